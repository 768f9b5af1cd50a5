import type { FormatKey } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';

export type ExportKind = 'txt' | 'md' | 'html';

export interface ExportInput {
  /** The title of the page; not part of the text. */
  title: string;
  format: FormatKey;
  text: string;
  /** The draft, if known; without it headings are guessed. */
  draft?: Draft;
  voice?: { name: string; version: number };
}

/** "House, version 3". */
export const voiceLabel = ({ name, version }: { name: string; version: number }): string =>
  `${name}, version ${version}`;
