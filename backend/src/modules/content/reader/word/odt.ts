import { markdownLink } from '@repurpose/contract';
import type { Extracted } from '../answer.types.js';
import { Refusal } from '../refusal.js';
import { itemOf, tableOf } from '../text/markdown.js';
import { readDirectory } from '../zip/directory.js';
import { inflateAll } from '../zip/inflate.js';
import { childrenOf, elementsOf } from './elements.js';
import { dropHiddenText } from './hidden-text.js';
import { parseXml, textOfFirst } from './xml.js';

const PARTS = ['content.xml', 'styles.xml', 'meta.xml', 'META-INF/manifest.xml'];
const DROPPED = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note',
  'text:sequence-decls',
  'text:table-of-content',
  'draw:image',
  'svg:title',
  'svg:desc',
]);
const ELEMENT = 1;
const TEXT = 3;

export function readOdt(bytes: Buffer): Extracted {
  const parts = inflateAll(bytes, readDirectory(bytes), (name) => PARTS.includes(name));
  if (parts.get('META-INF/manifest.xml')?.includes('encryption-data')) throw new Refusal('FILE_ENCRYPTED');
  const content = parts.get('content.xml');
  if (!content) throw new Refusal('FILE_UNREADABLE');
  const document = parseXml(content);
  const body = document.getElementsByTagName('office:text')[0];
  if (!body) throw new Refusal('FILE_NO_TEXT');
  const meta = parts.get('meta.xml');
  const title = meta ? textOfFirst(parseXml(meta), 'dc:title') : '';
  const styles = parts.get('styles.xml');
  const documents = [document, ...(styles ? [parseXml(styles)] : [])];
  const hiddenPassages = dropHiddenText(body, documents);
  return {
    title,
    markdown: new OdtText(numberedStyles(documents)).blocks(body),
    warnings: [],
    hiddenPassages,
  };
}

function numberedStyles(documents: readonly Document[]): ReadonlySet<string> {
  const styles = documents.flatMap((document) => elementsOf(document, 'text:list-style'));
  const isNumbered = (style: Element) => childrenOf(style)[0]?.nodeName === 'text:list-level-style-number';
  return new Set(styles.filter(isNumbered).map((style) => style.getAttribute('style:name') ?? ''));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

class OdtText {
  constructor(private readonly numbered: ReadonlySet<string>) {}

  blocks(parent: Element): string {
    return childrenOf(parent)
      .map((node) => this.block(node))
      .filter((block) => block.trim() !== '')
      .join('\n\n');
  }

  private block(node: Element): string {
    if (DROPPED.has(node.nodeName)) return '';
    switch (node.nodeName) {
      case 'text:h': {
        const level = Math.min(6, Math.max(1, Number(node.getAttribute('text:outline-level')) || 1));
        const text = oneLine(this.inline(node));
        return text === '' ? '' : `${'#'.repeat(level)} ${text}`;
      }
      case 'text:p':
        return this.inline(node).trim();
      case 'text:list':
        return this.list(node, this.numbered.has(node.getAttribute('text:style-name') ?? ''));
      case 'table:table':
        return tableOf(this.rows(node));
      default:
        return this.blocks(node);
    }
  }

  private list(list: Element, isNumbered: boolean): string {
    const items = childrenOf(list)
      .map((item) => this.blocks(item))
      .filter((text) => text.trim() !== '');
    return items.map((text, index) => itemOf(isNumbered ? `${index + 1}. ` : '- ', text)).join('\n');
  }

  private rows(table: Element): string[][] {
    return childrenOf(table).flatMap((node) => {
      if (node.nodeName !== 'table:table-row') return this.rows(node);
      const cells = childrenOf(node).filter((cell) => cell.nodeName === 'table:table-cell');
      return [cells.map((cell) => oneLine(this.blocks(cell)))];
    });
  }

  private inline(parent: Element): string {
    let text = '';
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === TEXT) text += (node.nodeValue ?? '').replace(/\s+/g, ' ');
      else if (node.nodeType === ELEMENT) text += this.textOf(node as Element);
    }
    return text;
  }

  private textOf(node: Element): string {
    if (DROPPED.has(node.nodeName)) return '';
    switch (node.nodeName) {
      case 'text:s':
      case 'text:tab':
        return ' ';
      case 'text:line-break':
        return '\n';
      case 'text:a':
        return markdownLink(this.inline(node), node.getAttribute('xlink:href') ?? '');
      default:
        return this.inline(node);
    }
  }
}
