import type { AppliedVoice, Claim } from '@repurpose/contract';
import { checkDraft, type FinishedDraft } from '../formats/finish/check-draft.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { finishDraft } from '../formats/finish/finish-draft.js';
import { repairDraft } from '../formats/finish/repair-draft.js';
import { layoutDraft } from '../formats/draft/layout.js';
import { renderSaid } from '../formats/draft/render-draft.js';
import type { Source } from '../source/source.types.js';
import { applyVoice, type VoicedDraft } from './apply-voice.js';
import { likenessOf } from './fingerprint.js';

const keyOf = ({ kind, text }: Claim): string => `${kind} ${text}`;

/**
 * The checks of a voiced draft, in which a claim that the draft supported before stays supported: the words of a brand are no
 * claims, and `applyVoice` changes nothing else.
 */
function withSupport(voiced: FinishedDraft, before: () => FinishedDraft): FinishedDraft {
  if (voiced.checks.unsupportedClaims === 0) return voiced;
  const plain = before().checks;
  const supported = new Map(plain.claims.map((claim) => [keyOf(claim), claim.source]));
  const isContradicted = plain.claims.some(({ kind }) => kind === 'statement');
  const claims = voiced.checks.claims
    .filter(({ kind }) => kind !== 'statement' || isContradicted)
    .map((claim) => ({ ...claim, source: claim.source ?? supported.get(keyOf(claim)) ?? null }));
  const { unsupportedClaims } = plain;
  return { ...voiced, checks: { ...voiced.checks, claims, unsupportedClaims } };
}

/** `finishDraft` in a brand's voice: the checks name what the voice changed. Without a voice it is `finishDraft`. */
export function finishInVoice(draft: Draft, source: Source, voice?: AppliedVoice | null): FinishedDraft {
  if (voice === undefined || voice === null) return finishDraft(draft, source);
  const { draft: before } = repairDraft(draft, source);
  return checkInVoice({ before, ...applyVoice(before, voice, source) }, voice, source);
}

/** The checks of a draft that a voice has changed from `before`. */
export function checkInVoice(
  { before, draft, changes, kept }: VoicedDraft & { before: Draft },
  voice: AppliedVoice,
  source: Source,
): FinishedDraft {
  const checked = withSupport(checkDraft(draft, source), () => checkDraft(before, source));
  const said = renderSaid(layoutDraft(draft, source.language));
  const { id: voiceId, version, name } = voice;
  const { likeness, traits } = likenessOf(said, source.language, voice.fingerprint);
  return {
    ...checked,
    checks: { ...checked.checks, voice: { voiceId, version, name, changes, kept, likeness, traits } },
  };
}
