import { REMOVED } from './blanked.js';

/** "!!The harbour" in PmWiki, alone in its paragraph: the empty line above it makes room for the space. MkDocs has an indented note below it. */
const HEADING = /\n\n(!{2,5}) ?(?=[\p{Lu}\p{N}][^\n]{1,100}\n[ \t]*(?:\n(?! {2}|\t)|$))/gu;
/** Where headings are Markdown's, `#` is one too. A nested step of PmWiki ("## Stir.") is right below another. */
const MARKDOWN = /(?:^|\n\n)#{2,6} \S/u;
/** Fewer could be exclamations. */
const HEADINGS = 2;
/** An item of a numbered list, with an empty line above it or not. */
const SPACED_ITEM = /\n\n#(?= [^\s#])/gu;
const TIGHT_ITEM = /(?<=\n)#(?= [^\s#])/gu;

/** Turns the headings and numbered lists of PmWiki, where `#` marks an item, into Markdown's. Keeps the length. */
export function readWikiMarks(text: string): string {
  if (MARKDOWN.test(text)) return text;
  if ((text.match(HEADING)?.length ?? 0) < HEADINGS) return text;
  return text
    .replace(HEADING, (all, marks: string) => `\n${'#'.repeat(marks.length)} `.padEnd(all.length))
    .replace(SPACED_ITEM, '\n1.')
    .replace(TIGHT_ITEM, '-');
}

/** A definition of a wiki, whose first colon becomes a space behind its term: ":The wall is wet:it has no drain." */
const DEFINED = /^:([^:\s]{1,40} [^:\n]{1,80}:)(?=\p{L})/gmu;
/** `[[Page|label]]` → `label`, `[[Page]]` → `Page`. */
const WIKI_LINK = /\[\[([^\]|\n]{1,200}\|)?([^\]\n[]{1,200})\]\]/g;

/** Shows what links of a wiki say, and parts its definitions from their terms. */
export const readWikiLinks = (text: string): string =>
  text
    .replace(DEFINED, '$1 ')
    .replace(WIKI_LINK, (_all, target = '', label = '') =>
      [REMOVED.repeat(2 + target.length), label, REMOVED.repeat(2)].join(''),
    );
