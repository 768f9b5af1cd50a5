import type { Source } from '../../source/source.types.js';
import { onceFor } from '../../text/once-for.js';
import { besideCode } from '../../text/without-code.js';
import { cleanLine, cleanProse, ownIn } from './clean-text.js';
import { DraftError } from '../draft/draft-error.js';
import type { Draft } from '../draft/draft.types.js';
import { dropDuplicateSentences } from './duplicates.js';
import { fillDraft } from './fill-draft.js';
import { fitDraft } from './fit-draft.js';
import { mapDraft, type TextRole } from '../draft/map-draft.js';
import { laidOut, type LaidOut } from '../draft/laid-out.js';
import { hasWords } from '../draft/render-draft.js';
import { withoutOwnNumbers } from '../draft/thread-numbers.js';
import { asWords, spokenText } from './spoken-text.js';
import { quotedIn, typeset } from './typography.js';

/** Whether a text may be an item of a list: in an article or a letter, or in a thread that goes on with a list from post to post. */
const mayBeItem = (draft: Draft): boolean =>
  draft.format === 'twitter'
    ? draft.posts.some((post) => /^• .*\n• /mu.test(post))
    : draft.format === 'medium' || draft.format === 'email';

const writtenIn = onceFor(({ text = '', title = '' }: Partial<Source>) => ({
  own: ownIn(text),
  written: quotedIn(`${title}\n${text}`),
}));

function clean(draft: Draft, source: Pick<Source, 'language'> & Partial<Source>): Draft {
  const { language, code = [] } = source;
  const { own, written } = writtenIn(source);
  const mayList = mayBeItem(draft);
  const cleaned = mapDraft(draft, (text, role) => {
    const isProse = role === 'prose' || role === 'needed' || role === 'apart';
    return besideCode(text, code, (said) =>
      typeset(isProse ? cleanProse(said, mayList, own) : cleanLine(said, own), language, written),
    );
  });
  return cleaned.format === 'twitter' ? { ...cleaned, posts: withoutOwnNumbers(cleaned.posts) } : cleaned;
}

const SCRIPTS = new Set<Draft['format']>(['youtube', 'podcast', 'reels', 'tiktok']);
const SPOKEN = new Set<TextRole>(['prose', 'needed']);
const spoken = (draft: Draft, code: readonly string[] = []): Draft =>
  SCRIPTS.has(draft.format)
    ? mapDraft(draft, (text, role) => (SPOKEN.has(role) ? besideCode(asWords(text), code, spokenText) : text))
    : draft;

/**
 * Removes markup, empty parts and repeated sentences, corrects hashtags and times, and fits every part to its
 * limit. @throws DraftError if no text is left or a part is over its limit
 */
export function repairDraft(
  draft: Draft,
  source: Pick<Source, 'title' | 'language'> & Partial<Source>,
): LaidOut {
  const unrepeated = dropDuplicateSentences(clean(draft, source), source);
  const repaired = laidOut(
    fitDraft(fillDraft(spoken(unrepeated, source.code), { description: '', ...source }), source),
    source.language,
  );
  if (!hasWords(repaired.blocks)) throw new DraftError('the draft has no text');
  const over = repaired.parts.find(({ count, rule }) => rule.limit !== null && count > rule.limit);
  if (over) throw new DraftError(`${over.count} ${over.rule.unit}, limit ${over.rule.limit}`, over.part);
  return repaired;
}
