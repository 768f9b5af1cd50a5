import { zipOf, type ZipPart } from './zip-file.js';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

const part = (name: string, text: string): ZipPart => ({ name, data: Buffer.from(text) });
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

export const para = (text: string, style = '') =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}${run(text)}</w:p>`;
export const item = (text: string, list: 1 | 2, level = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}</w:p>`;
export const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${para(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
export const link = (text: string) => `<w:p><w:hyperlink r:id="rLink">${run(text)}</w:hyperlink></w:p>`;

const levels = (format: string) =>
  [0, 1].map((n) => `<w:lvl w:ilvl="${n}"><w:numFmt w:val="${format}"/></w:lvl>`).join('');

export function docx(body: string, extra: ZipPart[] = [], target = 'https://example.com/report'): Buffer {
  const styles = [1, 2, 3]
    .map(
      (n) => `<w:style w:type="paragraph" w:styleId="Heading${n}"><w:name w:val="heading ${n}"/></w:style>`,
    )
    .join('');
  return zipOf([
    part(
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    part(
      'word/_rels/document.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">
        <Relationship Id="rStyles" Type="${OFFICE}/styles" Target="styles.xml"/>
        <Relationship Id="rLists" Type="${OFFICE}/numbering" Target="numbering.xml"/>
        <Relationship Id="rLink" Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"/>
      </Relationships>`,
    ),
    part('word/styles.xml', `${XML}<w:styles ${W}>${styles}</w:styles>`),
    part(
      'word/numbering.xml',
      `${XML}<w:numbering ${W}>
        <w:abstractNum w:abstractNumId="1">${levels('bullet')}</w:abstractNum>
        <w:abstractNum w:abstractNumId="2">${levels('decimal')}</w:abstractNum>
        <w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>
        <w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>
      </w:numbering>`,
    ),
    part('word/document.xml', `${XML}<w:document ${W} ${R}><w:body>${body}</w:body></w:document>`),
    ...extra,
  ]);
}

export function odt(body: string): Buffer {
  const names = ['office', 'text', 'table', 'style']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  return zipOf([
    part('mimetype', 'application/vnd.oasis.opendocument.text'),
    part(
      'content.xml',
      `${XML}<office:document-content ${names} xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    part(
      'meta.xml',
      `${XML}<office:document-meta ${names} xmlns:dc="http://purl.org/dc/elements/1.1/"><office:meta><dc:title>Minutes of May</dc:title></office:meta></office:document-meta>`,
    ),
  ]);
}

/** A compound file: old Office, or encrypted new Office. */
export const oleWith = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512), Buffer.from(stream, 'utf16le')]);
