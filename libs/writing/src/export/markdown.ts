import type { ExportBlock } from './blocks.js';
import { BULLET, exportBlocks } from './blocks.js';
import type { DraftLink } from '../formats/draft/draft.types.js';
import { NESTED } from '../formats/draft/layout-blocks.js';
import type { ExportInput } from './export.types.js';
import { stretchesOf } from '../formats/draft/stretches.js';

/** Escapes text so that Markdown shows exactly these words. */
function escapeWords(text: string): string {
  return text
    .replace(/[\\`*_[\]~|]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\bwww\./gi, (www) => `${www.slice(0, -1)}\\.`);
}

/** Escapes the start of a line that would begin a list, heading, rule or code block. */
function escapeStart(line: string): string {
  return line
    .replace(/^\s+/, '')
    .replace(/^[-+=#]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** An address as a target in parentheses. */
const targetOf = (url: string): string =>
  /[()\s<>]/.test(url) ? `<${url.replace(/[\s<>]/g, encodeURI)}>` : url;

function lineOf(line: string, links: readonly DraftLink[]): string {
  const words = stretchesOf(line, links).map(({ text, url }) => {
    if (url === '') return escapeWords(text);
    return url === text ? `<${url}>` : `[${escapeWords(text)}](${targetOf(url)})`;
  });
  return escapeStart(words.join(''));
}

/** A heading's text; number signs at its end are escaped, because they would vanish. */
const headingOf = (marked: string[]): string => marked.join(' ').replace(/(^|\s)(?=#+\s*$)/, '$1\\');

function blockOf({ role, lines, links }: ExportBlock): string {
  const isList = role === 'item';
  const marked = lines.map((line, at) =>
    lineOf(isList && line.startsWith(BULLET) ? line.slice(BULLET.length) : line, links[at] ?? []),
  );
  switch (role) {
    case 'title':
      return `# ${headingOf(marked)}`;
    case 'heading':
    case 'label':
      return lines.length === 1 ? `## ${headingOf(marked)}` : marked.join('\\\n');
    case 'item':
      return marked
        .map((line) => (line.startsWith(NESTED) ? `  - ${line.slice(NESTED.length)}` : `- ${line}`))
        .join('\n');
    case 'text':
      return marked.join('\\\n');
  }
}

/** An output as Markdown with headings and lists; other text is escaped, without HTML and with links only to web and email addresses. */
export function toMarkdown(input: ExportInput): string {
  return `${exportBlocks(input).map(blockOf).join('\n\n')}\n`;
}
