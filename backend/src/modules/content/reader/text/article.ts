import { Readability } from '@mozilla/readability';
import JSDOMParser from '@mozilla/readability/JSDOMParser.js';
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree, serialize } from 'parse5';
import { HIDDEN_MARK, type HtmlText, htmlToMarkdown } from './html-markdown.js';

/** Elements that are no text and only slow the search down. */
const DROPPED = new Set('script style noscript template svg math iframe object embed canvas link'.split(' '));
const MAX_ELEMENTS = 50_000;

/**
 * The article of a page, as Firefox's reader view finds it; null when there is none. Changes the page: what is hidden
 * becomes a mark, so that it is counted only where it stands in the article.
 */
export function articleOf(
  page: Tree.Document,
  hidden: ReadonlySet<Tree.ChildNode>,
  url: string,
): (HtmlText & { title: string }) | null {
  prune(page, hidden);
  // Readability's own small DOM, made for readers without a browser; it wants well-formed HTML, as parse5 writes it.
  const document = new JSDOMParser().parse(serialize(page).replaceAll('&nbsp;', ' '), url);
  const article = new Readability(document, { maxElemsToParse: MAX_ELEMENTS, disableJSONLD: true }).parse();
  if (!article?.content) return null;
  return { title: article.title ?? '', ...htmlToMarkdown(article.content) };
}

function prune(page: Tree.Document, hidden: ReadonlySet<Tree.ChildNode>): void {
  const waiting: Tree.ParentNode[] = [page];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    const kept = parent.childNodes.filter((node) => !isDropped(node));
    parent.childNodes = kept.map((node) => (hidden.has(node) ? markFor(parent, node) : node));
    for (const node of parent.childNodes) if ('childNodes' in node) waiting.push(node);
  }
}

const isDropped = (node: Tree.ChildNode): boolean =>
  node.nodeName === '#comment' || DROPPED.has(node.nodeName);

/** Only a passage with words is marked. */
function markFor(parent: Tree.ParentNode, node: Tree.ChildNode): Tree.TextNode {
  const mark = tree.createTextNode(/\p{L}/u.test(wordsOf(node)) ? HIDDEN_MARK : '');
  mark.parentNode = parent;
  return mark;
}

const wordsOf = (node: Tree.ChildNode): string => {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || DROPPED.has(node.nodeName)) return '';
  return node.childNodes.map(wordsOf).join('');
};
