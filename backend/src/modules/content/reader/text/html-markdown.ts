import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { itemOf, linkOf, tableOf } from './markdown.js';

const set = (names: string) => new Set(names.split(' '));
const DROPPED = set(
  'script style noscript template head title nav footer form button input select textarea svg math iframe object embed video audio canvas img picture dialog menu',
);
const BLOCKS = set(
  'address article aside body caption dd details div dl dt fieldset figcaption figure header hr html main p section summary tbody thead tfoot',
);

/** @throws RangeError when it is nested too deeply */
export const htmlToMarkdown = (html: string): string => toMarkdown(parseFragment(html));

/** Headings, lists, tables, quotations, code and links; looks, pictures, scripts and navigation are left out. */
export const toMarkdown = (root: Tree.ParentNode): string => inside(root).trim();

/** The page's `<title>`, on one line. */
export function htmlTitle(page: Tree.Document): string {
  const html = page.childNodes.find((node) => node.nodeName === 'html') as Tree.Element | undefined;
  const head = html?.childNodes.find((node) => node.nodeName === 'head') as Tree.Element | undefined;
  const title = head?.childNodes.find((node) => node.nodeName === 'title') as Tree.Element | undefined;
  return (title?.childNodes ?? []).map(plain).join('').replace(/\s+/g, ' ').trim();
}

const inside = (node: Tree.ParentNode): string => node.childNodes.map(markdownOf).join('');
const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const plain = (node: Tree.ChildNode): string => ('value' in node ? node.value : '');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const attributeOf = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((attribute) => attribute.name === name)?.value;

function markdownOf(node: Tree.ChildNode): string {
  if (node.nodeName === '#text') return plain(node).replace(/\s+/g, ' ');
  if (!isElement(node) || DROPPED.has(node.tagName) || isHidden(node)) return '';
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (level) return headingOf(Number(level), oneLine(inside(node)));
  if (BLOCKS.has(node.tagName)) return `\n\n${inside(node)}\n\n`;
  return special(node);
}

const headingOf = (level: number, text: string) =>
  text === '' ? '' : `\n\n${'#'.repeat(level)} ${text}\n\n`;

function special(node: Tree.Element): string {
  switch (node.tagName) {
    case 'br':
      return '\n';
    case 'a':
      return anchorOf(inside(node), attributeOf(node, 'href') ?? '');
    case 'ul':
    case 'ol':
      return `\n\n${listOf(node)}\n\n`;
    case 'li':
      return `\n${itemOf('- ', inside(node))}\n`;
    case 'table':
      return `\n\n${tableOf(rowsOf(node))}\n\n`;
    case 'blockquote':
      return `\n\n${inside(node)
        .trim()
        .replace(/\n{3,}/g, '\n\n')
        .replace(/^/gm, '> ')}\n\n`;
    case 'pre':
      return `\n\n\`\`\`\n${textOf(node).replace(/^\n|\n$/g, '')}\n\`\`\`\n\n`;
    default:
      return inside(node);
  }
}

/** Marks of notes and the ways back from them are not part of the text. */
const anchorOf = (words: string, href: string): string =>
  href.startsWith('#') && /^\s*(?:\[?\d{1,4}\]?|[↑↩^])\s*$/u.test(words) ? '' : linkOf(words, href);

function listOf(list: Tree.Element): string {
  const isNumbered = list.tagName === 'ol';
  let number = Number(attributeOf(list, 'start') ?? 1) || 1;
  const items: string[] = [];
  for (const node of list.childNodes) {
    const text = isElement(node) && node.tagName === 'li' ? inside(node) : markdownOf(node);
    if (text.trim() === '') continue;
    items.push(itemOf(isNumbered ? `${number}. ` : '- ', text));
    number += 1;
  }
  return items.join('\n');
}

/** The cells' texts, row by row; a table inside a cell is part of its text. */
function rowsOf(table: Tree.Element): string[][] {
  const rows: string[][] = [];
  for (const node of table.childNodes) {
    if (!isElement(node)) continue;
    if (node.tagName === 'tr') {
      const cells = node.childNodes.filter((cell) => cell.nodeName === 'td' || cell.nodeName === 'th');
      rows.push(cells.map((cell) => oneLine(inside(cell as Tree.Element))));
    } else rows.push(...rowsOf(node));
  }
  return rows;
}

const textOf = (node: Tree.ParentNode): string =>
  node.childNodes.map((child) => (isElement(child) ? textOf(child) : plain(child))).join('');

const isHidden = (node: Tree.Element): boolean =>
  node.attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'aria-hidden' && value === 'true') ||
      (name === 'style' && /display:\s*none/i.test(value)),
  );
