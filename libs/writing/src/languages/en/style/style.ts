import type { Edit, StyleRules } from '../../style.types.js';
import { contractionEdits, isContractible, isContraction } from './contractions.js';
import { asFigures, numeralEdits } from './numerals.js';
import { oxfordCommaEdits } from './oxford-comma.js';
import { quoteMarkEdits } from './quote-marks.js';
import { contract, expand } from './register.js';
import { sentenceLengthEdits } from './sentence-length.js';
import { respelledWords, spellingEdits } from './spelling.js';

const ARTICLE = /(?<![\p{L}\p{N}])(?<article>an?) $/iu;
const startsWithVowel = (word: string): boolean =>
  /^(?:[aeio]|u(?!ni|s[ei]|k|ti|ro)|hour|hono|heir)/iu.test(word) && !/^(?:eu|one\b|once)/iu.test(word);

/** "a leverage" → "a use": the article before a replaced word follows its sound. */
function withArticle(text: string, edit: Edit): Edit {
  const said = ARTICLE.exec(text.slice(Math.max(0, edit.start - 4), edit.start))?.groups?.['article'];
  if (said === undefined || edit.after === null) return edit;
  const article = startsWithVowel(edit.after) ? `${said.charAt(0)}n` : said.charAt(0);
  if (article === said) return edit;
  return { ...edit, start: edit.start - said.length - 1, after: `${article} ${edit.after}` };
}

const PAIRS: StyleRules['pairs'] = [
  { plain: 'But', other: 'However,', isCaseSensitive: true },
  { plain: 'Also,', other: 'Additionally,|In addition,', isCaseSensitive: true },
  { plain: 'So', other: 'Therefore,|Consequently,|As a result,', isOneWay: true, isCaseSensitive: true },
  { plain: 'for example', other: 'for instance' },
  { plain: 'maybe', other: 'perhaps' },
  { plain: 'kids', other: 'children' },
  { plain: 'lots of', other: 'a lot of' },
  { plain: 'toward', other: 'towards' },
  { plain: 'among', other: 'amongst' },
  { plain: 'website', other: 'web site' },
  { plain: 'email', other: 'e-mail' },
  { plain: 'okay', other: 'OK' },
];

export const style: StyleRules = {
  spellingEdits,
  respelledWords,
  contractionEdits,
  isContraction,
  isContractible,
  contract,
  expand,
  numeralEdits,
  asFigures,
  sentenceLengthEdits,
  oxfordCommaEdits,
  quoteMarkEdits,
  withArticle,
  functionWords: {
    600: 'the',
    280: 'of and to',
    200: 'a in',
    100: 'is for that',
    70: 'was with be on',
    50: 'as by are this at not but have from',
    35: 'which or had an were',
    25: 'all there been has will would can if what more who',
    17: 'when so up out no some into about could then',
    12: 'other these do only than also any just may did should now those how very',
    8: 'because after most over such many even between through where still here must however',
    5: 'both each while without since before down again does too being during although why every within yet might off another',
    3: 'though against under already until whether rather quite either once always often never',
  },
  pairs: PAIRS,
};
