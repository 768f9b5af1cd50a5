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

export function elementsOf(document: Document | Element, name: string): Element[] {
  const nodes = document.getElementsByTagName(name);
  return listOf(nodes);
}

export const elementsNamed = (document: Document | Element, localName: string): Element[] =>
  listOf(document.getElementsByTagNameNS('*', localName));

/** xmldom's lists are not iterable. */
function listOf(nodes: HTMLCollectionOf<Element>): Element[] {
  const found: Element[] = [];
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (node) found.push(node);
  }
  return found;
}

export function ancestorOf(node: Node, name: string): Element | null {
  for (let outer = node.parentNode; outer; outer = outer.parentNode) {
    if ((outer as Element).localName === name) return outer as Element;
  }
  return null;
}
