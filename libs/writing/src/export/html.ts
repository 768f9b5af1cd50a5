import type { ExportBlock } from './blocks.js';
import { BULLET, exportBlocks } from './blocks.js';
import type { DraftLink } from '../formats/draft/draft.types.js';
import { NESTED } from '../formats/draft/layout-blocks.js';
import { voiceLabel, type ExportInput } from './export.types.js';
import { stretchesOf } from '../formats/draft/stretches.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const STYLE =
  'body{max-width:42rem;margin:3rem auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d2330;background:#fff}h1,h2{line-height:1.25}h2{margin-top:2rem;font-size:1.25rem}a{color:#1d4ed8;overflow-wrap:anywhere}p,li{overflow-wrap:break-word}';

/** Text escaped for HTML and XML, also for attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function lineOf(line: string, links: readonly DraftLink[]): string {
  return stretchesOf(line, links)
    .map(({ text, url }) =>
      url === ''
        ? escapeHtml(text)
        : `<a href="${escapeHtml(url)}" rel="noopener noreferrer">${escapeHtml(text)}</a>`,
    )
    .join('');
}

const listOf = (items: readonly string[]) => `<ul>\n${items.join('\n')}\n</ul>`;
const itemOf = (marked: string, below: readonly string[] = []) =>
  `<li dir="auto">${marked}${below.length === 0 ? '' : `\n${listOf(below)}\n`}</li>`;

/** A list; lines with a dash become a nested list of the bullet before them. */
function list({ lines, links }: ExportBlock): string {
  const items: { line: string; own: readonly DraftLink[]; below: string[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const own = links[at] ?? [];
    const last = items.at(-1);
    if (line.startsWith(NESTED) && last?.line.startsWith(BULLET))
      last.below.push(itemOf(lineOf(line.slice(NESTED.length), own)));
    else items.push({ line, own, below: [] });
  }
  const wordsOf = (line: string) => (line.startsWith(BULLET) ? line.slice(BULLET.length) : line);
  return listOf(items.map(({ line, own, below }) => itemOf(lineOf(wordsOf(line), own), below)));
}

function blockOf(block: ExportBlock): string {
  const { role, lines, links } = block;
  if (role === 'item') return list(block);
  const marked = lines.map((line, at) => lineOf(line, links[at] ?? []));
  switch (role) {
    case 'title':
      return `<h1 dir="auto">${marked.join(' ')}</h1>`;
    case 'heading':
    case 'label':
      return lines.length === 1
        ? `<h2 dir="auto">${marked.join(' ')}</h2>`
        : `<p dir="auto">${marked.join('<br>\n')}</p>`;
    case 'text':
      return `<p dir="auto">${marked.join('<br>\n')}</p>`;
  }
}

/** An output as a complete page: everything escaped, no scripts, nothing loaded. */
export function toHtml(input: ExportInput): string {
  const meta = input.voice ? [`<meta name="voice" content="${escapeHtml(voiceLabel(input.voice))}">`] : [];
  return htmlOf(input.title, outputHtml(input), { head: meta });
}

/** Blocks as HTML: headings, lists and paragraphs, escaped, with links for web and email addresses. */
export function htmlBlocks(blocks: readonly ExportBlock[]): string {
  return blocks.map(blockOf).join('\n');
}

/** An output as HTML for the clipboard. */
export const outputHtml = (input: ExportInput): string => htmlBlocks(exportBlocks(input));

interface More {
  head?: readonly string[];
  before?: readonly string[];
}

export function htmlOf(title: string, body: string, { head = [], before = [] }: More = {}): string {
  return [
    '<!doctype html>',
    '<html>',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...before,
    body,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
