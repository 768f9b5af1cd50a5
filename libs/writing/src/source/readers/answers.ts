import { discourseOf, says, wordsOf } from '../../languages/discourse-words.js';
import { rawWords } from '../../languages/words.js';
import { guestOf, isAsked, MIN_QUESTIONS, SELF, YOU } from '../structure/guest.js';
import type { RawBlock } from './raw-block.js';
import { setAsMost } from './turns.js';

const namesSpeaker = ({ mapped }: RawBlock, speaker: string): boolean =>
  (speaker.match(/\p{Lu}\S*/gu) ?? []).some((name) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(mapped.text),
  );

/** "She stops and takes off her shoes.": below an answer its author goes on, by the name of the guest or with "she". */
const isNarrated = (block: RawBlock, speaker: string, language: string): boolean => {
  const { text } = block.mapped;
  const [opening = ''] = rawWords(text, language);
  return (
    namesSpeaker(block, speaker) || (says('person', opening, language) && !says('author', text, language))
  );
};

/** Whether most questions but the last have one paragraph below them. */
function areShort(blocks: readonly RawBlock[]): boolean {
  const isParagraph = (block: RawBlock | undefined): boolean => block?.kind === 'paragraph';
  const firsts = [...blocks.keys()].filter(
    (at) => isParagraph(blocks[at]) && blocks[at - 1]?.kind === 'heading',
  );
  const short = firsts.slice(0, -1).filter((at) => !isParagraph(blocks[at + 1]));
  return short.length > (firsts.length - 1) / 2;
}

/** The last paragraphs, where no guest speaks: they invite readers, say "her", or say no "I" where answers are short. */
function outroOf(blocks: readonly RawBlock[], language: string): ReadonlySet<RawBlock> {
  if (discourseOf(language) === null) return new Set();
  const isShort = areShort(blocks);
  const isOutro = ({ kind, speaker, mapped: { text } }: RawBlock): boolean => {
    if (kind !== 'paragraph' || speaker !== undefined) return speaker === undefined;
    const tells = wordsOf('person', text, language).some((word) => !says('reader', word, language));
    const invites = YOU.test(text) || says('reader', text, language);
    if (says('self', text, language)) return tells && invites;
    return tells || (says('author', text, language) ? invites : isShort);
  };
  const below = blocks.slice(blocks.findLastIndex(({ kind }) => kind === 'heading') + 2);
  const outro = below.slice(below.findLastIndex((block) => !isOutro(block)) + 1);
  return new Set(outro.filter(({ kind }) => kind === 'paragraph'));
}

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
  const outro = outroOf(blocks, language);
  const isAuthors = (block: RawBlock, isFirst: boolean): boolean => {
    if (outro.has(block) || SELF.test(block.mapped.text)) return outro.has(block);
    return isFirst ? namesSpeaker(block, name) : isNarrated(block, name, language);
  };
  let isOver = false;
  return blocks.map((block, at) => {
    if (block.kind === 'heading' || blocks[at - 1]?.isRuled === true) isOver = block.kind !== 'heading';
    const answers = at > first && block.kind === 'paragraph' && !isOver && isSetAsAnswer(block);
    // what the page notes of them: "Topics: open data"
    if (block.kind === 'item' && at < first) return { ...block, isAside: true };
    return answers && !isAuthors(block, blocks[at - 1]?.kind === 'heading')
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
export function carriedOn(written: RawBlock[], language: string): RawBlock[] {
  if (written.filter(isAsked).length < MIN_QUESTIONS) return written;
  const names = new Set(written.flatMap(({ speaker = '' }) => (speaker === '' ? [] : speaker)));
  const first = written.findIndex((block) => isAsked(block) || block.speaker !== undefined);
  const blocks = written.map((block, at) => {
    if (at < first && introduces(block, names)) return { ...block, isInItalics: false, isAside: false };
    return at > first && isPulled(block, written[at - 1]) ? { ...block, isAside: true } : block;
  });
  const outro = outroOf(blocks, language);
  let speaker: string | undefined;
  return blocks.map((block) => {
    if (block.kind === 'heading') speaker = undefined;
    else if (block.speaker !== undefined) speaker = block.speaker;
    else if (speaker && (outro.has(block) || isNarrated(block, speaker, language))) speaker = undefined;
    const said =
      speaker !== undefined &&
      block.isInItalics !== true &&
      (block.kind === 'paragraph' || block.kind === 'item')
        ? { ...block, speaker }
        : block;
    // below a rule, or where an author goes on, it is no longer they who speak
    if (block.isRuled === true) speaker = undefined;
    return said;
  });
}
