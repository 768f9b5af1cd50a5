import { type Declarations, parseDeclarations, plainCss } from './declarations.js';
import { SHOWN, isTextShown, visibilityInside } from './visibility.js';

/** An element, or what a rule requires of one: '' and no classes match everything. */
export interface Styled {
  tag: string;
  id: string;
  classes: readonly string[];
}
interface Rule extends Styled {
  declarations: Declarations;
  /** By id, classes and tag, as in the cascade. */
  weight: number;
  order: number;
}

const MAX_CHARS = 300_000;
const MAX_RULES = 3_000;
/** Limits the cost of many elements with the same class. */
const MAX_RULES_A_KEY = 50;
const SIMPLE = /^([a-z][a-z0-9]{0,15})?((?:[.#][\w-]{1,80}){0,6})$/i;

/**
 * The rules of a page's style sheets that can hide text. Of a rule with several parts (`.menu .open`) or a state, only
 * showing text counts, for any match of its last part, so that no visible text is lost. `@` blocks are ignored.
 */
export class StyleSheet {
  private readonly rules = new Map<string, Rule[]>();
  private count = 0;

  add(css: string): void {
    for (const { selectors, body } of rulesOf(plainCss(css.slice(0, MAX_CHARS)))) {
      const declarations = parseDeclarations(body);
      if (declarations.size === 0) continue;
      for (const selector of selectors.split(',')) this.addRule(selector.trim(), declarations);
    }
  }

  /** The declarations for an element in the order of the cascade, the strongest last. */
  declarationsOf(element: Styled): Declarations[] {
    if (this.count === 0) return [];
    return [element.tag, `#${element.id}`, ...element.classes.map((name) => `.${name}`)]
      .flatMap((key) => this.rules.get(key) ?? [])
      .filter((rule) => matches(rule, element))
      .sort((a, b) => a.weight - b.weight || a.order - b.order)
      .map(({ declarations }) => declarations);
  }

  private addRule(selector: string, declarations: Declarations): void {
    if (this.count >= MAX_RULES || selector.includes('::')) return;
    const isSimple = SIMPLE.test(selector);
    if (!isSimple && !isTextShown(visibilityInside(SHOWN, declarations))) return;
    const asked = askedBy(isSimple ? selector : lastPartOf(selector));
    if (asked === null) return;
    const key =
      asked.id === '' ? (asked.classes.map((name) => `.${name}`).at(-1) ?? asked.tag) : `#${asked.id}`;
    const others = this.rules.get(key) ?? [];
    if (others.length >= MAX_RULES_A_KEY) return;
    const weight = (asked.id === '' ? 0 : 100) + asked.classes.length * 10 + (asked.tag === '' ? 0 : 1);
    this.rules.set(key, [...others, { ...asked, declarations, weight, order: this.count }]);
    this.count += 1;
  }
}

const lastPartOf = (selector: string): string =>
  (selector.split(/[\s>+~]+/).at(-1) ?? '').replace(/[:[].*$/s, '');

/** What a part of a selector requires; null if it matches everything or cannot be read. */
function askedBy(part: string): Styled | null {
  const [, tag = '', rest = ''] = SIMPLE.exec(part) ?? [];
  const names = rest.match(/[.#][^.#]+/g) ?? [];
  if (tag === '' && names.length === 0) return null;
  return {
    tag: tag.toLowerCase(),
    id: names.find((name) => name.startsWith('#'))?.slice(1) ?? '',
    classes: names.filter((name) => name.startsWith('.')).map((name) => name.slice(1)),
  };
}

const matches = (rule: Rule, { tag, id, classes }: Styled): boolean =>
  (rule.tag === '' || rule.tag === tag) &&
  (rule.id === '' || rule.id === id) &&
  rule.classes.every((name) => classes.includes(name));

function* rulesOf(css: string): Generator<{ selectors: string; body: string }> {
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf('{', at);
    if (open < 0) return;
    const selectors = css
      .slice(at, open)
      .slice(css.slice(at, open).lastIndexOf(';') + 1)
      .trim();
    const close = selectors.startsWith('@') ? endOfBlock(css, open) : css.indexOf('}', open);
    if (close < 0) return;
    if (!selectors.startsWith('@')) yield { selectors, body: css.slice(open + 1, close) };
    at = close + 1;
  }
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
