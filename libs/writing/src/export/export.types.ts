import type { FormatKey } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';

export type ExportKind = 'txt' | 'md' | 'html';

export interface ExportInput {
  /** Title of the page; not part of the text. */
  title: string;
  format: FormatKey;
  text: string;
  /** Its draft, if at hand: headings are then known, not guessed. */
  draft?: Draft;
  /** The brand voice that it is in. */
  voice?: { name: string; version: number };
}

/** "House, version 3". */
export const voiceLabel = ({ name, version }: { name: string; version: number }): string =>
  `${name}, version ${version}`;
