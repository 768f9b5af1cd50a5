import { detectLanguageBy, type LanguageModel } from '../../languages/detect-language.js';
import { says } from '../../languages/discourse-words.js';
import { countWords } from '../../languages/words.js';
import type { RawBlock } from '../readers/raw-block.js';

/** Least items, most words of a label, and most of a paragraph that is an item. */
const ITEMS = { least: 3, label: 4, words: 60 } as const;
const LABEL = /^(?<label>\p{Lu}[^:.!?…"“”„«»]{1,50}):\s\S/u;

const isText = ({ kind, speaker, isAside, isPictured }: RawBlock): boolean =>
  kind === 'paragraph' && !isAside && isPictured !== true && speaker === undefined;

const leads = (block: RawBlock | undefined): boolean =>
  block?.kind === 'paragraph' && block.speaker === undefined && /[:：]$/u.test(block.mapped.text);

/** The label of a paragraph that may be an item; empty for none. A lead-in is no item: it has what is below it. */
function labelOf(block: RawBlock): string {
  const { text } = block.mapped;
  if (!isText(block) || leads(block)) return '';
  const { label = '' } = LABEL.exec(text)?.groups ?? {};
  return countWords(label) <= ITEMS.label && countWords(text) <= ITEMS.words ? label : '';
}

interface Labelled {
  block: RawBlock;
  label: string;
}

/** The same label twice, or the first person behind one, is a speaker's. */
function areSpeakers(run: readonly Labelled[], model: LanguageModel): boolean {
  if (new Set(run.map(({ label }) => label)).size < run.length) return true;
  const texts = run.map(({ block, label }) => block.mapped.text.slice(label.length + 1));
  const language = detectLanguageBy(model, texts.join('\n'));
  return (
    texts.some((text) => says('self', text, language)) ||
    texts.every((text) => says('author', text, language))
  );
}

/** Makes paragraphs with a label each the items of a list if they are below a lead-in: "How it helps:", "Price: …", "Speed: …", "Safety: …". */
export function readLabelledItems(blocks: readonly RawBlock[], model: LanguageModel): RawBlock[] {
  // each block is in one run only: a refused run is not read again
  const runs: Labelled[][] = [];
  for (const block of blocks) {
    const label = labelOf(block);
    const run = runs.at(-1);
    if (run !== undefined && label !== '' && run[0]?.label !== '') run.push({ block, label });
    else runs.push([{ block, label }]);
  }
  return runs.flatMap((run, at) => {
    const isList =
      run.length >= ITEMS.least && leads(runs[at - 1]?.at(-1)?.block) && !areSpeakers(run, model);
    return run.map(({ block }): RawBlock => (isList ? { ...block, kind: 'item', level: 1 } : block));
  });
}
