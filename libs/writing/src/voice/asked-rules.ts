import { DEFAULT_VOICE_RULES, type AppliedVoice, type VoiceRule, type VoiceRules } from '@repurpose/contract';
import { languageOf } from '../languages/registry.js';
import type { Draft } from '../formats/draft/draft.types.js';
import { termsFor } from './merged-terms.js';

type Asked = Partial<Record<VoiceRule, boolean>>;

const ofStyle = (rules: VoiceRules): Asked => ({
  spelling: rules.spelling !== 'keep',
  contractions: rules.contractions !== 'keep',
  numerals: rules.numerals !== 'keep',
  'sentence-length': rules.sentenceWords !== null,
  'oxford-comma': rules.oxfordComma !== 'keep',
  'quote-marks': rules.quoteMarks !== 'keep',
});

/** Rules for parts that only some formats have. */
const ofParts = (rules: VoiceRules, draft: Draft): Asked => ({
  paragraphs: rules.paragraphSentences !== null && ('body' in draft || draft.format === 'medium'),
  greeting: (rules.greeting !== '' || rules.pleasantries === 'avoid') && draft.format === 'email',
  'sign-off': rules.signOff !== '' && ('callToAction' in draft || draft.format === 'podcast'),
  hashtags: rules.hashtagsAlways.length + rules.hashtagsNever.length > 0 && 'hashtags' in draft,
});

/** The rules that a voice applies to a draft, without those that only a model can follow. */
export function askedRules({ rules: own, terms }: AppliedVoice, draft: Draft, language: string): VoiceRule[] {
  const rules = { ...DEFAULT_VOICE_RULES, ...own };
  const spoken = termsFor(terms, language);
  const asked: Asked = {
    'banned-word': spoken.some(({ kind }) => kind === 'banned'),
    'preferred-word': spoken.some(({ kind }) => kind === 'preferred'),
    ...(languageOf(language).style !== undefined && ofStyle(rules)),
    readability: rules.lix !== null,
    exclamations: rules.exclamations !== 'keep',
    dashes: rules.dashes !== 'keep',
    emoji: rules.emoji !== 'keep' || rules.emojiAllowed.length > 0 || rules.emojiPer100Words !== null,
    ...ofParts(rules, draft),
  };
  return (Object.keys(asked) as VoiceRule[]).filter((rule) => asked[rule]);
}
