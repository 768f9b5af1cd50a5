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
  /** Null: only reads the source. */
  draft: Draft | null;
  /** The version that is edited: a model's findings stay with their sentences, and a voice's changes are no claims. */
  edited?: Pick<OutputState, 'draft' | 'checks'> | null;
}
export interface CheckAnswer {
  /** Of the source. */
  language: string;
  claims: Claim[] | null;
  /** Per sentence of the draft. */
  origins: SentenceOrigin[] | null;
}

let last: { content: string; source: Promise<Source> } | null = null;

/** As the server does. The source is read once for all drafts. */
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
 * Loads the 0.6 MB language model only if neither script nor common words show the language. If that fails, the
 * language is a guess.
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
