import { Readability } from '@mozilla/readability';
import JSDOMParser from '@mozilla/readability/JSDOMParser.js';
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree, serialize } from 'parse5';
import { HIDDEN_MARK, type HtmlText, htmlToMarkdown } from './html-markdown.js';

const DROPPED = new Set('script style noscript template svg math iframe object embed canvas link'.split(' '));
/** Larger pages are lists and logs, on which the search takes seconds. */
const MAX_ELEMENTS = 30_000;

export function articleOf(
  page: Tree.Document,
  hidden: ReadonlySet<Tree.ChildNode>,
  url: string,
): (HtmlText & { title: string }) | null {
  if (prune(page, hidden) > MAX_ELEMENTS) return null;
  // Readability's DOM needs well-formed HTML, as parse5 writes it.
  const document = new JSDOMParser().parse(serialize(page).replaceAll('&nbsp;', ' '), url);
  const article = new Readability(document, { disableJSONLD: true }).parse();
  if (!article?.content) return null;
  return { title: article.title ?? '', ...htmlToMarkdown(article.content) };
}

function prune(page: Tree.Document, hidden: ReadonlySet<Tree.ChildNode>): number {
  let elements = 0;
  const waiting: Tree.ParentNode[] = [page];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    elements += 1;
    const kept = parent.childNodes.filter((node) => !isDropped(node));
    parent.childNodes = kept.map((node) => (hidden.has(node) ? markFor(parent, node) : node));
    for (const node of parent.childNodes) if ('childNodes' in node) waiting.push(node);
  }
  return elements;
}

const isDropped = (node: Tree.ChildNode): boolean =>
  node.nodeName === '#comment' || DROPPED.has(node.nodeName);

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
