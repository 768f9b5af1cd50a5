import type { FormatKey } from '@repurpose/contract';
import { ruleOf, type Draft, type PreviewBlock } from '@repurpose/writing';

export type ScreenWidth = 'phone' | 'desktop';
export interface FrameProps {
  format: FormatKey;
  /** The whole output, part by part. */
  blocks: readonly PreviewBlock[];
  /** Null when the text is not, or no longer, laid out from a draft. */
  draft: Draft | null;
  width: ScreenWidth;
}

/** How many characters of a part a reader sees before "more" on such a screen; undefined: all. */
export function foldOf(format: FormatKey, part: string, width: ScreenWidth): number | undefined {
  const rule = ruleOf(format).parts[part];
  return width === 'desktop' ? (rule?.foldWide ?? rule?.fold) : rule?.fold;
}
