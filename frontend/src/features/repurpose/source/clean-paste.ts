import { markdownLink } from '@repurpose/contract';
import { SHOWN, isTextShown, parseDeclarations, visibilityInside, type Visibility } from '@repurpose/writing';

const SKIPPED = new Set('SCRIPT STYLE NOSCRIPT TEMPLATE HEAD TITLE SVG NAV BUTTON IFRAME OBJECT'.split(' '));
const BLOCKS = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE BLOCKQUOTE UL OL LI TABLE TR PRE FIGURE FIGCAPTION H1 H2 H3 H4 H5 H6 DL DT DD HR'.split(
    ' ',
  ),
);

/** From Word or a web page: headings keep their `#`, items their dash, links their address. */
export function cleanHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return tidy(textOf(body, SHOWN));
}

function textOf(node: Node, outer: Visibility): string {
  if (node.nodeType === Node.TEXT_NODE)
    return isTextShown(outer) ? (node.textContent ?? '').replace(/[\s\u00a0]+/gu, ' ') : '';
  if (!(node instanceof Element)) return '';
  const tag = node.tagName.toUpperCase();
  if (SKIPPED.has(tag) || node.hasAttribute('hidden') || node.getAttribute('aria-hidden') === 'true')
    return '';
  const visibility = visibilityInside(outer, parseDeclarations(node.getAttribute('style') ?? ''));
  if (tag === 'BR') return '\n';
  if (tag === 'PRE') return isTextShown(visibility) ? `\n\n${node.textContent ?? ''}\n\n` : '';
  const inner = [...node.childNodes].map((child) => textOf(child, visibility)).join('');
  return BLOCKS.has(tag) ? blockOf(tag, inner, node) : inlineOf(tag, inner, node);
}

function inlineOf(tag: string, inner: string, node: Element): string {
  if (tag === 'TD' || tag === 'TH') return `${inner.trim()}\t`;
  return tag === 'A' ? linkOf(node, inner) : inner;
}

/** A link of words; a card of several lines and a heading's own anchor keep their words. */
function linkOf(anchor: Element, words: string): string {
  // behind "!" it would be a picture, and a raised number is no link
  const isBehindMark = anchor.previousSibling?.textContent?.endsWith('!') === true;
  const isInline = !/[\n\t[\]]/u.test(words) && anchor.closest('h1, h2, h3, h4, h5, h6, nav') === null;
  if (!isInline || isBehindMark || !/\p{L}/u.test(words)) return words;
  const [before = '', after = ''] = [/^ /u.exec(words)?.[0], / $/u.exec(words)?.[0]];
  return before + markdownLink(words.trim(), anchor.getAttribute('href') ?? '') + after;
}

function blockOf(tag: string, inner: string, node: Element): string {
  const text = inner.trim();
  if (text === '') return '\n\n';
  const heading = headingLevel(tag, node);
  if (heading > 0) return `\n\n${'#'.repeat(heading)} ${text.replace(/\s+/gu, ' ')}\n\n`;
  if (tag === 'LI') return `\n- ${text.replace(/\n{2,}/gu, '\n')}\n`;
  if (isWordItem(node)) return `\n- ${text.replace(/^[·•o§\-–]\s+|^\d+[.)]\s+/u, '')}\n`;
  if (tag === 'BLOCKQUOTE') return `\n\n${text.replace(/^(?=.)/gmu, '> ')}\n\n`;
  if (tag === 'TR') return `\n${text}\n`;
  return `\n\n${inner}\n\n`;
}

function headingLevel(tag: string, node: Element): number {
  const level = /^H([1-6])$/u.exec(tag)?.[1];
  if (level) return Number(level);
  // Word marks headings by class when the paste has no heading elements.
  const word = /\bMso(?:Title|Heading(\d)?)/u.exec(node.className);
  return word ? Number(word[1] ?? 1) : 0;
}

const isWordItem = (node: Element) => /\bMsoListParagraph/u.test(node.className);

function tidy(text: string): string {
  return text
    .replace(/[ \t]+\n/gu, '\n')
    .replace(/\n +/gu, '\n')
    .replace(/(\n- [^\n]*)\n+(?=- )/gu, '$1\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Null: the browser pastes the plain text. */
export function pasteOf(clipboard: Pick<DataTransfer, 'getData'>): string | null {
  const html = clipboard.getData('text/html');
  // Editors such as VS Code copy code as HTML without structure, so the plain text is better.
  if (!/<(?:p|h[1-6]|li|br|blockquote|td|article|section)[\s>]/iu.test(html)) return null;
  const clean = cleanHtml(html);
  return clean === '' ? null : clean;
}
