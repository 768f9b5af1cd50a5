import type { DefaultTreeAdapterMap } from 'parse5';
import { onceFor } from '../../text/once-for.js';
import type { BlockKind } from '../source.types.js';
import { NAMES } from '../structure/guest.js';
import { isWrapped } from './indented-code.js';
import type { RawBlock } from './raw-block.js';

type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];

export interface Place {
  kind: BlockKind;
  level: number;
  isAside: boolean;
  isNumbered?: boolean;
  /** A paragraph of the item has been read. */
  isBegun?: boolean;
  isCode?: boolean;
  anchor?: string;
  isInBold?: boolean;
  isMarkedAsked?: boolean;
  speaker?: string;
}

const HEADING = /^h([1-6])$/;
const BOLD = /^(?:b|strong)$/;
const PART = { kind: 'paragraph', level: 0, isNumbered: false } as const;
/** The question in a fold's title becomes a heading. */
const titleOfFold = (title: Element, outer: Place): Place =>
  outer.kind === 'paragraph' && /[?？]$/u.test(nameIn(title))
    ? { ...outer, kind: 'heading', level: 3 }
    : outer;
const itemIn = (outer: Place, item: Element): Place => ({
  ...outer,
  kind: 'item',
  level: outer.kind === 'item' ? outer.level + 1 : 1,
  isBegun: false,
  anchor: attribute(item, 'id'),
});

/** "Ada Lund", or all in capitals before a comma: "ADA LUND, HARBOUR MASTER". */
const FULL_NAME = new RegExp(
  String.raw`^(?:${NAMES}+|\p{Lu}[\p{Lu}.'’-]*(?: \p{Lu}[\p{Lu}.'’-]*){1,4}(?=,|$))`,
  'u',
);
/** The speaker of MDX's `<Quote caption="Ada Lund, harbour master">`. */
function speakerOf({ attrs }: Element): Pick<Place, 'speaker'> {
  const credit = attrs.find(({ name }) => /^(?:caption|author|name)$/u.test(name))?.value ?? '';
  const [speaker] = FULL_NAME.exec(credit) ?? [];
  return speaker === undefined ? {} : { speaker };
}

export const isBlank = (node: Node): boolean => 'value' in node && node.value.trim() === '';
const isAllBold = ({ childNodes }: Element): boolean =>
  childNodes.some(({ nodeName }) => BOLD.test(nodeName)) &&
  childNodes.every((child) => BOLD.test(child.nodeName) || isBlank(child));
/** Whether a paragraph is between the items of a list. */
const isBetweenItems = ({ tagName, parentNode }: Element): boolean =>
  tagName === 'p' && /^[ou]l$/u.test(parentNode?.nodeName ?? '');
/** "question", "faq-question", "q". */
const ASKED_CLASS = /(?:^|[\s_-])(?:q|question|interviewer)(?!\S)/iu;
/** Marks an element all in bold or with the class of a question. Otherwise returns the same object, so that `isBegun` of its item is shared. */
function inBold(node: Element, outer: Place): Place {
  const isMarkedAsked = node.tagName === 'p' && ASKED_CLASS.test(attribute(node, 'class'));
  const own = isMarkedAsked ? { ...outer, isMarkedAsked } : outer;
  const place = isBetweenItems(node) ? { ...own, ...PART } : own;
  return isAllBold(node) ? { ...place, isInBold: true } : place;
}

function describedIn(node: Element, outer: Place): Place {
  const place = itemIn(outer, node);
  const isFurther = node.parentNode !== null && furtherIn(node.parentNode).has(node);
  return isFurther ? { ...place, level: place.level + 1 } : place;
}

/** A sentence in `<pre>` is another's, where a line leads to it or it is in a quotation. */
function preformatted(node: Element, outer: Place, above: RawBlock | undefined): Place {
  const isQuoted = outer.kind === 'quote';
  if (!isWrapped(textIn(node), isQuoted)) return { ...outer, kind: 'code', level: 0, isCode: true };
  return isQuoted || !/[:：]$/u.test(above?.mapped.text ?? '')
    ? outer
    : { ...outer, kind: 'quote', level: 0 };
}

/** What is in an element; `above` is the block before it. */
export function placeOf(node: Element, outer: Place, above?: RawBlock): Place {
  const heading = HEADING.exec(node.tagName);
  if (heading !== null) return { ...outer, kind: 'heading', level: Number(heading[1]) };
  switch (node.tagName) {
    case 'pre':
      return preformatted(node, outer, above);
    case 'blockquote':
      return { ...outer, kind: 'quote', level: 0 };
    case 'quote':
      return { ...outer, kind: 'quote', level: 0, ...speakerOf(node) };
    case 'tr':
    case 'caption':
      return { ...outer, kind: 'table', level: 0 };
    case 'ul':
    case 'ol': {
      const list: Place = outer.kind === 'item' ? outer : { ...outer, kind: 'item', level: 0 };
      return { ...list, isNumbered: node.tagName === 'ol' };
    }
    case 'li':
      // an item with a heading is a section of the text
      if (node.childNodes.some(({ nodeName }) => HEADING.test(nodeName))) return { ...outer, ...PART };
      return itemIn(outer, node);
    case 'dd':
      return describedIn(node, outer);
    case 'summary':
      return titleOfFold(node, outer);
    default:
      return inBold(node, outer);
  }
}

const AHEAD_CHARS = 200;
/** The text that comes next, without its tags. */
export const textAt = (from: number, html: string): string =>
  html
    .slice(from, from + AHEAD_CHARS)
    .replace(/<[^<>]*(?:>|$)/g, ' ')
    .trimStart();

export function attribute({ attrs }: Element, name: string): string {
  return attrs.find((attr) => attr.name === name)?.value ?? '';
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function isCell(node: Element): boolean {
  return node.tagName === 'td' || node.tagName === 'th';
}

const elementsIn = (node: Parent): Element[] => node.childNodes.filter(isElement);
const furtherIn = onceFor(
  (list: Parent): ReadonlySet<Element> =>
    new Set(
      elementsIn(list).filter(({ tagName }, at, all) => tagName === 'dd' && all[at - 1]?.tagName === 'dd'),
    ),
);
const parentOf = (node: Node): Element | null =>
  node.parentNode !== null && 'tagName' in node.parentNode ? node.parentNode : null;

const NAME = { chars: 80, depth: 4 } as const;

const textIn = (node: Parent, depth: number = NAME.depth): string =>
  depth === 0
    ? ''
    : node.childNodes
        .map((child) =>
          'value' in child ? child.value : 'childNodes' in child ? textIn(child, depth - 1) : '',
        )
        .join('');
export const nameIn = (cell: Element | undefined): string =>
  cell === undefined ? '' : textIn(cell).replace(/\s+/g, ' ').trim().replace(/:$/, '');

/** Whether a row names columns: an empty first cell above the names of rows, and a short name in each other cell. */
function namesColumns([first, ...others]: readonly Element[], below: Element | undefined): boolean {
  const names = others.map(nameIn);
  return (
    nameIn(first) === '' &&
    names.length > 0 &&
    names.every((name) => name !== '' && name.length <= NAME.chars) &&
    nameIn(below === undefined ? undefined : elementsIn(below)[0]) !== ''
  );
}

/** The cells of the row that heads a table: in `thead`, all `th`, or naming columns. */
const headsOf = onceFor((table: Element): readonly Element[] => {
  const [part] = elementsIn(table).filter(({ tagName }) => tagName === 'thead' || tagName === 'tbody');
  const [row, below] = part === undefined ? [] : elementsIn(part).filter(({ tagName }) => tagName === 'tr');
  const cells = row === undefined ? [] : elementsIn(row);
  const areHeadings = cells.every(({ tagName }) => tagName === 'th');
  return part?.tagName === 'thead' || areHeadings || namesColumns(cells, below) ? cells : [];
});

function tableOf(row: Element | null): Element | null {
  const part = row === null ? null : parentOf(row);
  return part === null ? null : part.tagName === 'table' ? part : parentOf(part);
}

export function isHeadRow(node: Element): boolean {
  if (node.tagName !== 'tr') return false;
  const table = tableOf(node);
  return (
    parentOf(node)?.tagName === 'thead' || (table !== null && parentOf(headsOf(table)[0] ?? node) === node)
  );
}

const namesOf = onceFor((table: Element): readonly string[] =>
  headsOf(table)
    .map(nameIn)
    .map((name) => (name.length <= NAME.chars ? name : '')),
);

const columnsIn = onceFor(
  (row: Element): ReadonlyMap<Element, number> => new Map(elementsIn(row).map((cell, at) => [cell, at])),
);

/** The name of a cell's column as a prefix, such as "Cost: "; empty for none. */
export function headOver(cell: Element): string {
  const row = parentOf(cell);
  const table = tableOf(row);
  const at = row === null ? undefined : columnsIn(row).get(cell);
  const name = table === null || at === undefined ? '' : (namesOf(table)[at] ?? '');
  return name === '' || cell.tagName === 'dt' ? '' : `${name}: `;
}

/** Ends a list at the wrong closing tag (`<ol>` … `</ul>`), where it would otherwise include all text below. */
export function withListsClosed(html: string): string {
  const open = { o: 0, u: 0 };
  return html.replace(/<(\/?)([ou])(?=l\b)/giu, (_tag, slash: string, name: string) => {
    const [kind, other] = name.toLowerCase() === 'o' ? (['o', 'u'] as const) : (['u', 'o'] as const);
    const meant = slash !== '' && open[kind] === 0 && open[other] > 0 ? other : kind;
    open[meant] += slash === '' ? 1 : -Math.sign(open[meant]);
    return `<${slash}${meant}`;
  });
}

const SMALL = /^(?:em|i|small)$/u;
const CAPTION_NODES = 12;
/** Whether an element holds all the words below a picture in its paragraph. */
export function isCaption(node: Element): boolean {
  const beside = node.parentNode?.childNodes ?? [];
  if (!SMALL.test(node.tagName) || beside.length > CAPTION_NODES) return false;
  return (
    beside.slice(0, beside.indexOf(node)).some(({ nodeName }) => nodeName === 'img') &&
    beside.every(
      (each) => each === node || (isElement(each) ? /^(?:img|br)$/u.test(each.tagName) : isBlank(each)),
    )
  );
}

const COLUMN_GAP = 3;
/** Whether an element is at the margin of its line, after white space: "The hall is still closed.\t\t<em>Clerk</em></p>". */
export function isAtMargin(node: Element): boolean {
  const beside = node.parentNode?.childNodes ?? [];
  if (!/^(?:em|i)$/u.test(node.tagName) || beside.findLast((each) => !isBlank(each)) !== node) return false;
  const before = beside[beside.lastIndexOf(node) - 1];
  const text = before !== undefined && 'value' in before ? before.value : '';
  const gap = text.slice(text.trimEnd().length);
  return gap !== text && !gap.includes('\n') && (gap.includes('\t') || gap.length >= COLUMN_GAP);
}
