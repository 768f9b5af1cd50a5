/** The declarations of one style attribute or rule that decide whether text is shown: property → value, in lower case. */
export type Declarations = ReadonlyMap<string, string>;

const DECIDING = new Set(
  'display visibility content-visibility opacity font-size font position left right top bottom text-indent margin-left transform clip clip-path width height max-height max-width overflow mso-hide text-decoration text-decoration-line'.split(
    ' ',
  ),
);
const MAX_CHARS = 4_000;

/** Reads the deciding declarations; those with `!important` come last and win. */
export function parseDeclarations(style: string): Declarations {
  const found = plainCss(style.slice(0, MAX_CHARS))
    .toLowerCase()
    .split(';')
    .flatMap((declaration) => {
      const at = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(at, 0)).trim();
      if (!DECIDING.has(property)) return [];
      const [value = '', important] = declaration.slice(at + 1).split('!');
      return [{ property, value: value.trim(), isImportant: important?.trim() === 'important' }];
    });
  const ordered = [...found.filter((one) => !one.isImportant), ...found.filter((one) => one.isImportant)];
  return new Map(ordered.map(({ property, value }) => [property, value]));
}

/** Removes comments and decodes escapes: `d\69splay` is `display`. */
export function plainCss(css: string): string {
  return css
    .replace(/\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)/g, ' ')
    .replace(/\\([0-9a-f]{1,6})[ \t\n\r\f]?/gi, (_, hex: string) => characterOf(parseInt(hex, 16)));
}

const characterOf = (code: number): string =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
