const ELEMENT = 1;

export function childrenOf(node: Node): Element[] {
  const children: Element[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === ELEMENT) children.push(child as Element);
  }
  return children;
}

export const childOf = (node: Node | null, name: string): Element | null =>
  (node && childrenOf(node).find(({ localName }) => localName === name)) ?? null;

/** xmldom's lists are not iterable. */
export const elementsOf = (document: Document | Element, name: string): Element[] =>
  Array.from<Element>(document.getElementsByTagName(name));

export const elementsNamed = (document: Document | Element, localName: string): Element[] =>
  Array.from<Element>(document.getElementsByTagNameNS('*', localName));

export const hasWords = (text: string | null): boolean => /\p{L}/u.test(text ?? '');

export function ancestorOf(node: Node, name: string): Element | null {
  for (let outer = node.parentNode; outer; outer = outer.parentNode) {
    if ((outer as Element).localName === name) return outer as Element;
  }
  return null;
}
