import { markdownLink } from '@repurpose/contract';
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from 'parse5';
import { itemOf, tableOf } from './markdown.js';

const set = (names: string) => new Set(names.split(' '));
const DROPPED = set(
  'script style noscript template head title nav footer form button input select textarea svg math iframe object embed video audio canvas img picture dialog menu',
);
const BLOCKS = set(
  'address article aside body caption dd details div dl dt fieldset figcaption figure header hr html main p section summary tbody thead tfoot',
);

/** For a hidden passage. A Unicode noncharacter, reserved for internal use. */
export const HIDDEN_MARK = '\ufdd0';

export interface HtmlText {
  markdown: string;
  hiddenPassages: number;
}

export const htmlToMarkdown = (html: string): HtmlText => toMarkdown(parseFragment(html));

/** Drops styling, pictures, scripts and navigation. @throws RangeError: nested too deeply */
export function toMarkdown(root: Tree.ParentNode, hidden: ReadonlySet<Tree.ChildNode> = new Set()): HtmlText {
  const writer = new MarkdownWriter(hidden);
  return { markdown: writer.inside(root).trim(), hiddenPassages: writer.hiddenPassages };
}

export function htmlTitle(page: Tree.Document): string {
  const html = page.childNodes.find((node) => node.nodeName === 'html') as Tree.Element | undefined;
  const head = html?.childNodes.find((node) => node.nodeName === 'head') as Tree.Element | undefined;
  const title = head?.childNodes.find((node) => node.nodeName === 'title') as Tree.Element | undefined;
  return (title?.childNodes ?? []).map(plain).join('').replace(/\s+/g, ' ').trim();
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;
const plain = (node: Tree.ChildNode): string => ('value' in node ? node.value : '');
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const attributeOf = (node: Tree.Element, name: string): string | undefined =>
  node.attrs.find((attribute) => attribute.name === name)?.value;
const isDropped = (node: Tree.Element): boolean =>
  DROPPED.has(node.tagName) || attributeOf(node, 'aria-hidden') === 'true';

class MarkdownWriter {
  hiddenPassages = 0;

  constructor(private readonly hidden: ReadonlySet<Tree.ChildNode>) {}

  inside(node: Tree.ParentNode): string {
    return node.childNodes.map((child) => this.markdownOf(child)).join('');
  }

  private markdownOf(node: Tree.ChildNode): string {
    if (isElement(node) && isDropped(node)) return '';
    if (this.hidden.has(node)) return this.leaveOut(node);
    if (!isElement(node)) return this.textOf(node);
    const level = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (level) return headingOf(Number(level), oneLine(this.inside(node)));
    if (BLOCKS.has(node.tagName)) return `\n\n${this.inside(node)}\n\n`;
    return this.special(node);
  }

  private textOf(node: Tree.ChildNode): string {
    const parts = plain(node).split(HIDDEN_MARK);
    this.hiddenPassages += parts.length - 1;
    return parts.join('').replace(/\s+/g, ' ');
  }

  /** Figures and marks without words, such as page numbers, do not count. */
  private leaveOut(node: Tree.ChildNode): string {
    if (/\p{L}/u.test(isElement(node) ? wordsOf(node) : plain(node))) this.hiddenPassages += 1;
    return '';
  }

  private special(node: Tree.Element): string {
    switch (node.tagName) {
      case 'br':
        return '\n';
      case 'a':
        return anchorOf(this.inside(node), attributeOf(node, 'href') ?? '');
      case 'ul':
      case 'ol':
        return `\n\n${this.listOf(node)}\n\n`;
      case 'li':
        return `\n${itemOf('- ', this.inside(node))}\n`;
      case 'table':
        return `\n\n${tableOf(this.rowsOf(node))}\n\n`;
      case 'blockquote':
        return quoteOf(this.inside(node));
      case 'pre':
        return `\n\n\`\`\`\n${textOf(node, this.hidden).replace(/^\n|\n$/g, '')}\n\`\`\`\n\n`;
      default:
        return this.inside(node);
    }
  }

  private listOf(list: Tree.Element): string {
    const isNumbered = list.tagName === 'ol';
    let number = Number(attributeOf(list, 'start') ?? 1) || 1;
    const items: string[] = [];
    for (const node of list.childNodes) {
      const isItem = isElement(node) && node.tagName === 'li' && !this.hidden.has(node);
      const text = isItem ? this.inside(node) : this.markdownOf(node);
      if (text.trim() === '') continue;
      items.push(itemOf(isNumbered ? `${number}. ` : '- ', text));
      number += 1;
    }
    return items.join('\n');
  }

  private rowsOf(table: Tree.Element): string[][] {
    const rows: string[][] = [];
    for (const node of table.childNodes) {
      if (!isElement(node)) continue;
      if (this.hidden.has(node)) this.leaveOut(node);
      else if (node.tagName === 'tr')
        rows.push(node.childNodes.filter(isCell).map((cell) => this.cellOf(cell)));
      else rows.push(...this.rowsOf(node));
    }
    return rows;
  }

  private cellOf(cell: Tree.Element): string {
    return this.hidden.has(cell) ? this.leaveOut(cell) : oneLine(this.inside(cell));
  }
}

const isCell = (node: Tree.ChildNode): node is Tree.Element =>
  isElement(node) && (node.tagName === 'td' || node.tagName === 'th');

const headingOf = (level: number, text: string) =>
  text === '' ? '' : `\n\n${'#'.repeat(level)} ${text}\n\n`;

const quoteOf = (text: string) =>
  text.trim() === ''
    ? ''
    : `\n\n${text
        .trim()
        .replace(/\n{3,}/g, '\n\n')
        .replace(/^/gm, '> ')}\n\n`;

/** Footnote marks and their back links are not text. */
const anchorOf = (words: string, href: string): string =>
  href.startsWith('#') && /^\s*(?:\[?\d{1,4}\]?|[↑↩^])\s*$/u.test(words) ? '' : markdownLink(words, href);

const textOf = (node: Tree.ParentNode, hidden: ReadonlySet<Tree.ChildNode> = new Set()): string =>
  node.childNodes
    .filter((child) => !hidden.has(child))
    .map((child) => (isElement(child) ? textOf(child, hidden) : plain(child)))
    .join('');

const wordsOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => (isElement(child) ? (isDropped(child) ? '' : wordsOf(child)) : plain(child)))
    .join('');
