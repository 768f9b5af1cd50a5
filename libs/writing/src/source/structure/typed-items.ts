import { detectLanguageBy, type LanguageModel } from '../../languages/detect-language.js';
import { INGREDIENTS, STEPS } from '../../languages/recipe-headings.js';
import { languageOf } from '../../languages/registry.js';
import { countWords } from '../../languages/words.js';
import { sliced, type RawBlock } from '../readers/raw-block.js';

/** A hyphen or bullet typed before a paragraph. A dash may also open speech. */
const MARK = /^\s*[-*•◦▪‣●·]\s+(?=\S)/u;
/** Least items of a list, one of which has more words than a name in the signature of a letter. */
const LEAST = { items: 2, words: 3 } as const;

/** "90 euros*": stars mark footnotes. */
const STARRED = /[\p{L}\p{N}\p{Sc})"”»]\*(?![\p{L}\p{N}*])/u;
const ASKS = /[?？]["”»]?(?:\s|$)/u;
/** Turns of a conversation, which also open with a hyphen: one asks, and another one does not. */
const areSpoken = (run: readonly RawBlock[]): boolean => {
  const asking = run.filter(({ mapped }) => ASKS.test(mapped.text)).length;
  return asking > 0 && asking < run.length && run.every(({ mapped }) => /^\s*-/u.test(mapped.text));
};

const isMarked = ({ kind, isAside, mapped }: RawBlock): boolean =>
  kind === 'paragraph' && !isAside && MARK.test(mapped.text);

function asItem(block: RawBlock): RawBlock {
  const { length } = MARK.exec(block.mapped.text)?.[0] ?? '';
  const item = sliced({ ...block, kind: 'item', level: 1 }, length, block.mapped.text.length);
  return block.headEnd === undefined ? item : { ...item, headEnd: block.headEnd - length };
}

/** Makes consecutive paragraphs of a page that begin with a typed mark the items of a list: `<p>- Open the lid.</p>`. */
export function readTypedItems(blocks: readonly RawBlock[]): RawBlock[] {
  const runs: RawBlock[][] = [];
  blocks.forEach((block, at) => {
    const above = blocks[at - 1];
    const run = above !== undefined && isMarked(block) && isMarked(above) ? runs.at(-1) : undefined;
    if (run === undefined) runs.push([block]);
    else run.push(block);
  });
  const hasNotes = blocks.some(({ mapped }) => STARRED.test(mapped.text));
  const areNotes = (run: readonly RawBlock[]): boolean =>
    hasNotes && run.some(({ mapped }) => /^\s*\*/u.test(mapped.text));
  const isList = (run: readonly RawBlock[]): boolean =>
    run.length >= LEAST.items &&
    run.some(({ mapped }) => countWords(mapped.text) > LEAST.words) &&
    !areSpoken(run) &&
    !areNotes(run);
  return runs.flatMap((run) => (isList(run) ? run.map(asItem) : run));
}

const TYPED_NUMBER = /^(\d{1,2})\s?[-–—.):]\s+(?=\S)/u;
const isOfList = (block: RawBlock | undefined, { level }: RawBlock): boolean =>
  block?.kind === 'item' && block.isNumbered === true && block.isOfItem !== true && block.level === level;

/** Removes the numbers typed in the items of a numbered list if each is the item's own: "<ol><li>1- Open the lid". */
export function withoutTypedNumbers(blocks: readonly RawBlock[]): RawBlock[] {
  const read: RawBlock[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const [first] = blocks.slice(at, at + 1);
    const from = at;
    while (first !== undefined && isOfList(first, first) && isOfList(blocks[at + 1], first)) at += 1;
    const run = blocks.slice(from, at + 1);
    const typed = run.map(({ mapped }) => TYPED_NUMBER.exec(mapped.text));
    const areOwn = run.length >= LEAST.items && typed.every((each, place) => Number(each?.[1]) === place + 1);
    read.push(
      ...run.map((block, place) =>
        areOwn ? sliced(block, typed[place]?.[0].length ?? 0, block.mapped.text.length) : block,
      ),
    );
  }
  return read;
}

/** A mark without its space: "*between: talks". */
const GLUED = /^[*•-](?=\p{L}[^*]*$)/u;

/** Makes a paragraph between two items an item if only the space after its mark is missing. */
export const readGluedItems = (blocks: readonly RawBlock[]): RawBlock[] =>
  blocks.map((block, at) => {
    const [above, below] = [blocks[at - 1], blocks[at + 1]];
    const isItem =
      block.kind === 'paragraph' &&
      above?.kind === 'item' &&
      below?.kind === 'item' &&
      GLUED.test(block.mapped.text);
    if (!isItem) return block;
    return sliced({ ...block, kind: 'item', level: below.level }, 1, block.mapped.text.length);
  });

const OVER_STEPS = new RegExp(`^(?:${STEPS})[:：]?$`, 'iu');
const OVER_INGREDIENTS = new RegExp(String.raw`^(?:\p{L}+ ){0,2}(?:${INGREDIENTS})(?!\p{L})`, 'iu');
/** Least steps below a heading for them, and their least share of its paragraphs. */
const BOLD_STEPS = { least: 4, part: 0.6 } as const;
const FIRST_WORD = /^\p{Lu}\p{L}+(?=\s\S)/u;

/** Whether paragraphs tell what to do: they are below ingredients, or most say so. */
function areOrders(steps: readonly RawBlock[], above: readonly RawBlock[], model: LanguageModel): boolean {
  const isOverIngredients = ({ kind, mapped }: RawBlock): boolean =>
    kind === 'heading' && OVER_INGREDIENTS.test(mapped.text.trim());
  if (above.some(isOverIngredients)) return true;
  const texts = steps.map(({ mapped }) => mapped.text);
  const { instruction } = languageOf(detectLanguageBy(model, texts.join('\n')));
  return texts.filter((text) => instruction?.test(text) === true).length * 2 > texts.length;
}

/** Makes paragraphs the numbered items of a list if most begin with a word in bold, below a heading for steps: "**Rinse** the rice." */
export function readBoldSteps(
  blocks: readonly RawBlock[],
  content: string,
  model: LanguageModel,
): RawBlock[] {
  const read = [...blocks];
  const isStep = ({ mapped: { text, origin } }: RawBlock): boolean => {
    const length = FIRST_WORD.exec(text)?.[0].length ?? 0;
    const [from = 0, to = 0] = [origin[0], origin[length - 1]];
    return length > 0 && content.slice(from - 2, from) === '**' && content.slice(to + 1, to + 3) === '**';
  };
  blocks.forEach(({ kind, mapped }, at) => {
    if (kind !== 'heading' || !OVER_STEPS.test(mapped.text.trim())) return;
    const rest = blocks.slice(at + 1);
    const end = rest.findIndex((block) => block.kind !== 'paragraph');
    const own = end < 0 ? rest : rest.slice(0, end);
    const last = own.findLastIndex(isStep);
    const steps = own.filter(isStep);
    const [first] = own;
    const areMost = steps.length >= Math.max(BOLD_STEPS.least, own.length * BOLD_STEPS.part);
    if (first === undefined || !isStep(first) || !areMost || !areOrders(steps, blocks.slice(0, at), model))
      return;
    for (const [turn, block] of own.slice(0, last + 1).entries())
      read[at + 1 + turn] = isStep(block)
        ? { ...block, kind: 'item', level: 1, isNumbered: true }
        : { ...block, kind: 'item', level: 2, isNumbered: true, isOfItem: true };
  });
  return read;
}

const FIGURE = String.raw`\p{Lu}\p{L}*(?: \p{Ll}\p{L}*){0,2}: [~≈<>]?\p{Sc}?\d\S*`;
const FIGURE_ITEM = new RegExp(`^${FIGURE}$`, 'u');
const FIGURES = new RegExp(String.raw`^${FIGURE}(?:\s${FIGURE})+$`, 'u');
const NEXT_FIGURE = new RegExp(String.raw`\s(?=${FIGURE})`, 'gu');

/** Parts an item into the lines below it whose marks are missing, if the item above is such a line: "- Stars: 45" above "- Forks: 10" and "Users: 592". */
export const readUnmarkedItems = (blocks: readonly RawBlock[]): RawBlock[] =>
  blocks.flatMap((block, at) => {
    const above = blocks[at - 1];
    const { text } = block.mapped;
    const isRun = block.kind === 'item' && above?.kind === 'item' && above.level === block.level;
    if (!isRun || !FIGURE_ITEM.test(above.mapped.text) || !FIGURES.test(text)) return [block];
    const starts = [0, ...Array.from(text.matchAll(NEXT_FIGURE), ({ index }) => index + 1)];
    return starts.map((start, part) => sliced(block, start, (starts[part + 1] ?? text.length + 1) - 1));
  });
