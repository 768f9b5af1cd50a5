import type { FormatKey } from '@repurpose/contract';
import {
  buildJudgePrompt,
  COMPARISON_SCHEMA,
  judge,
  parseComparison,
  readJson,
  readSource,
  renderJudgement,
  totalsOf,
  type Comparison,
  type JudgedFormat,
  type JudgedSource,
  type Pairing,
  type Source,
  type WritingRequest,
} from '@repurpose/writing';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Env } from '../config/env.js';
import { SETTINGS } from '../config/settings.js';
import { withTextWork, type TextWorkPool } from '../modules/transform/text-work/text-work-pool.js';
import { messagesOf, type OpenAiClient } from '../modules/transform/writer/openai.client.js';
import { OfflineWriter } from '../modules/transform/writer/offline.writer.js';
import { withRetries } from '../modules/transform/writer/call-writer.js';
import { chooseWriter, openAiClient } from '../modules/transform/writer/writer.factory.js';
import type { WriterPort } from '../modules/transform/writer/writer.port.js';
import { UsageError, type Task } from './options.js';
import { readContent, type Terminal } from './terminal.js';

interface JudgeOptions {
  env: Env;
  terminal: Terminal;
  against?: string | undefined;
  json?: boolean | undefined;
}

interface JudgedFile {
  request: WritingRequest;
  source: Source;
  client: OpenAiClient;
}

type Texts = (format: FormatKey) => Promise<string>;

const { signal } = new AbortController();

/** In both orders: two calls per format. Exit code: 0 every format was judged, else 1. @throws UsageError */
export async function judgeFiles(
  files: readonly string[],
  task: Task,
  options: JudgeOptions,
): Promise<number> {
  const { env, terminal, against, json } = options;
  if (env.WRITER !== 'openai')
    throw new UsageError('--judge needs a model: set WRITER=openai and OPENAI_API_KEY or OPENAI_BASE_URL');
  if (against !== undefined && files.length > 1) throw new UsageError('--against takes one FILE');
  const formats =
    against === undefined
      ? task.formats
      : task.formats.filter((format) => existsSync(join(against, `${format}.txt`)));
  if (formats.length === 0) throw new UsageError(`${against ?? ''} has no FORMAT.txt of these formats`);
  const sources: JudgedSource[] = [];
  for (const file of files) {
    const work = (textWork: TextWorkPool) => judgeFile(file, { ...task, formats }, options, textWork);
    const source = await withTextWork(work);
    sources.push(source);
    if (!json) terminal.out(`${renderJudgement(source)}\n\n`);
  }
  if (json) terminal.out(`${JSON.stringify({ sources: sources.map(withTotals) }, null, 2)}\n`);
  return sources.some((source) => source.formats.some((each) => 'failure' in each)) ? 1 : 0;
}

async function judgeFile(
  file: string,
  task: Task,
  { env, terminal, against }: JudgeOptions,
  textWork: TextWorkPool,
): Promise<JudgedSource> {
  const content = await readContent(file, terminal);
  const source = readSource(content);
  // The entailment check changes no text, so it would be paid for nothing.
  const writer = chooseWriter({ ...env, OPENAI_ENTAILMENT: 'false' }, textWork);
  const brief = await writer.brief({ content, ...task }, signal);
  const request = { content, ...task, ...(brief && { brief }) };
  const judged = { request, source, client: openAiClient(env) };
  const texts = textsOf(writer, request);
  const others =
    against === undefined
      ? textsOf(new OfflineWriter(textWork), request)
      : (format: FormatKey) => readContent(join(against, `${format}.txt`), terminal);
  const formats: JudgedFormat[] = [];
  for (const format of task.formats) {
    terminal.progress?.(`${basename(file)}: ${format}`);
    formats.push(await judgeFormat(format, judged, texts, others));
  }
  terminal.progress?.('');
  const sides = { writer: env.OPENAI_MODEL, other: against === undefined ? 'built-in' : basename(against) };
  return { name: basename(file), language: source.language, judge: env.OPENAI_MODEL, sides, formats };
}

const textsOf =
  (writer: WriterPort, request: WritingRequest): Texts =>
  async (format) => {
    const write = () => writer.write(request, format, signal);
    return (await withRetries(write, SETTINGS.transform.providerRetry, signal)).text;
  };

async function judgeFormat(
  format: FormatKey,
  judged: JudgedFile,
  ...written: [writer: Texts, other: Texts]
): Promise<JudgedFormat> {
  try {
    const [writer, other] = await Promise.all(written.map((texts) => texts(format)));
    const texts = { writer: writer ?? '', other: other ?? '' };
    const [first, swapped] = await Promise.all([
      compare({ format, a: texts.writer, b: texts.other }, judged),
      compare({ format, a: texts.other, b: texts.writer }, judged),
    ]);
    return { format, ...judge(first, swapped, texts) };
  } catch (error) {
    return { format, failure: error instanceof Error ? error.message : String(error) };
  }
}

function compare(pairing: Pairing, { request, source, client }: JudgedFile): Promise<Comparison> {
  const fence = randomBytes(12).toString('base64url');
  const messages = messagesOf(buildJudgePrompt(source, request.brief ?? null, pairing, fence));
  const origin = { requestId: null, plan: 'free' } as const;
  const ask = { kind: 'judge', schema: COMPARISON_SCHEMA, messages, origin, signal };
  const call = async () => parseComparison(readJson(await client.ask(ask)));
  return withRetries(call, SETTINGS.transform.providerRetry, signal);
}

function withTotals(source: JudgedSource): object {
  const judged = source.formats.flatMap((each) => ('failure' in each ? [] : [each]));
  return { ...source, totals: { writer: totalsOf(judged, 'writer'), other: totalsOf(judged, 'other') } };
}
