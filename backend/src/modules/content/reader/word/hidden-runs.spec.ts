import { dropHiddenRuns } from './hidden-runs.js';
import { parseXml } from './xml.js';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const style = (type: string, id: string, inside: string, more = ''): string =>
  `<w:style w:type="${type}" w:styleId="${id}" ${more}>${inside}</w:style>`;
const HIDES = '<w:rPr><w:vanish/></w:rPr>';
const STYLES = [
  style('paragraph', 'Normal', '', 'w:default="1"'),
  style('paragraph', 'Secret', HIDES),
  style('paragraph', 'Child', '<w:basedOn w:val="Secret"/>'),
  style('paragraph', 'Grandchild', '<w:basedOn w:val="Child"/>'),
  style('paragraph', 'Open', '<w:basedOn w:val="Secret"/><w:rPr><w:vanish w:val="0"/></w:rPr>'),
  style('paragraph', 'Round', '<w:basedOn w:val="Round"/>'),
  style('character', 'Whisper', HIDES),
  style('character', 'Web', '<w:rPr><w:webHidden/></w:rPr>'),
  style('table', 'Grid', HIDES),
].join('');

function read(body: string, styles = STYLES): { text: string; passages: number } {
  const parts = new Map([
    ['word/styles.xml', Buffer.from(`<w:styles ${W}>${styles}</w:styles>`)],
    ['word/document.xml', Buffer.from(`<w:document ${W}><w:body>${body}</w:body></w:document>`)],
  ]);
  const passages = dropHiddenRuns(parts);
  return {
    text: parseXml(parts.get('word/document.xml') ?? Buffer.alloc(0)).documentElement.textContent ?? '',
    passages,
  };
}
const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const para = (inside: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${inside}</w:p>`;
const styled = (id: string, inside: string): string => para(inside, `<w:pStyle w:val="${id}"/>`);
const SEEN = run('Seen.');
const ROW = `<w:tr><w:tc>${para(run('Secret'))}</w:tc></w:tr>`;

it.each([
  ['by the run', para(SEEN + run('Secret', '<w:vanish/>'))],
  ['by a value', para(SEEN + run('Secret', '<w:vanish w:val="on"/>'))],
  ['always', para(SEEN + run('Secret', '<w:specVanish/>'))],
  ['in the web view', para(SEEN + run('Secret', '<w:webHidden/>'))],
  ['by a character style', para(SEEN + run('Secret', '<w:rStyle w:val="Whisper"/>'))],
  ['by a character style for the web', para(SEEN + run('Secret', '<w:rStyle w:val="Web"/>'))],
  ['by a paragraph style', para(SEEN) + styled('Secret', run('Secret'))],
  ['by what a style is based on', para(SEEN) + styled('Grandchild', run('Secret'))],
  [
    'by the style of its table',
    `${para(SEEN)}<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/></w:tblPr>${ROW}</w:tbl>`,
  ],
  [
    'with its row',
    `${para(SEEN)}<w:tbl>${ROW.replace('<w:tr>', '<w:tr><w:trPr><w:hidden/></w:trPr>')}</w:tbl>`,
  ],
  ['inside a link', para(`${SEEN}<w:hyperlink>${run('Secret', '<w:vanish/>')}</w:hyperlink>`)],
])('text hidden %s is left out and counted', (_way, body) => {
  expect(read(body)).toEqual({ text: 'Seen.', passages: 1 });
});

it('text is hidden by the default style of paragraphs, and by the defaults of the document', () => {
  const body = para(run('Secret') + run('Seen.', '<w:vanish w:val="false"/>'));
  for (const styles of [
    style('paragraph', 'Normal', HIDES, 'w:default="1"'),
    `<w:docDefaults><w:rPrDefault>${HIDES}</w:rPrDefault></w:docDefaults>`,
  ])
    expect(read(body, styles)).toEqual({ text: 'Seen.', passages: 1 });
});

it.each([
  ['where the run says no', styled('Secret', run('Seen.', '<w:vanish w:val="0"/>'))],
  ['where the style says no to what it is based on', styled('Open', run('Seen.'))],
  ['where two styles cancel each other', styled('Secret', run('Seen.', '<w:rStyle w:val="Whisper"/>'))],
  ['where only the mark at the end of the paragraph is hidden', para(run('Seen.'), HIDES)],
  ['where a style is based on itself', styled('Round', run('Seen.'))],
])('text is shown %s', (_way, body) => {
  expect(read(body)).toEqual({ text: 'Seen.', passages: 0 });
});

it('hidden runs that follow each other are one passage; page numbers are none; fields stay whole', () => {
  const hidden = (text: string): string => run(text, '<w:vanish/>');
  const field = '<w:r><w:rPr><w:webHidden/></w:rPr><w:fldChar w:fldCharType="begin"/><w:t>12</w:t></w:r>';
  const body =
    para(hidden('One ') + hidden('and two') + SEEN + hidden('Three')) + para(hidden('Four')) + para(field);
  expect(read(body)).toEqual({ text: 'Seen.', passages: 3 });
  const parts = new Map([['word/document.xml', Buffer.from(`<w:document ${W}>${para(field)}</w:document>`)]]);
  dropHiddenRuns(parts);
  expect(parts.get('word/document.xml')?.toString()).toContain('fldChar');
});
