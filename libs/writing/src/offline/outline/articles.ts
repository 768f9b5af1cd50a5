import type { EmailDraft, MediumDraft, SummaryDraft } from '../../formats/draft/draft.types.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Passage } from '../analysis.types.js';
import { digest, type DigestSection } from '../digest.js';
import type { Kit } from '../kit.js';
import { runFrom, startOf, windowFor } from '../runs.js';
import { paragraphsFrom } from './paragraphs.js';
import { endsWell, listText } from '../realise.js';

const PREHEADER_CHARS = 140;
const SUBTITLE_CHARS = 140;

function partsText(section: DigestSection, kit: Kit, most: number): string[] {
  return section.parts.flatMap((part) => {
    if (part.kind === 'paragraph') return paragraphsFrom(part.units, kit, most);
    return [listText(part.list, { withLeadIn: part.list.leadIn !== section.heading })];
  });
}

/** One sentence for the line under a title: the thesis or a hook where it fits whole. */
function lineFor(kit: Kit, maxChars: number): { text: string; index: number | null } {
  const { core, tell } = kit;
  const options: (readonly Unit[])[] = [
    core.thesis,
    ...core.points.toSorted((a, b) => b.salience - a.salience),
  ].flatMap((passage) => (passage === null ? [] : [passage.units.slice(0, 1)]));
  const found = options.find(
    (units) => units[0] !== undefined && !units[0].announces && tell(units).length <= maxChars,
  );
  return { text: found === undefined ? '' : tell(found), index: found?.[0]?.index ?? null };
}

/** The article retold shorter, in its order, under its own headings. */
export function writeMedium(kit: Kit): MediumDraft {
  const { analysis, factor, variant } = kit;
  const { topics } = analysis;
  const words = Math.min(Math.max(320, analysis.words * 0.55), 900) * factor;
  const { description } = analysis;
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
    subtitle: description.length <= SUBTITLE_CHARS ? description : '',
    sections: sections.map((section) => ({
      heading: section.heading,
      paragraphs: partsText(section, kit, 5),
    })),
    topics: topics.slice(0, 5).map(upperFirst),
  };
}

/** A letter: what it is about, the parts that matter most, one thing asked. */
export function writeEmail(kit: Kit): EmailDraft {
  const { analysis, core, factor, voice, variant } = kit;
  const { description } = analysis;
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
    words: 240 * factor,
    maxSections: factor < 1 ? 3 : 4,
    maxParagraphWords: 90,
    told,
    withLists: true,
    variant,
  })
    .map((section) => ({ heading: section.heading, paragraphs: partsText(section, kit, 4) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  const line = lineFor(kit, PREHEADER_CHARS);
  return {
    format: 'email',
    subject: analysis.title,
    preheader:
      description !== '' && description.length <= PREHEADER_CHARS
        ? description
        : intro.some((text) => text.includes(line.text))
          ? ''
          : line.text,
    greeting: voice.greeting,
    sections: [{ heading: '', paragraphs: intro }, ...sections],
    callToAction: voice.ask('email'),
  };
}

const BULLET_WORDS = 42;

/** The thesis, then findings in order, then what follows. */
export function writeSummary(kit: Kit): SummaryDraft {
  const { analysis, core, tell, factor } = kit;
  const most = Math.max(4, Math.round(8 * factor));
  const told = new Set<number>();
  const bullet = (passage: Passage | null, maxSentences = 2): string[] => {
    if (passage === null || told.has(startOf(passage))) return [];
    const units = runFrom(kit, passage, { maxWords: BULLET_WORDS, maxSentences, sameBlock: true });
    for (const { index } of units) told.add(index);
    return units.length === 0 ? [] : [tell(units)];
  };
  const thesis = bullet(core.thesis);
  const extra = analysis.passages
    .filter(
      (passage) =>
        passage.units[0].figure !== '' &&
        !passage.units[0].isHedged &&
        !core.points.includes(passage) &&
        passage !== core.takeaway &&
        endsWell(passage, 0),
    )
    .toSorted((a, b) => b.salience - a.salience)
    .slice(0, Math.max(0, most - 2 - core.points.length));
  const points = [...core.points, ...extra]
    .toSorted((a, b) => b.salience - a.salience)
    .slice(0, most - 2)
    .toSorted((a, b) => startOf(a) - startOf(b));
  return {
    format: 'summary',
    title: analysis.title,
    bullets: [...thesis, ...points.flatMap((point) => bullet(point)), ...bullet(core.takeaway)],
  };
}
