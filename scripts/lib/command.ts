/* Runs a command of the backend (`backend/src/cli`) on a fresh build; what the build says is not the command's output. */
import { ensureBuilt } from './build.mjs';
import { withEnvFile } from './env-file.mjs';

console.log = console.error;

export async function runCommand(file, name) {
  await ensureBuilt('backend');
  const commands = await import(`../backend/dist/cli/${file}.js`);
  process.exitCode = await commands[name](process.argv.slice(2), {
    env: withEnvFile(process.env),
    stdin: process.stdin,
    out: (text) => process.stdout.write(text),
    err: (line) => process.stderr.write(`${line}\n`),
  });
}
