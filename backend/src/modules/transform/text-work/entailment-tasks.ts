import type { Claim } from '@repurpose/contract';
import {
  buildEntailmentPrompt,
  entailmentClaims,
  entailmentItems,
  parseVerdicts,
  readJson,
  saidText,
  type Draft,
  type EntailmentItem,
  type ModelFinding,
  type Prompt,
} from '@repurpose/writing';
import type { SourceCache } from './source-cache.js';
import { nameOf } from './writing-tasks.js';

/** With a draft, text that its layout adds is not asked about. */
export interface CheckedAgainst {
  content: string;
  text: string;
  draft?: Draft;
  claims: readonly Claim[];
}

export function entailmentPrompt(
  sources: SourceCache,
  input: { checked: CheckedAgainst; fence: string; maxTokens: number },
): { prompt: Prompt; items: EntailmentItem[] } | null {
  const { content, text, draft, claims } = input.checked;
  const source = sources.read(content);
  const said = draft ? saidText(draft, source.language) : text;
  const items = entailmentItems(said, claims, source, input.maxTokens);
  return items.length === 0 ? null : { prompt: buildEntailmentPrompt(items, input.fence), items };
}

export function readVerdicts(
  sources: SourceCache,
  { content, items, answer }: { content: string; items: readonly EntailmentItem[]; answer: string },
): ModelFinding[] | { failure: string } {
  try {
    return entailmentClaims(items, parseVerdicts(readJson(answer)), sources.read(content));
  } catch (error) {
    return { failure: nameOf(error) };
  }
}
