import { ancestorOf, childOf, childrenOf, elementsNamed, hasWords } from './elements.js';
import { parseXml, writeXml } from './xml.js';

const HIDING = ['vanish', 'specVanish', 'webHidden'] as const;
type Says = Partial<Record<(typeof HIDING)[number], boolean>>;

const RUN_PARTS = /^word\/(?:document\d*|footnotes|endnotes)\.xml$/;
/** Fields begin in one run and end in another. */
const KEPT = new Set(['rPr', 'fldChar', 'instrText']);
const MAX_STYLES_DEEP = 20;

export function dropHiddenRuns(parts: Map<string, Buffer>): number {
  const isMentioned = [...parts.values()].some((part) =>
    ['anish', 'webHidden', ':hidden'].some((word) => part.includes(word)),
  );
  if (!isMentioned) return 0;
  const sheet = parts.get('word/styles.xml');
  const styles = new Styles(sheet ? parseXml(sheet) : null);
  let count = 0;
  for (const [name, part] of parts) {
    if (!RUN_PARTS.test(name)) continue;
    const document = parseXml(part);
    count += dropHiddenRows(document) + dropFrom(document, styles);
    parts.set(name, writeXml(document));
  }
  return count;
}

function dropHiddenRows(document: Document): number {
  const rows = elementsNamed(document, 'tr').filter((row) => saysOn(childOf(childOf(row, 'trPr'), 'hidden')));
  const count = rows.filter((row) => hasWords(row.textContent)).length;
  for (const row of rows) row.parentNode?.removeChild(row);
  return count;
}

function dropFrom(document: Document, styles: Styles): number {
  let count = 0;
  let last: Element | null = null;
  for (const run of elementsNamed(document, 'r')) {
    const text = run.textContent;
    if (!styles.hides(run)) {
      if (hasWords(text)) last = null;
      continue;
    }
    for (const child of childrenOf(run)) if (!KEPT.has(child.localName)) run.removeChild(child);
    const paragraph = ancestorOf(run, 'p');
    if (hasWords(text) && paragraph !== last) {
      count += 1;
      last = paragraph;
    }
  }
  return count;
}

const OFF = new Set(['0', 'false', 'off']);

function saysOn(element: Element | null): boolean | undefined {
  if (!element) return undefined;
  const values = ['w:val', 'val'].map((name) => element.getAttribute(name) ?? '');
  return !values.some((value) => OFF.has(value.toLowerCase()));
}

function saysOf(properties: Element | null): Says {
  return Object.fromEntries(
    HIDING.flatMap((name) => {
      const says = saysOn(childOf(properties, name));
      return says === undefined ? [] : [[name, says]];
    }),
  );
}

const valueOf = (element: Element | null): string =>
  element?.getAttribute('w:val') ?? element?.getAttribute('val') ?? '';

class Styles {
  private readonly styles = new Map<string, { says: Says; basedOn: string }>();
  private readonly resolved = new Map<string, Says>();
  private readonly defaults: Says;
  private defaultParagraph = '';

  constructor(sheet: Document | null) {
    const [defaults] = sheet ? elementsNamed(sheet, 'rPrDefault') : [];
    this.defaults = saysOf(childOf(defaults ?? null, 'rPr'));
    for (const style of sheet ? elementsNamed(sheet, 'style') : []) {
      const attribute = (name: string): string => style.getAttribute(`w:${name}`) ?? '';
      const [id, isDefault] = [attribute('styleId'), !['', ...OFF].includes(attribute('default'))];
      if (attribute('type') === 'paragraph' && isDefault) this.defaultParagraph = id;
      this.styles.set(id, {
        says: saysOf(childOf(style, 'rPr')),
        basedOn: valueOf(childOf(style, 'basedOn')),
      });
    }
  }

  hides(run: Element): boolean {
    const properties = childOf(run, 'rPr');
    const own = saysOf(properties);
    const layers = this.layersOf(run, valueOf(childOf(properties, 'rStyle')));
    return HIDING.some((name) => {
      if (own[name] !== undefined) return own[name];
      const [table, paragraph, character] = layers.map((layer) => layer[name]);
      // ECMA-376 §17.7.3: two kinds of styles that both set `vanish` cancel each other.
      if (name === 'vanish')
        return (
          this.defaults.vanish === true || [table, paragraph, character].filter(Boolean).length % 2 === 1
        );
      return character ?? paragraph ?? table ?? this.defaults[name] ?? false;
    });
  }

  private layersOf(run: Element, character: string): Says[] {
    const paragraph = ancestorOf(run, 'p');
    const own = valueOf(childOf(childOf(paragraph, 'pPr'), 'pStyle'));
    const table = valueOf(childOf(childOf(paragraph && ancestorOf(paragraph, 'tbl'), 'tblPr'), 'tblStyle'));
    return [table, own === '' ? this.defaultParagraph : own, character].map((id) => this.saysOfStyle(id));
  }

  private saysOfStyle(id: string, depth = 0): Says {
    const style = this.styles.get(id);
    if (!style || depth > MAX_STYLES_DEEP) return {};
    const known = this.resolved.get(id);
    if (known) return known;
    const says = { ...this.saysOfStyle(style.basedOn, depth + 1), ...style.says };
    this.resolved.set(id, says);
    return says;
  }
}
