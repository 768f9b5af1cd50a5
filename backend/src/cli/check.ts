import { explainClaims, readSource, type ExplainedClaim } from '@repurpose/writing';
import { parseArgs } from 'node:util';
import { withTextWork } from '../modules/transform/text-work/text-work-pool.js';
import { chooseEntailmentCheck } from '../modules/transform/writer/writer.factory.js';
import { UsageError } from './options.js';
import { InputError, type Terminal, answer, envOf, json, printClaims, readContent } from './terminal.js';

const USAGE = 'usage: npm run check -- SOURCE TEXT [--json]   (- for standard input, once)';

/** Exit code: 0 every claim supported, 1 not all, 2 wrong usage or an unreadable file. */
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
    const content = await readText(source, terminal);
    const checked = await readText(text, terminal);
    const stated = explainClaims(checked, readSource(content));
    const claims = [...stated, ...(await askModel(content, checked, stated, terminal))].sort(
      (a, b) => a.start - b.start || b.end - a.end,
    );
    if (values.json) terminal.out(json({ claims }));
    else printClaims(claims, terminal);
    return claims.every(({ supported }) => supported) ? 0 : 1;
  };
  return answer(command, USAGE, terminal);
}

async function askModel(
  content: string,
  text: string,
  stated: readonly ExplainedClaim[],
  terminal: Terminal,
): Promise<ExplainedClaim[]> {
  if (terminal.env.OPENAI_ENTAILMENT !== 'true') return [];
  const env = envOf(terminal);
  const claims = stated.map(({ sourceSpan, ...claim }) => ({ ...claim, source: sourceSpan }));
  const origin = { requestId: null, plan: 'free' } as const;
  const { signal } = new AbortController();
  const found = await withTextWork(
    async (textWork) =>
      (await chooseEntailmentCheck(env, textWork)?.find({ content, text, claims }, signal, origin)) ?? [],
  );
  return found.map(({ source: sourceSpan, ...claim }) => ({ ...claim, supported: false, sourceSpan }));
}

/** Exits with 2: 1 means an unsupported claim. */
async function readText(file: string, terminal: Terminal): Promise<string> {
  try {
    return await readContent(file, terminal);
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(error.message);
    throw error;
  }
}
