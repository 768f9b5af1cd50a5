import type { FormatKey, RepurposeSettings } from '@repurpose/contract';
import { DEFAULT_SETTINGS, FORMAT_KEYS } from '@repurpose/contract';
import type { WritingRequest } from '../formats/draft/writing-request.js';
import { finishDraft } from '../formats/finish/finish-draft.js';
import type { Output } from '../evaluate/evaluate.js';
import { readSource } from '../source/read-source.js';
import { writeOffline } from './write-offline.js';

/** The offline writer's outputs of a text, as they are delivered. */
export function outputsOf(
  content: string,
  settings: Partial<RepurposeSettings> = {},
  formats: readonly FormatKey[] = FORMAT_KEYS,
  variant = 0,
) {
  const source = readSource(content);
  const request: WritingRequest = {
    content,
    formats: [...formats],
    settings: { ...DEFAULT_SETTINGS, ...settings },
    variant,
  };
  const outputs: Output[] = formats.map((format) => ({
    format,
    ...finishDraft(writeOffline(request, source, format), source),
  }));
  return { source, outputs };
}
/** The text of one of them. */
export const textOf = (outputs: readonly Output[], format: FormatKey) =>
  outputs.find((each) => each.format === format)?.text ?? '';
