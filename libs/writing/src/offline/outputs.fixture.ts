import type { FormatKey, RepurposeSettings, TransformRequest } from '@repurpose/contract';
import { DEFAULT_SETTINGS, FORMAT_KEYS } from '@repurpose/contract';
import { finishDraft } from '../formats/finish/finish-draft.js';
import type { Output } from '../evaluate/evaluate.js';
import { readSource } from '../source/read-source.js';
import { writeOffline } from './write-offline.js';

/** What the offline writer makes of a text, each piece as it is delivered. */
export function outputsOf(
  content: string,
  settings: Partial<RepurposeSettings> = {},
  formats: readonly FormatKey[] = FORMAT_KEYS,
) {
  const source = readSource(content);
  const request: TransformRequest = {
    content,
    formats: [...formats],
    settings: { ...DEFAULT_SETTINGS, ...settings },
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
