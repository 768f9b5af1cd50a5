import type { DefaultTreeAdapterMap } from 'parse5';
import { type Declarations, parseDeclarations } from './declarations.js';
import { StyleSheet } from './style-sheet.js';
import { SHOWN, isTextShown, visibilityInside, type Visibility } from './visibility.js';

type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];
type Element = DefaultTreeAdapterMap['element'];

const NO_TEXT = new Set(['script', 'style', 'template', 'noscript', 'title', 'head']);
/** Pages hide these themselves until a script has run. */
const NEVER_HIDDEN = new Set(['html', 'body']);

const MAX_CLASSES = 50;

interface Visited {
  node: Node;
  visibility: Visibility;
  parent: number;
  isShown: boolean;
}

/** The outermost elements and pieces of text that a page's styles hide. Not recursive, so that deep nesting is safe. */
export function hiddenNodes(root: Parent): ReadonlySet<Node> {
  const visited = visit(root, styleSheetOf(root));
  for (let at = visited.length - 1; at >= 0; at -= 1) {
    const one = visited[at];
    const parent = visited[one?.parent ?? -1];
    if (one?.isShown && parent) parent.isShown = true;
  }
  const isHidden = (one: Visited | undefined): boolean => one !== undefined && !one.isShown && isHiding(one);
  return new Set(
    visited.filter((one) => isHidden(one) && !isHidden(visited[one.parent])).map(({ node }) => node),
  );
}

const isHiding = ({ node, visibility }: Visited): boolean =>
  ('tagName' in node || 'value' in node) && !isTextShown(visibility);

function visit(root: Parent, sheet: StyleSheet): Visited[] {
  const visited: Visited[] = [];
  const waiting = root.childNodes.map((node) => ({ node, outer: SHOWN, parent: -1 })).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, outer, parent } = next;
    const isElement = 'tagName' in node;
    const visibility = isElement && !NEVER_HIDDEN.has(node.tagName) ? insideOf(node, outer, sheet) : outer;
    const hasWords = 'value' in node && /\S/.test(node.value);
    const index =
      visited.push({ node, visibility, parent, isShown: hasWords && isTextShown(visibility) }) - 1;
    if (!isElement || NO_TEXT.has(node.tagName)) continue;
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at];
      if (child) waiting.push({ node: child, outer: visibility, parent: index });
    }
  }
  return visited;
}

function insideOf(element: Element, outer: Visibility, sheet: StyleSheet): Visibility {
  const attribute = (name: string): string | undefined =>
    element.attrs.find((one) => one.name === name)?.value;
  if (attribute('hidden') !== undefined) return { ...outer, isGone: true };
  const own = attribute('style');
  const styled = {
    tag: element.tagName,
    id: attribute('id') ?? '',
    classes: (attribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_CLASSES),
  };
  const layers = [...sheet.declarationsOf(styled), ...(own ? [parseDeclarations(own)] : [])];
  const declarations: Declarations = new Map(layers.flatMap((layer) => [...layer]));
  return visibilityInside(outer, declarations);
}

function styleSheetOf(root: Parent): StyleSheet {
  const sheet = new StyleSheet();
  const waiting: Node[] = [...root.childNodes].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    const media = node.attrs.find(({ name }) => name === 'media')?.value ?? 'all';
    if (node.tagName === 'style' && /^(?:all|screen)?$/.test(media.trim()))
      sheet.add(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at];
      if (child) waiting.push(child);
    }
  }
  return sheet;
}
