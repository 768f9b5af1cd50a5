import { FORMAT_KEYS } from '@repurpose/contract';
import { fc } from '@repurpose/testing';
import { marked } from 'marked';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { MediumDraft } from '../formats/draft/draft.types.js';
import { renderDraft } from '../formats/draft/render-draft.js';
import { exportText } from './export-text.js';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const SAFE_TAGS = [
  'html',
  'head',
  'body',
  'main',
  'meta',
  'title',
  'style',
  'h1',
  'h2',
  'p',
  'br',
  'ul',
  'li',
  'a',
];

function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...children] : children;
}
function textOf(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (node.nodeName === 'br') return '\n';
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
const bodyText = (html: string) =>
  elementsOf(parse(html))
    .filter(({ tagName }) => tagName === 'body')
    .map(textOf)
    .join('');
const squeezed = (text: string) => text.replaceAll('•', '').replace(/\s+/g, '');

/** Everything of a page that could run or lead somewhere. */
function dangersOf(html: string): string[] {
  return elementsOf(parse(html)).flatMap(({ tagName, attrs }) => [
    ...(SAFE_TAGS.includes(tagName) ? [] : [tagName]),
    ...attrs
      .filter(({ name }) => name.startsWith('on') || name === 'src' || name === 'srcdoc')
      .map(({ name }) => name),
    ...attrs
      .filter(({ name, value }) => name === 'href' && !/^(?:https?|mailto):/i.test(value))
      .map(({ value }) => value),
  ]);
}
const asPage = (text: string, kind: 'md' | 'html', format: (typeof FORMAT_KEYS)[number] = 'linkedin') => {
  const file = exportText({ title: '<script>1</script>', format, text }, kind);
  return kind === 'html' ? file : marked.parse(file, { async: false, gfm: true });
};

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '![x](https://e.example/pixel.png)',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)',
  '<a href="javascript:alert(1)">x</a>',
  'javascript:alert(1) data:text/html,<b>x</b>',
  'https://e.example/"onmouseover="alert(1)',
  'https://e.example/<script>',
  '&lt;script&gt; &#x3c;b&#x3e;',
  '```\n<b>code</b>\n```',
  '# no heading',
  '1. no list',
  '- no list',
  '+ no list',
  '> no quote',
  '---',
  '===',
  '| a | b |\n| --- | --- |',
  '    no code',
  '\\[x](javascript:alert(1))',
  '**bold** _slanted_ ~~gone~~ `code`',
  '<!-- no comment -->',
  '# no heading that ends in #',
  ']]> <?php ?>',
];

describe.each(['html', 'md'] as const)('an export as %s', (kind) => {
  it.each(HOSTILE)('shows %j as the words it is', (text) => {
    const page = asPage(`Before.\n\n${text}\n\nAfter.`, kind);
    expect(dangersOf(page)).toEqual([]);
    expect(squeezed(bodyText(page))).toBe(squeezed(`Before.${text}After.`));
  });

  it('keeps every word of any text, inert, in every format', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE),
      fc.lorem({ maxCount: 5 }),
      fc.string({ maxLength: 20, unit: 'grapheme-ascii' }),
    );
    const text = fc
      .array(piece, { minLength: 1, maxLength: 5 })
      .chain((pieces) => fc.constantFrom(' ', '\n', '\n\n').map((glue) => pieces.join(glue)));
    fc.assert(
      fc.property(text, fc.constantFrom(...FORMAT_KEYS), (content, format) => {
        const page = asPage(content, kind, format);
        expect(dangersOf(page)).toEqual([]);
        expect(squeezed(bodyText(page))).toBe(squeezed(content));
      }),
      { numRuns: 100 },
    );
  });

  it('links web and mail addresses, without the full stop that ends their sentence', () => {
    const page = asPage(
      'See https://example.com/a_(b)?c=1&d=2. Write to mailto:a@example.com, please.',
      kind,
    );
    const links = elementsOf(parse(page)).flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name === 'href').map(({ value }) => value),
    );
    expect(links).toEqual(['https://example.com/a_(b)?c=1&d=2', 'mailto:a@example.com']);
  });
});

describe('exports of a known draft', () => {
  const draft: MediumDraft = {
    format: 'medium',
    title: 'The archive',
    subtitle: 'A find.',
    sections: [{ heading: 'What is in it?', paragraphs: ['Letters.'] }],
    topics: ['History'],
  };
  const input = { title: 'The archive', format: 'medium' as const, text: renderDraft(draft), draft };

  it('are the text itself as TXT', () => {
    expect(exportText(input, 'txt')).toBe(
      'The archive\n\nA find.\n\nWhat is in it?\n\nLetters.\n\nTopics: History',
    );
  });

  it('have its headings as headings', () => {
    expect(exportText(input, 'md')).toBe(
      '# The archive\n\nA find.\n\n## What is in it?\n\nLetters.\n\nTopics: History\n',
    );
    expect(exportText(input, 'html')).toContain('<h2 dir="auto">What is in it?</h2>');
  });

  it('follow the text when it is not the draft’s any more', () => {
    expect(exportText({ ...input, text: 'Edited by hand.' }, 'md')).toBe('Edited by hand.\n');
  });

  it('are a page of its own: character set first, nothing loaded, no script allowed', () => {
    const page = exportText(input, 'html');
    expect(page.indexOf('<meta charset="utf-8">')).toBeLessThan(page.indexOf('<title>'));
    expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'`);
    expect(page).not.toMatch(/<script|<link|src=/);
  });
});
