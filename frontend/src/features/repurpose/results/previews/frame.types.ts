import type { FormatKey } from '@repurpose/contract';
import { ruleOf, type Draft, type PreviewBlock } from '@repurpose/writing';

export type ScreenWidth = 'phone' | 'desktop';
export interface FrameProps {
  format: FormatKey;
  blocks: readonly PreviewBlock[];
  /** Null: the text is not made from a draft. */
  draft: Draft | null;
  width: ScreenWidth;
}

/** Characters that a reader sees before "more"; undefined: all. */
export function foldOf(format: FormatKey, part: string, width: ScreenWidth): number | undefined {
  const rule = ruleOf(format).parts[part];
  return width === 'desktop' ? (rule?.foldWide ?? rule?.fold) : rule?.fold;
}
