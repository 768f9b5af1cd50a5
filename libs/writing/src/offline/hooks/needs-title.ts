import { leansOnIt } from '../../annotate/discourse/self-contained.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis } from '../analysis.types.js';

/** "My grandmother made these on Fridays": without the noun that says what they are. */
const BARE = /\b(?:these|those)\b(?= (?:on|in|at|when|for|from|with|and|every|all)\b|[,.;])|\bthe title\b/iu;
/** "This book was eye-opening": the title is its name. */
const THIS = /\bthis (?:book|film|movie|album|novel|game|app|show|play|exhibition|restaurant)\b/iu;

/** "I first noticed it on the way home": a first line that its title explains. */
export const needsTitle = (first: Unit | undefined, { title, language }: Analysis): boolean =>
  first !== undefined &&
  title !== '' &&
  language === 'en' &&
  (leansOnIt(first.text) || BARE.test(first.text) || THIS.test(first.text));
