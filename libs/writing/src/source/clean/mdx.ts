/** A statement above or inside the text of MDX: its first line, then indented lines up to a line with the closing bracket. */
export const STATEMENT =
  /^export\s(?:const|let|default|function)\s(?:[^\n]{0,500}[{([][ \t]*\n(?:[ \t]+\S[^\n]*\n|[ \t]*\n){0,200}[}\])][^\n]{0,200}$|[^\n]{0,500}$)/gm;

const IMPORT = String.raw`import\s[^;'"]{0,400}['"][^'"\n]{1,200}['"];?[ \t]*\n\s{0,9}`;
const META = String.raw`export\s(?:const|let)\s(?:meta|metadata|frontmatter|frontMatter|post)\s?=\s?\{[ \t]*\n`;
/** A field of an object in JavaScript, with its text or its list of texts. */
const TEXT = String.raw`(["'\x60])((?:(?!\3)[^\\]|\\.){0,3000})\3`;
const FIELD = new RegExp(
  String.raw`^([ \t]*)["']?([a-z]\w{0,30})["']?:\s{0,40}(?:${TEXT}|\[([^[\]]{0,3000})\])`,
  'gimu',
);
const QUOTED = /(["'`])((?:(?!\1)[^\\]|\\.){1,300})\1/gu;
const unescaped = (text: string): string => text.replace(/\\(["'`\\])/gu, '$1');

/** The texts of an object's own fields; those of the objects inside it are further in. */
function fieldsOf(body: string): Record<string, unknown> | null {
  const found = [...body.matchAll(FIELD)];
  const own = found.filter(([, indent]) => indent === found[0]?.[1]);
  const fields = own.map(([, , name = '', , text, list = '']): [string, unknown] => [
    name,
    text === undefined
      ? [...list.matchAll(QUOTED)].map(({ 2: each = '' }) => unescaped(each))
      : unescaped(text),
  ]);
  return fields.length === 0 ? null : Object.fromEntries(fields);
}

/** Front matter of MDX, which exports an object: "export const meta = { title: … };" below the imports. */
export const EXPORTED_FIELDS = {
  open: new RegExp(String.raw`^\s{0,20}(?:${IMPORT}){0,40}${META}(?=[^]{0,3000}?\btitle["']?:)`),
  close: /\n\}(?: as const)?;?[ \t]*(?:\n|$)/,
  fields: fieldsOf,
} as const;
