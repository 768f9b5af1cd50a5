import { linksInSentences } from '../../annotate/discourse/linked-pages.js';
import { isUrl } from '../draft/is-url.js';
import { onceFor } from '../../text/once-for.js';
import type { Source } from '../../source/source.types.js';
import { withLinks } from '../draft/draft-links.js';
import type { Draft, DraftLink } from '../draft/draft.types.js';

/** Texts for people have fewer. */
const MOST_LINKS = 500;
const MOST_CHARS = 200;

/** Whether a link can be followed from elsewhere, and is on words: an address is a link anyway. */
const isOnWords = ({ text, url }: DraftLink): boolean =>
  /\p{L}/u.test(text) && text.length <= MOST_CHARS && !text.includes('://') && isUrl(url);

const linksOn = onceFor((source: Source): readonly DraftLink[] =>
  [...linksInSentences(source).values()]
    .flat()
    .map(({ before, words, after, url }) => ({ before, text: words, after, url }))
    .filter(isOnWords)
    .slice(0, MOST_LINKS),
);

/** A finished draft with the links of its source on the same words. */
export const withSourceLinks = <D extends Draft>(draft: D, source: Source): D =>
  withLinks(draft, linksOn(source));
