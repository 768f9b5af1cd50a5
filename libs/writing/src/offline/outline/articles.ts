import type { EmailDraft, MediumDraft } from '../../formats/draft/draft.types.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Passage } from '../analysis.types.js';
import { digest, type DigestSection } from '../digest.js';
import { findings } from '../findings.js';
import type { Kit } from '../kit.js';
import { runFrom, startOf, windowFor } from '../runs.js';
import { paragraphsFrom } from './paragraphs.js';
import { listText } from '../realise.js';

const PREHEADER_CHARS = 140;
const SUBTITLE_CHARS = 140;

function partsText(section: DigestSection, kit: Kit, most: number): string[] {
  return section.parts.flatMap((part) => {
    if (part.kind === 'paragraph') return paragraphsFrom(part.units, kit, most);
    return [listText(part.list, { withLeadIn: part.list.leadIn !== section.heading })];
  });
}

/** One line that says what the text is about: its description, else the first sentence of the thesis; empty where none fits. */
function lineFor({ analysis, core, tell }: Kit, maxChars: number): string {
  const first = core.thesis?.units[0];
  const thesis = first === undefined || first.announces || first.isIntent ? '' : tell([first]);
  return [analysis.description, thesis].find((text) => text !== '' && text.length <= maxChars) ?? '';
}

/** The article retold shorter, in its order, under its own headings. */
export function writeMedium(kit: Kit): MediumDraft {
  const { analysis, factor, variant } = kit;
  const { topics } = analysis;
  const words = Math.min(Math.max(400, analysis.words * 0.6), 1000) * factor;
  const sections = digest(analysis, {
    words,
    maxSections: 12,
    maxParagraphWords: 130,
    withLists: true,
    variant,
  });
  return {
    format: 'medium',
    title: analysis.title,
    subtitle: analysis.description.length <= SUBTITLE_CHARS ? analysis.description : '',
    sections: sections.map((section) => ({
      heading: section.heading,
      paragraphs: partsText(section, kit, 5),
    })),
    topics: topics.slice(0, 5).map(upperFirst),
  };
}

/** The line beside the subject: what the text is about, else a finding; never what the letter opens with. */
function preheaderOf(kit: Kit, intro: readonly string[]): string {
  const found = findings(kit, new Set(), 3).map((unit) => kit.tell([unit]));
  const fits = (text: string): boolean =>
    text !== '' && text.length <= PREHEADER_CHARS && intro[0]?.startsWith(text) !== true;
  return [lineFor(kit, PREHEADER_CHARS), ...found].find(fits) ?? '';
}

/** A letter: what it is about, the parts that matter most, one thing asked. */
export function writeEmail(kit: Kit): EmailDraft {
  const { analysis, core, factor, voice, variant } = kit;
  const told = new Set<number>();
  const intro: string[] = [];
  const introduce = (passage: Passage | null, maxWords: number): void => {
    if (passage === null || told.has(startOf(passage))) return;
    const units = runFrom(kit, passage, { maxWords, maxSentences: 4, sameBlock: true });
    for (const { index } of units) told.add(index);
    intro.push(...paragraphsFrom(units, kit));
  };
  const opening = windowFor(kit, 0, { words: [40, 95], hookWords: 40 })?.units ?? [];
  for (const { index } of opening) told.add(index);
  intro.push(...paragraphsFrom(opening, kit));
  introduce(core.thesis, 80);
  const sections = digest(analysis, {
    words: 270 * factor,
    maxSections: factor < 1 ? 3 : 5,
    maxParagraphWords: 90,
    told,
    withLists: true,
    variant,
  })
    .map((section) => ({ heading: section.heading, paragraphs: partsText(section, kit, 4) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  return {
    format: 'email',
    subject: analysis.title,
    preheader: preheaderOf(kit, intro),
    greeting: voice.greeting,
    sections: [{ heading: '', paragraphs: intro }, ...sections],
    callToAction: voice.ask('email'),
  };
}
