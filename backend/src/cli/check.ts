import { explainClaims, readSource, type ExplainedClaim } from '@repurpose/writing';
import { parseArgs } from 'node:util';
import { UsageError } from './options.js';
import type { Terminal } from './terminal.js';
import { InputError, answer, readContent } from './terminal.js';

const USAGE = 'usage: npm run check -- SOURCE TEXT [--json]   (- for standard input, once)';

function print(claims: readonly ExplainedClaim[], { out }: Terminal): void {
  for (const { supported, kind, text, reason } of claims)
    out(`${supported ? '✓' : '✗'} ${kind.padEnd(7)} ${text}\n${supported ? '' : `  ${reason}\n`}`);
  const wrong = claims.filter(({ supported }) => !supported).length;
  out(`${claims.length} claims, ${wrong} without support\n`);
}

/** `npm run check`. Exit code: 0 every claim supported, 1 not all, 2 wrong usage or an unreadable file. */
export function runCheck(args: string[], terminal: Terminal): Promise<number> {
  const command = async (): Promise<number> => {
    const { values, positionals } = parseArgs({
      args,
      options: { json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [source, text] = positionals;
    if (
      source === undefined ||
      text === undefined ||
      positionals.length > 2 ||
      (source === '-' && text === '-')
    )
      throw new UsageError('a SOURCE and a TEXT');
    const claims = explainClaims(
      await readText(text, terminal),
      readSource(await readText(source, terminal)),
    );
    if (values.json) terminal.out(`${JSON.stringify({ claims }, null, 2)}\n`);
    else print(claims, terminal);
    return claims.every(({ supported }) => supported) ? 0 : 1;
  };
  return answer(command, USAGE, terminal);
}

/** An unreadable file exits with 2, because 1 means that a claim is unsupported. */
async function readText(file: string, terminal: Terminal): Promise<string> {
  try {
    return await readContent(file, terminal);
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(error.message);
    throw error;
  }
}
