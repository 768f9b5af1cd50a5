import { strToU8, zipSync } from 'fflate';
import type { ExportBlock } from './blocks.js';
import { exportBlocks } from './blocks.js';
import { voiceLabel, type ExportInput } from './export.types.js';
import { escapeHtml } from './html.js';
import { stretchesOf } from '../formats/draft/stretches.js';
import type { DraftLink } from '../formats/draft/draft.types.js';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PROPERTIES = 'http://schemas.openxmlformats.org/officeDocument/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Escapes text and removes the characters that XML 1.0 does not allow. */
const xmlText = (text: string) =>
  escapeHtml(text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''));

const BULLETS = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const STYLES = {
  title: 'Title',
  heading: 'Heading1',
  label: 'Heading2',
  item: 'ListBullet',
  text: '',
} as const;

const run = (text: string, look = '') => `<w:r>${look}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`;
const LINKED = '<w:rPr><w:color w:val="1D4ED8"/><w:u w:val="single"/></w:rPr>';

/** A line; links are fields, which need no relationship. */
const runsOf = (line: string, links: readonly DraftLink[]): string =>
  stretchesOf(line, links)
    .map(({ text, url }) =>
      url === ''
        ? run(text)
        : `<w:fldSimple w:instr="${xmlText(` HYPERLINK "${new URL(url).href}" `)}">${run(text, LINKED)}</w:fldSimple>`,
    )
    .join('');

function paragraph(style: string, lines: readonly string[], links: ExportBlock['links']): string {
  const look =
    style === '' ? '' : `<w:pPr><w:pStyle w:val="${style}"/>${style === STYLES.item ? BULLETS : ''}</w:pPr>`;
  const runs = lines.map((line, at) => runsOf(line, links[at] ?? [])).join('<w:r><w:br/></w:r>');
  return `<w:p>${look}${runs}</w:p>`;
}

function blockOf({ role, lines, links }: ExportBlock): string {
  if (role === 'item')
    return lines
      .map((line, at) => paragraph(STYLES.item, [line.replace(/^• /, '')], [links[at] ?? []]))
      .join('');
  return paragraph(STYLES[role], lines, links);
}

const style = (id: string, name: string, sizeHalfPoints: number) =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:pPr><w:spacing w:after="160"/></w:pPr><w:rPr>${
    sizeHalfPoints > 24 ? '<w:b/>' : ''
  }<w:sz w:val="${sizeHalfPoints}"/></w:rPr></w:style>`;

const STYLE_SHEET = `<w:styles xmlns:w="${W}">${style('Normal', 'Normal', 24)}${style('Title', 'Title', 44)}${style(
  'Heading1',
  'heading 1',
  30,
)}${style('Heading2', 'heading 2', 26)}${style('ListBullet', 'List Bullet', 24)}</w:styles>`;
const NUMBERING = `<w:numbering xmlns:w="${W}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="720" w:hanging="360"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const part = (name: string, type: string) =>
  `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${type}+xml"/>`;
const CUSTOM = `<Override PartName="/docProps/custom.xml" ContentType="application/vnd.openxmlformats-officedocument.custom-properties+xml"/>`;
const typesOf = (more: string) =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part(
    'document',
    'document.main',
  )}${part('styles', 'styles')}${part('numbering', 'numbering')}${more}</Types>`;
const relations = (...rows: [type: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${rows
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** Custom document properties, shown by Word under File, Info, Advanced Properties. */
const properties = (name: string, value: string) =>
  `<Properties xmlns="${PROPERTIES}/custom-properties" xmlns:vt="${PROPERTIES}/docPropsVTypes"><property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="${name}"><vt:lpwstr>${xmlText(value)}</vt:lpwstr></property></Properties>`;

/** An output as a Word document (Office Open XML) with a title, headings, lists and paragraphs. */
export function toDocx(input: ExportInput): Uint8Array<ArrayBuffer> {
  const body = exportBlocks(input).map(blockOf).join('');
  const { voice } = input;
  const document = ['officeDocument', 'word/document.xml'] as [string, string];
  const files = {
    '[Content_Types].xml': typesOf(voice ? CUSTOM : ''),
    '_rels/.rels': relations(
      document,
      ...(voice ? [['custom-properties', 'docProps/custom.xml'] as [string, string]] : []),
    ),
    ...(voice && { 'docProps/custom.xml': properties('Voice', voiceLabel(voice)) }),
    'word/document.xml': `<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': STYLE_SHEET,
    'word/numbering.xml': NUMBERING,
    'word/_rels/document.xml.rels': relations(['styles', 'styles.xml'], ['numbering', 'numbering.xml']),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(HEAD + xml)])));
}
