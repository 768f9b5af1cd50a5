import type { AppliedVoice } from '@repurpose/contract';
import { voiceOfFile } from '../modules/transform/voices/voice-file.js';
import { InputError, readText, type Terminal } from './terminal.js';

export async function readVoice(file: string, terminal: Terminal): Promise<AppliedVoice> {
  const text = await readText(file, terminal);
  try {
    return await voiceOfFile(file, JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof SyntaxError ? 'it is not JSON' : cause instanceof Error ? cause.message : '';
    throw new InputError(`${file}: ${why}`, { cause });
  }
}
