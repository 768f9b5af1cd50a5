import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { RefusalCode } from '../answer.types.js';

const SHORT_CHARS = 1_500;
const NEARLY_EMPTY_CHARS = 250;
const NEEDS_SCRIPT = /\b(?:java)?script\b/i;
const CLOSED_BY_SCHEMA = /"isAccessibleForFree"\s*:\s*"?false/i;
const PAYWALL = /(?:^|[\s_-])(?:pay|reg|meter)[_-]?wall/i;

export function findShell(page: Tree.Document, html: string, text: string): RefusalCode | null {
  if (text.length >= SHORT_CHARS) return null;
  const facts = factsOf(page);
  if (facts.hasPaywall || CLOSED_BY_SCHEMA.test(html)) return 'PAGE_CLOSED';
  if (text.length >= NEARLY_EMPTY_CHARS) return null;
  const hasLetters = /\p{L}/u.test(text);
  if (facts.hasScript && (!hasLetters || facts.asksForScript || facts.hasEmptyRoot))
    return 'PAGE_NEEDS_SCRIPT';
  return hasLetters ? null : 'PAGE_NO_TEXT';
}

function factsOf(page: Tree.Document) {
  const facts = { hasScript: false, asksForScript: false, hasEmptyRoot: false, hasPaywall: false };
  const waiting: Tree.ParentNode[] = [page];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue;
      const attribute = (name: string): string => node.attrs.find((one) => one.name === name)?.value ?? '';
      if (node.tagName === 'script') facts.hasScript = true;
      if (node.tagName === 'noscript' && NEEDS_SCRIPT.test(textOf(node))) facts.asksForScript = true;
      if (node.tagName === 'div' && attribute('id') !== '' && node.childNodes.every(isBlank))
        facts.hasEmptyRoot = true;
      if (PAYWALL.test(attribute('class')) || PAYWALL.test(attribute('id'))) facts.hasPaywall = true;
      waiting.push(node);
    }
  }
  return facts;
}

const isBlank = (node: Tree.ChildNode): boolean => 'value' in node && node.value.trim() === '';

const textOf = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) => ('childNodes' in child ? textOf(child) : 'value' in child ? child.value : ''))
    .join('');
