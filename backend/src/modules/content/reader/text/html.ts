import { hiddenNodes } from '@repurpose/writing/hidden-nodes';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import type { Extracted } from '../answer.types.js';
import { htmlTitle, toMarkdown } from './html-markdown.js';

/** A saved page: its article if it has exactly one, else everything but navigation and the like. */
export function readHtml(html: string): Extracted {
  const page = parse(html);
  const hidden = hiddenNodes(page);
  return { title: htmlTitle(page), ...toMarkdown(mainOf(page, hidden), hidden), warnings: [] };
}

type Hidden = ReadonlySet<Tree.ChildNode>;

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
