import type { VoiceException, VoiceHit, VoiceRule } from '@repurpose/contract';
import { Note } from '../ui/note.js';

export const RULE_NAMES: Readonly<Record<VoiceRule, string>> = {
  'banned-word': 'Never used',
  'preferred-word': 'Preferred word',
  spelling: 'Spelling',
  contractions: 'Contractions',
  'oxford-comma': 'Comma in a series',
  numerals: 'Numbers',
  'quote-marks': 'Quotation marks',
  'sentence-length': 'Sentence length',
  readability: 'Readability',
  paragraphs: 'Paragraphs',
  exclamations: 'Exclamation marks',
  dashes: 'Dashes',
  emoji: 'Emoji',
  greeting: 'Greeting',
  'sign-off': 'Sign-off',
  hashtags: 'Hashtags',
};

/** Why a place was not changed. */
const EXCEPTION_NAMES: Readonly<Record<VoiceException, string>> = {
  quotation: 'in a quotation',
  name: 'part of a name',
  fact: 'part of a fact',
  link: 'in a link, handle or hashtag',
  protected: 'never changed',
  limit: 'no room within the limit',
  'no-replacement': 'no replacement given',
  source: 'the words are those of your text',
};

const hitText = ({ segment, text, rule, kept }: VoiceHit): string =>
  segment === ''
    ? `${RULE_NAMES[rule]}: ${text}; ${EXCEPTION_NAMES[kept]}.`
    : `“${text}” was left: ${EXCEPTION_NAMES[kept]} (${RULE_NAMES[rule].toLowerCase()}).`;

export const KeptWords = ({ kept }: { kept: readonly VoiceHit[] }) =>
  kept.map((hit, at) => <Note key={`${hit.segment} ${at}`}>{hitText(hit)}</Note>);
