import type { Claim } from '@repurpose/contract';
import {
  carryFindings,
  checkDraft,
  readSourceBy,
  sentenceOrigins,
  type Draft,
  type SentenceOrigin,
  type Source,
} from '@repurpose/writing';

export interface CheckRequest {
  content: string;
  /** Null: only the source is read. */
  draft: Draft | null;
  /** Of the version that is edited: a model's findings stay with their sentences. */
  earlier?: readonly Claim[];
}
export interface CheckAnswer {
  /** Of the source. */
  language: string;
  claims: Claim[] | null;
  /** Where each sentence of the draft comes from. */
  origins: SentenceOrigin[] | null;
}

let last: { content: string; source: Promise<Source> } | null = null;

/** Reads a source and checks a draft against it, as the server does. The source is read once for all drafts. */
export async function answerCheck({ content, draft, earlier = [] }: CheckRequest): Promise<CheckAnswer> {
  if (last?.content !== content) last = { content, source: read(content) };
  const source = await last.source;
  return {
    language: source.language,
    claims: draft && claimsOf(draft, earlier, source),
    origins: draft && sentenceOrigins(draft, source, content),
  };
}

function claimsOf(draft: Draft, earlier: readonly Claim[], source: Source): Claim[] {
  const { text, checks } = checkDraft(draft, source);
  return carryFindings(earlier, text, checks).claims;
}

/**
 * Fetches the 0.6 MB language model only if neither script nor common words show the content's language. If that fails,
 * the language is a guess.
 */
async function read(content: string): Promise<Source> {
  let needsModel = false;
  const source = readSourceBy(() => {
    needsModel = true;
    return undefined;
  }, content);
  if (!needsModel) return source;
  try {
    const { languageModel } = await import('./language-model.js');
    return readSourceBy(languageModel, content);
  } catch {
    return source;
  }
}
