import { FORMATS, type AppliedVoice, type FormatKey, type OutputChecks } from '@repurpose/contract';
import type { WritingRequest } from '@repurpose/writing';
import { parseArgs } from 'node:util';
import { withTextWork } from '../modules/transform/text-work/text-work-pool.js';
import { voiceOfFile } from '../modules/transform/voices/voice-file.js';
import { chooseWriter } from '../modules/transform/writer/writer.factory.js';
import type { WriterPort } from '../modules/transform/writer/writer.port.js';
import { UsageError, WRITING_OPTIONS, parseFormats, parseSettings } from './options.js';
import { findCommand, transformRemotely } from './remote-commands.js';
import { Remote, REMOTE_OPTIONS } from './remote.js';
import { answer, envOf, InputError, readContent, readText, type Terminal } from './terminal.js';

const USAGE = `usage: npm run repurpose -- FILE|- [--formats a,b] [--tone T] [--industry I] [--formality 25|50|75] [--length 25|50|75] [--voice VOICE.json] [--json]
   with a server: … --remote URL [--key-file FILE]   (the key: REPURPOSE_API_KEY, or a file of mode 0600; --voice takes an id)
                  npm run repurpose -- status ID | credits | check SOURCE TEXT  --remote URL [--json]`;

interface Result {
  transformedContent: Partial<Record<FormatKey, string>>;
  checks: Partial<Record<FormatKey, OutputChecks>>;
  failures: { format: FormatKey; message: string }[];
}

async function writeAll(writer: WriterPort, request: WritingRequest): Promise<Result> {
  const result: Result = { transformedContent: {}, checks: {}, failures: [] };
  const { signal } = new AbortController();
  const brief = await writer.brief(request, signal);
  const briefed = brief ? { ...request, brief } : request;
  const writeOne = async (format: FormatKey): Promise<void> => {
    try {
      const { text, checks } = await writer.write(briefed, format, signal);
      result.transformedContent[format] = text;
      result.checks[format] = checks;
    } catch (error) {
      result.failures.push({ format, message: error instanceof Error ? error.message : String(error) });
    }
  };
  await Promise.all(request.formats.map(writeOne));
  return result;
}

function print({ transformedContent }: Result, formats: readonly FormatKey[], { out }: Terminal): void {
  for (const format of formats) {
    const text = transformedContent[format];
    if (text !== undefined) out(`=== ${FORMATS[format].label} ===\n\n${text}\n\n`);
  }
}

/** Exit code: 0 all written, 1 not all, 2 wrong usage, 3 the server refused or is unreachable. */
export function runRepurpose(args: string[], terminal: Terminal): Promise<number> {
  const command = async (): Promise<number> => {
    const options = { ...WRITING_OPTIONS, ...REMOTE_OPTIONS, voice: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const remote = values.remote === undefined ? null : await Remote.open(values, terminal);
    const output = { terminal, isJson: values.json ?? false };
    const [file] = positionals;
    const asked = remote && findCommand(positionals);
    if (remote && asked) return asked(remote, output);
    if (file === undefined || positionals.length > 1)
      throw new UsageError('exactly one FILE, or - for standard input');
    const formats = parseFormats(values.formats);
    const settings = parseSettings(values);
    const request = { content: await readContent(file, terminal), formats, settings };
    const voiceId = values.voice;
    if (remote) {
      const asked = voiceId === undefined ? settings : { ...settings, voiceId };
      return transformRemotely(remote, { ...request, settings: asked }, output);
    }
    const env = envOf(terminal);
    const voice = voiceId === undefined ? null : await readVoice(voiceId, terminal);
    const result = await withTextWork((textWork) =>
      writeAll(chooseWriter(env, textWork), { ...request, voice }),
    );
    if (values.json) terminal.out(`${JSON.stringify(result, null, 2)}\n`);
    else print(result, formats, terminal);
    for (const { format, message } of result.failures) terminal.err(`${format}: ${message}`);
    return result.failures.length > 0 ? 1 : 0;
  };
  return answer(command, USAGE, terminal);
}

async function readVoice(file: string, terminal: Terminal): Promise<AppliedVoice> {
  const text = await readText(file, terminal);
  try {
    return await voiceOfFile(file, JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof SyntaxError ? 'it is not JSON' : cause instanceof Error ? cause.message : '';
    throw new InputError(`${file}: ${why}`, { cause });
  }
}
