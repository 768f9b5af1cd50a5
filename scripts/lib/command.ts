/* Runs a command of the backend (`backend/src/cli`) on a current build; build output does not go to its stdout. */
import { ensureBuilt } from './nx.ts';
import { withEnvFile } from './env-file.ts';

console.log = console.error;

interface Terminal {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadStream;
  out: (text: string) => void;
  err: (line: string) => void;
  progress?: (line: string) => void;
}
type Command = (args: string[], terminal: Terminal) => Promise<number>;

/** `load` imports the command; it is called after the build. */
export async function runCommand(load: () => Promise<Command>): Promise<void> {
  await ensureBuilt(['backend']);
  const command = await load();
  process.exitCode = await command(process.argv.slice(2), {
    env: withEnvFile(process.env),
    stdin: process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (line) => void process.stderr.write(`${line}\n`),
    ...(process.stderr.isTTY && { progress: (line) => void process.stderr.write(`\r\x1b[K${line}`) }),
  });
}
