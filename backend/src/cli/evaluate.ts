import type { FormatKey } from '@repurpose/contract';
import type { EvaluatedSource, Output } from '@repurpose/writing';
import {
  countDefects,
  evaluateOutputs,
  readSource,
  renderPage,
  renderTable,
  traceOf,
} from '@repurpose/writing';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Env } from '../config/env.js';
import { withTextWork } from '../modules/transform/text-work/text-work-pool.js';
import { chooseWriter } from '../modules/transform/writer/writer.factory.js';
import type { WriterPort } from '../modules/transform/writer/writer.port.js';
import { judgeFiles } from './judge.js';
import { UsageError, WRITING_OPTIONS, parseFormats, parseSettings, type Task } from './options.js';
import type { Terminal } from './terminal.js';
import { answer, envOf, readContent } from './terminal.js';

const USAGE =
  'usage: npm run eval -- FILE... [--writer offline|openai] [--html OUT] [--formats a,b] [--tone T] [--industry I] [--formality 25|50|75] [--length 25|50|75] [--explain FORMAT] [--json]\n       npm run eval -- FILE... --judge [--against DIR] …   (a model grades its outputs and the built-in writer’s, or DIR/FORMAT.txt)';
const OPTIONS = {
  ...WRITING_OPTIONS,
  writer: { type: 'string' },
  html: { type: 'string' },
  explain: { type: 'string' },
  judge: { type: 'boolean' },
  against: { type: 'string' },
} as const;

type MeasuredSource = EvaluatedSource & { ms: number; traces: string[] };

async function evaluateFile(
  file: string,
  task: Task,
  writer: WriterPort,
  terminal: Terminal,
): Promise<MeasuredSource> {
  const content = await readContent(file, terminal);
  const source = readSource(content);
  const { signal } = new AbortController();
  const started = performance.now();
  const brief = await writer.brief({ content, ...task }, signal);
  const request = { content, ...task, ...(brief && { brief }) };
  const write = async (format: FormatKey): Promise<Output> => ({
    format,
    ...(await writer.write(request, format, signal)),
  });
  const outputs = await Promise.all(task.formats.map(write));
  const ms = performance.now() - started;
  return {
    name: basename(file),
    language: source.language,
    outputs,
    metrics: evaluateOutputs(outputs, source, task.settings),
    ms,
    traces: outputs.map((output) => traceOf(output, source)),
  };
}

function envFor(name: string | undefined, terminal: Terminal): Env {
  if (name !== undefined && name !== 'offline' && name !== 'openai')
    throw new UsageError('--writer must be offline or openai');
  return envOf(name === undefined ? terminal : { ...terminal, env: { ...terminal.env, WRITER: name } });
}

async function evaluateFiles(
  files: readonly string[],
  task: Task,
  writer: WriterPort,
  { terminal, show }: { terminal: Terminal; show: (source: MeasuredSource) => void },
): Promise<MeasuredSource[]> {
  const sources: MeasuredSource[] = [];
  for (const file of files) {
    const source = await evaluateFile(file, task, writer, terminal);
    sources.push(source);
    show(source);
  }
  return sources;
}

/** Exit code: 0 no defect, 1 a defect, 2 wrong usage; with --judge, see `judgeFiles`. */
export function runEvaluate(args: string[], terminal: Terminal): Promise<number> {
  const command = async (): Promise<number> => {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (positionals.length === 0) throw new UsageError('at least one FILE');
    const task = { formats: parseFormats(values.explain ?? values.formats), settings: parseSettings(values) };
    const env = envFor(values.writer, terminal);
    if (values.against !== undefined && !values.judge) throw new UsageError('--against needs --judge');
    if (values.judge && (values.html !== undefined || values.explain !== undefined))
      throw new UsageError('--judge prints a table or --json, without --html or --explain');
    if (values.judge) return judgeFiles(positionals, task, { ...values, env, terminal });
    const show = (source: MeasuredSource): void => {
      if (values.json) return;
      terminal.out(`${renderTable(source)}\n${Math.round(source.ms)} ms\n\n`);
      if (values.explain !== undefined) terminal.out(`${source.traces.join('\n\n')}\n\n`);
    };
    const sources = await withTextWork((textWork) =>
      evaluateFiles(positionals, task, chooseWriter(env, textWork), { terminal, show }),
    );
    const defects = sources.reduce((sum, { metrics }) => sum + countDefects(metrics), 0);
    const rows = sources.map(({ name, language, metrics, ms }) => ({ name, language, ms, metrics }));
    terminal.out(
      values.json
        ? `${JSON.stringify({ sources: rows, defects }, null, 2)}\n`
        : `${defects} defects in ${sources.length} files\n`,
    );
    if (values.html !== undefined) await writeFile(values.html, renderPage(sources));
    return defects > 0 ? 1 : 0;
  };
  return answer(command, USAGE, terminal);
}
