import { countWords } from '../../languages/words.js';
import type { RawBlock } from '../readers/raw-block.js';

/** Least items, most words of a label, and most of a paragraph that is an item. */
const ITEMS = { least: 3, label: 4, words: 60 } as const;
const LABEL = /^(?<label>\p{Lu}[^:.!?…"“”„«»]{1,50}):\s\S/u;

/** The label of a paragraph that may be an item; empty for none. */
function labelOf({ kind, mapped: { text }, speaker, isAside, isPictured }: RawBlock): string {
  if (kind !== 'paragraph' || isAside || isPictured === true || speaker !== undefined) return '';
  const { label = '' } = LABEL.exec(text)?.groups ?? {};
  return countWords(label) <= ITEMS.label && countWords(text) <= ITEMS.words ? label : '';
}

const leads = (block: RawBlock | undefined): boolean =>
  block?.kind === 'paragraph' && block.speaker === undefined && /[:：]$/u.test(block.mapped.text);

/** Makes paragraphs with a label each the items of a list if they are below a lead-in: "How it helps:", "Price: …", "Speed: …", "Safety: …". */
export function readLabelledItems(blocks: readonly RawBlock[]): RawBlock[] {
  const read = [...blocks];
  for (let at = 1; at < blocks.length; at += 1) {
    if (!leads(blocks[at - 1])) continue;
    const labels: string[] = [];
    for (let next = blocks[at]; next !== undefined && labelOf(next) !== ''; next = blocks[at + labels.length])
      labels.push(labelOf(next));
    // the same label twice is a speaker's
    if (labels.length < ITEMS.least || new Set(labels).size < labels.length) continue;
    for (const [by] of labels.entries()) {
      const block = blocks[at + by];
      if (block !== undefined) read[at + by] = { ...block, kind: 'item', level: 1 };
    }
    at += labels.length;
  }
  return read;
}
