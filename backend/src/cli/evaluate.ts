import type { FormatKey, RepurposeSettings } from '@repurpose/contract';
import type { EvaluatedSource, Output } from '@repurpose/writing';
import { countDefects, evaluateOutputs, readSource, renderPage, renderTable } from '@repurpose/writing';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseWriter } from '../modules/transform/writer/writer.factory.js';
import type { WriterPort } from '../modules/transform/writer/writer.port.js';
import { UsageError, WRITING_OPTIONS, parseFormats, parseSettings } from './options.js';
import type { Terminal } from './terminal.js';
import { answer, envOf, readContent } from './terminal.js';

const USAGE =
  'usage: npm run eval -- FILE... [--writer offline|openai] [--html OUT] [--formats a,b] [--tone T] [--industry I] [--formality 25|50|75] [--length 25|50|75] [--json]';
const OPTIONS = { ...WRITING_OPTIONS, writer: { type: 'string' }, html: { type: 'string' } } as const;

interface Task {
  formats: FormatKey[];
  settings: RepurposeSettings;
}

async function evaluateFile(
  file: string,
  task: Task,
  writer: WriterPort,
  terminal: Terminal,
): Promise<EvaluatedSource & { ms: number }> {
  const content = await readContent(file, terminal);
  const source = readSource(content);
  const { signal } = new AbortController();
  const started = performance.now();
  const brief = await writer.brief({ content, ...task }, signal);
  const request = { content, ...task, ...(brief && { brief }) };
  const outputs: Output[] = [];
  for (const format of task.formats) {
    outputs.push({ format, ...(await writer.write(request, format, signal)) });
  }
  const ms = performance.now() - started;
  return {
    name: basename(file),
    language: source.language,
    outputs,
    metrics: evaluateOutputs(outputs, source, task.settings),
    ms,
  };
}

function writerFor(name: string | undefined, terminal: Terminal): WriterPort {
  if (name !== undefined && name !== 'offline' && name !== 'openai')
    throw new UsageError('--writer must be offline or openai');
  return chooseWriter(
    envOf(name === undefined ? terminal : { ...terminal, env: { ...terminal.env, WRITER: name } }),
  );
}

/** `npm run eval`. Exit code 0 without a defect, 1 with one, 2 wrong usage. */
export function runEvaluate(args: string[], terminal: Terminal): Promise<number> {
  const command = async (): Promise<number> => {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    if (positionals.length === 0) throw new UsageError('at least one FILE');
    const task = { formats: parseFormats(values.formats), settings: parseSettings(values) };
    const writer = writerFor(values.writer, terminal);
    const sources: (EvaluatedSource & { ms: number })[] = [];
    for (const file of positionals) {
      const source = await evaluateFile(file, task, writer, terminal);
      sources.push(source);
      if (!values.json) terminal.out(`${renderTable(source)}\n${Math.round(source.ms)} ms\n\n`);
    }
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
