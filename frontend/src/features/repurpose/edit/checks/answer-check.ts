import type { Claim, OutputState } from '@repurpose/contract';
import {
  carryFindings,
  carryVoice,
  checkVoiced,
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
  /** The version that is edited: a model's findings stay with their sentences, and a voice's changes are no claims. */
  edited?: Pick<OutputState, 'draft' | 'checks'> | null;
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
export async function answerCheck({ content, draft, edited = null }: CheckRequest): Promise<CheckAnswer> {
  if (last?.content !== content) last = { content, source: read(content) };
  const source = await last.source;
  return {
    language: source.language,
    claims: draft && claimsOf(draft, edited, source),
    origins: draft && sentenceOrigins(draft, source, content),
  };
}

function claimsOf(draft: Draft, edited: CheckRequest['edited'], source: Source): Claim[] {
  const { voice, claims = [] } = edited?.checks ?? {};
  // Stored drafts have the shape of their format.
  const carried = edited && voice && carryVoice(voice, edited.draft as Draft, draft);
  const { text, checks } = checkVoiced(draft, source, carried ?? undefined);
  return carryFindings(claims, text, checks).claims;
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
