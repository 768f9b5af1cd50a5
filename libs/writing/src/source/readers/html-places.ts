import type { DefaultTreeAdapterMap } from 'parse5';
import type { BlockKind } from '../source.types.js';

type Element = DefaultTreeAdapterMap['element'];

/** What the text inside an element is. */
export interface Place {
  kind: BlockKind;
  level: number;
  isAside: boolean;
  isNumbered?: boolean;
  /** An item of which a paragraph is read. */
  isBegun?: boolean;
}

const HEADING = /^h([1-6])$/;
const PART = { kind: 'paragraph', level: 0, isNumbered: false } as const;
const itemIn = (outer: Place): Place => ({
  ...outer,
  kind: 'item',
  level: outer.kind === 'item' ? outer.level + 1 : 1,
  isBegun: false,
});

export function placeOf(node: Element, outer: Place): Place {
  const heading = HEADING.exec(node.tagName);
  if (heading !== null) return { ...outer, kind: 'heading', level: Number(heading[1]) };
  switch (node.tagName) {
    case 'pre':
      return { ...outer, kind: 'code', level: 0 };
    case 'blockquote':
      return { ...outer, kind: 'quote', level: 0 };
    case 'tr':
    case 'caption':
      return { ...outer, kind: 'table', level: 0 };
    case 'ul':
    case 'ol': {
      const list: Place = outer.kind === 'item' ? outer : { ...outer, kind: 'item', level: 0 };
      return { ...list, isNumbered: node.tagName === 'ol' };
    }
    case 'li':
      // under a heading of its own it is a part of the text
      if (node.childNodes.some(({ nodeName }) => HEADING.test(nodeName))) return { ...outer, ...PART };
      return itemIn(outer);
    case 'dd':
      return itemIn(outer);
    default:
      return outer;
  }
}
