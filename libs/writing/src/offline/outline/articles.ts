import { ARTICLE_WORDS } from '../../formats/draft/article-words.js';
import type { EmailDraft, MediumDraft } from '../../formats/draft/draft.types.js';
import { upperFirst } from '../../text/upper-first.js';
import { digest } from '../digest/digest.js';
import type { DigestSection } from '../digest/digest.types.js';
import { envelopeOf, repeatsOpening } from '../hooks/subject.js';
import { wordsFor } from '../digest/select.js';
import { requestAfter, type Kit } from '../kit.js';
import { listText, withoutFinalColon } from '../realise.js';
import { afterLead, paragraphsFrom } from './paragraphs.js';

const PART_WORDS = 60;
const SUBTITLE_CHARS = 140;

const sectionText = ({ heading, parts }: DigestSection, kit: Kit, most: number) => ({
  heading: withoutFinalColon(heading),
  paragraphs: parts.flatMap((part) =>
    part.kind === 'paragraph'
      ? afterLead(part.lead, paragraphsFrom(part.units, kit, { most }))
      : [listText(part.list, { withLeadIn: !heading.endsWith(part.list.leadIn) })],
  ),
});

/** The article in fewer words, in its order and under its own headings. */
export function writeMedium(kit: Kit): MediumDraft {
  const { analysis, factor, variant } = kit;
  const words = wordsFor(ARTICLE_WORDS.medium, analysis, factor);
  const bounds = { words, variant, closing: kit.wording.closing, shows: 'all' as const };
  const sections = digest(analysis, bounds).map((section) => sectionText(section, kit, 5));
  const { description, language } = analysis;
  const isSubtitle =
    description.length <= SUBTITLE_CHARS &&
    !repeatsOpening(description, sections[0]?.paragraphs[0] ?? '', language);
  return {
    format: 'medium',
    title: analysis.title,
    subtitle: isSubtitle ? description : '',
    sections,
    topics: analysis.topics.slice(0, 5).map(upperFirst),
  };
}

/** A letter: the most important sections under their headings, and one request. */
export function writeEmail(kit: Kit): EmailDraft {
  const { analysis, factor, wording, variant } = kit;
  const bounds = {
    words: wordsFor(ARTICLE_WORDS.email, analysis, factor),
    variant,
    closing: wording.closing,
    leastPart: PART_WORDS,
    shows: 'all' as const,
  };
  const sections = digest(analysis, bounds).map((section) => sectionText(section, kit, 4));
  return {
    format: 'email',
    ...envelopeOf(kit, sections[0]?.paragraphs[0] ?? ''),
    // a canned greeting says nothing; a brand's voice has its own
    greeting: '',
    sections,
    callToAction: requestAfter(sections.at(-1)?.paragraphs.at(-1) ?? '', 'email', kit),
  };
}
