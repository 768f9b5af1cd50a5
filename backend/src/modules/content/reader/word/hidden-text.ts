import { childOf, childrenOf, elementsOf, hasWords } from './elements.js';

const MAX_STYLES_DEEP = 20;
const FAMILIES = new Set(['text', 'paragraph']);

export function dropHiddenText(body: Element, documents: readonly Document[]): number {
  return new HiddenText(hidingStyles(documents)).dropFrom(body, false);
}

interface Style {
  isHidden: boolean | null;
  parent: string;
}

/** The document's own styles come first: they may shadow shared ones. */
function hidingStyles(documents: readonly Document[]): ReadonlyMap<string, Style> {
  const styles = new Map<string, Style>();
  for (const style of documents.flatMap((document) => elementsOf(document, 'style:style'))) {
    const family = style.getAttribute('style:family') ?? '';
    const key = `${family} ${style.getAttribute('style:name') ?? ''}`;
    if (!FAMILIES.has(family) || styles.has(key)) continue;
    const display = childOf(style, 'text-properties')?.getAttribute('text:display') ?? '';
    const parent = `${family} ${style.getAttribute('style:parent-style-name') ?? ''}`;
    styles.set(key, { isHidden: display === '' ? null : display === 'none', parent });
  }
  return styles;
}

class HiddenText {
  constructor(private readonly styles: ReadonlyMap<string, Style>) {}

  dropFrom(parent: Element, isOuterHidden: boolean): number {
    let count = 0;
    let wasHidden = false;
    for (let node = parent.firstChild; node;) {
      const next: ChildNode | null = node.nextSibling;
      const text = node.textContent;
      const isElement = node.nodeType === node.ELEMENT_NODE;
      const isHidden = isElement ? this.isHidden(node as Element, isOuterHidden) : isOuterHidden;
      if (isElement && !(isHidden && this.isWhollyHidden(node as Element, isHidden))) {
        count += this.dropFrom(node as Element, isHidden);
        wasHidden = false;
      } else if (isHidden) {
        parent.removeChild(node);
        if (hasWords(text) && !wasHidden) count += 1;
        wasHidden ||= hasWords(text);
      } else if (hasWords(text)) wasHidden = false;
      node = next;
    }
    return count;
  }

  private isHidden(element: Element, isOuter: boolean): boolean {
    switch (element.nodeName) {
      case 'text:section':
        return isOuter || element.getAttribute('text:display') === 'none' || isTrue(element);
      case 'text:hidden-text':
        return isOuter || isTrue(element);
      case 'text:p':
      case 'text:h':
        if (childrenOf(element).some((child) => child.nodeName === 'text:hidden-paragraph' && isTrue(child)))
          return true;
        return this.isHiddenBy('paragraph', element) ?? isOuter;
      case 'text:span':
        return this.isHiddenBy('text', element) ?? isOuter;
      default:
        return isOuter;
    }
  }

  private isWhollyHidden(element: Element, isHidden: boolean): boolean {
    return childrenOf(element).every((child) => {
      const isInside = this.isHidden(child, isHidden);
      return isInside && this.isWhollyHidden(child, isInside);
    });
  }

  private isHiddenBy(family: string, element: Element): boolean | null {
    let style = this.styles.get(`${family} ${element.getAttribute('text:style-name') ?? ''}`);
    for (let depth = 0; style && depth < MAX_STYLES_DEEP; depth += 1) {
      if (style.isHidden !== null) return style.isHidden;
      style = this.styles.get(style.parent);
    }
    return null;
  }
}

const isTrue = (element: Element): boolean => element.getAttribute('text:is-hidden') === 'true';
