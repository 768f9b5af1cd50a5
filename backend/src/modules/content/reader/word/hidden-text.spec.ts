import { readOdt } from './odt.js';
import { zipOf } from '../../../../../test/content/zip-file.js';

const NAMES = ['office', 'text', 'style', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const style = (family: string, name: string, display: string, parent = ''): string =>
  `<style:style style:family="${family}" style:name="${name}" style:parent-style-name="${parent}">${display && `<style:text-properties text:display="${display}"/>`}</style:style>`;
const OWN =
  style('text', 'T1', 'none') +
  style('paragraph', 'P1', 'none') +
  style('text', 'Shown', 'true') +
  style('text', 'T2', '', 'Whisper');
const SHARED =
  style('text', 'Whisper', 'none') + style('paragraph', 'Standard', '') + style('paragraph', 'T1', 'true');

function read(body: string): { text: string; passages: number } {
  const part = (name: string, inside: string) => ({
    name,
    data: Buffer.from(`<?xml version="1.0"?><office:document ${NAMES}>${inside}</office:document>`),
  });
  const file = zipOf([
    part(
      'content.xml',
      `<office:automatic-styles>${OWN}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>`,
    ),
    part('styles.xml', `<office:styles>${SHARED}</office:styles>`),
  ]);
  const { markdown, hiddenPassages } = readOdt(file);
  return { text: markdown, passages: hiddenPassages };
}
const p = (inside: string, name = 'Standard'): string =>
  `<text:p text:style-name="${name}">${inside}</text:p>`;
const span = (name: string, inside: string): string =>
  `<text:span text:style-name="${name}">${inside}</text:span>`;

it.each([
  ['a span', p(`Seen.${span('T1', ' Secret')}`)],
  ['what a style is based on', p(`Seen.${span('T2', ' Secret')}`)],
  ['a paragraph', p('Seen.') + p('Secret', 'P1')],
  [
    'a section',
    `${p('Seen.')}<text:section text:display="none">${p('Secret')}${p('and more')}</text:section>`,
  ],
  ['a field of hidden text', p('Seen.<text:hidden-text text:is-hidden="true">Secret</text:hidden-text>')],
  [
    'a field that hides its paragraph',
    p('Seen.') + p('<text:hidden-paragraph text:is-hidden="true"/>Secret'),
  ],
])('text hidden by %s is left out and counted', (_way, body) => {
  expect(read(body)).toEqual({ text: 'Seen.', passages: 1 });
});

it('a span that shows its text does so inside a hidden paragraph, too', () => {
  expect(read(p(`Secret ${span('Shown', 'Seen.')} more`, 'P1'))).toEqual({ text: 'Seen.', passages: 2 });
});

it('a style of another family hides nothing', () => {
  expect(read(p('Seen.', 'T1'))).toEqual({ text: 'Seen.', passages: 0 });
});
