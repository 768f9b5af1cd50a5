import { guestOf, isAsked, MIN_QUESTIONS, SELF } from '../structure/guest.js';
import type { RawBlock } from './raw-block.js';
import { setAsMost } from './turns.js';

const namesSpeaker = ({ mapped }: RawBlock, speaker: string): boolean =>
  (speaker.match(/\p{Lu}\S*/gu) ?? []).some((name) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(mapped.text),
  );

/** So many paragraphs that name the person asked are their author's. */
const NARRATED = 2;

/** In an interview without labels, the text below a question is the answer of the person interviewed. */
export function answered(blocks: RawBlock[], title: string, language: string): RawBlock[] {
  const asked = blocks.find(isAsked);
  if (asked === undefined || blocks.filter(isAsked).length < MIN_QUESTIONS) return blocks;
  // "Tell us about yourself." may come before the first question
  const first = blocks.findIndex(({ kind, level }) => kind === 'heading' && level === asked.level);
  const name = guestOf(blocks, first, title, language);
  const isTold = ({ kind, mapped: { text } }: RawBlock): boolean => kind === 'paragraph' && !SELF.test(text);
  const naming = blocks.slice(first).filter((block) => isTold(block) && namesSpeaker(block, name ?? ''));
  if (name === undefined || naming.length >= NARRATED) return blocks;
  const isSetAsAnswer = setAsMost(blocks.slice(first));
  let isOver = false;
  return blocks.map((block, at) => {
    if (block.kind === 'heading' || blocks[at - 1]?.isRuled === true) isOver = block.kind !== 'heading';
    const answers = at > first && block.kind === 'paragraph' && !isOver && isSetAsAnswer(block);
    // what the page notes of them: "Topics: open data"
    if (block.kind === 'item' && at < first) return { ...block, isAside: true };
    return answers && (SELF.test(block.mapped.text) || !namesSpeaker(block, name))
      ? { ...block, speaker: name, isInItalics: false }
      : block;
  });
}

/** Between the turns a block quotation that nothing leads in is pulled out of one of them. */
const isPulled = ({ kind, speaker }: RawBlock, above: RawBlock | undefined): boolean =>
  kind === 'quote' && speaker === undefined && above !== undefined && !/[:：]\s*$/u.test(above.mapped.text);

/** "*Ada Lund builds bridges. We talked to her about rust.*" above the first question is content, below a picture as well. */
const introduces = ({ isInItalics, mapped: { text } }: RawBlock, names: ReadonlySet<string>): boolean =>
  isInItalics === true &&
  /[.!?] \p{Lu}.*[.!?]\s*$/u.test(text) &&
  [...names].some((name) => text.includes(name));

/** Between the questions of an interview all is said by who began to answer. */
export function carriedOn(written: RawBlock[]): RawBlock[] {
  if (written.filter(isAsked).length < MIN_QUESTIONS) return written;
  const names = new Set(written.flatMap(({ speaker = '' }) => (speaker === '' ? [] : speaker)));
  const first = written.findIndex((block) => isAsked(block) || block.speaker !== undefined);
  const blocks = written.map((block, at) => {
    if (at < first && introduces(block, names)) return { ...block, isInItalics: false, isAside: false };
    return at > first && isPulled(block, written[at - 1]) ? { ...block, isAside: true } : block;
  });
  let speaker: string | undefined;
  return blocks.map((block) => {
    if (block.kind === 'heading') speaker = undefined;
    else speaker = block.speaker ?? (speaker && namesSpeaker(block, speaker) ? undefined : speaker);
    const said =
      speaker !== undefined &&
      block.isInItalics !== true &&
      (block.kind === 'paragraph' || block.kind === 'item')
        ? { ...block, speaker }
        : block;
    // below a rule, or where their name is said, it is no longer they who speak
    if (block.isRuled === true) speaker = undefined;
    return said;
  });
}
