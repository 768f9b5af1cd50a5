import { hiddenNodes } from '@repurpose/writing/hidden-nodes';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import type { Extracted, ServedPage } from '../answer.types.js';
import { Refusal } from '../refusal.js';
import { articleOf } from './article.js';
import { htmlTitle, toMarkdown } from './html-markdown.js';
import { findShell } from './page-shells.js';

type Hidden = ReadonlySet<Tree.ChildNode>;

/** An article with a smaller share of the visible text is only a part of the page. */
const MIN_COVERED = 0.3;

/** A saved page: its only article, else everything but navigation. An imported page: the article Readability finds. */
export function readHtml(html: string, served?: ServedPage): Extracted {
  const page = parse(html);
  const hidden = hiddenNodes(page);
  const whole = { title: htmlTitle(page), ...toMarkdown(mainOf(page, hidden), hidden), warnings: [] };
  if (!served) return whole;
  const shell = findShell(page, html, whole.markdown);
  if (shell) throw new Refusal(shell);
  // First, because the search for an article changes the page.
  const headings = elementsOf(page, 'h1', hidden).map((heading) => toMarkdown(heading, hidden).markdown);
  const article = articleOf(page, hidden, served.url);
  const isArticle =
    article !== null && lettersIn(article.markdown) >= lettersIn(whole.markdown) * MIN_COVERED;
  const chosen = isArticle ? article : whole;
  const title = withoutSite(chosen.title || whole.title, headings);
  return { ...chosen, title, markdown: titled(title, chosen.markdown), warnings: [] };
}

/** `Less waste – Bakers & Co` becomes `Less waste` if a heading says so. */
const withoutSite = (title: string, headings: readonly string[]): string =>
  headings.find((heading) => heading !== '' && title.startsWith(heading)) ?? title;

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function titled(title: string, markdown: string): string {
  const plain = (text: string): string =>
    text
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .toLowerCase();
  const headings = [...markdown.matchAll(/^(#{1,6}) (.+)$/gmu)];
  const hasTitle = headings.some(([, level, text]) => level === '#' || plain(text ?? '') === plain(title));
  return hasTitle || plain(title) === ''
    ? markdown
    : `# ${title.replace(/\s+/gu, ' ').trim()}\n\n${markdown}`;
}

function mainOf(page: Tree.Document, hidden: Hidden): Tree.ParentNode {
  for (const name of ['article', 'main']) {
    const found = elementsOf(page, name, hidden);
    if (found.length === 1 && found[0]) return found[0];
  }
  return page;
}

function elementsOf(root: Tree.ParentNode, name: string, hidden: Hidden): Tree.Element[] {
  const found: Tree.Element[] = [];
  const stack: Tree.ParentNode[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    for (const child of node.childNodes) {
      if (!('childNodes' in child) || hidden.has(child)) continue;
      if (child.tagName === name) found.push(child);
      stack.push(child);
    }
  }
  return found;
}
