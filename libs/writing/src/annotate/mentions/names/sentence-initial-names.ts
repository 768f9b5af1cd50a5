import { languageOf } from '../../../languages/registry.js';

const APPOSITION =
  /^, (?:an? |the |who |whose |based |born |chief |head |director |el |la |un |una |que |le |l['’]|une |qui |il |lo |che |o |um |uma |de |het |een |die |der |das |eine? |deren |dessen |Chef|Leiter)/u;
/** Letters that forms of a word share: `visitors` and `visit`. */
const SHARED_LETTERS = 4;

export interface SentenceInitialWord {
  word: string;
  behind: string;
  language: string;
  isBegun: (letters: string) => boolean;
}

/** Whether a single word that opens a sentence can only be a name; false in languages without `nameGrammar`. */
export function isSentenceInitialName({ word, behind, language, isBegun }: SentenceInitialWord): boolean {
  const grammar = languageOf(language).nameGrammar;
  const small = word.toLowerCase();
  if (grammar === undefined || !/^\p{Lu}\p{Ll}{2,}$/u.test(word)) return false;
  const isCommon =
    grammar.common.has(small) || grammar.endings.test(small) || isBegun(small.slice(0, SHARED_LETTERS));
  const [did = ''] = /^ \p{L}+/u.exec(behind) ?? [];
  if (isCommon || grammar.doing?.test(small + did)) return false;
  return grammar.verbs.test(behind) || APPOSITION.test(behind) || grammar.owner?.test(behind) === true;
}
