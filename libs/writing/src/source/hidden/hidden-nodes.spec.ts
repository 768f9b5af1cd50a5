import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { hiddenNodes } from './hidden-nodes.js';

type Node = DefaultTreeAdapterMap['childNode'];

/** The words of a page that are shown, and the hidden passages. */
function read(html: string): { shown: string; hidden: string[] } {
  const page = parse(html);
  const hidden = hiddenNodes(page);
  const words = (node: Node | DefaultTreeAdapterMap['parentNode'], skips: boolean): string => {
    if (skips && hidden.has(node as Node)) return '';
    if ('value' in node) return node.value;
    if (!('childNodes' in node) || ['style', 'script', 'head'].includes(node.nodeName)) return '';
    return node.childNodes.map((child) => words(child, skips)).join('');
  };
  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const passages = [...hidden].map((node) => tidy(words(node, false))).filter((text) => text !== '');
  return { shown: tidy(words(page, true)), hidden: passages };
}
const inline = (style: string): string => `<p>Seen. <span style="${style}">Secret.</span></p>`;

describe('text is hidden', () => {
  it.each([
    'display:none',
    'DISPLAY : NONE !important',
    'd\\69splay:none',
    'color:red;display:/* x */none',
    'visibility:hidden',
    'visibility: collapse',
    'content-visibility:hidden',
    'font-size:0',
    'font-size: 0px',
    'font-size:0.0em',
    'font-size:1px',
    'font: 0/0 a',
    'opacity:0',
    'opacity: .0',
    'opacity:0%',
    'position:absolute;left:-9999px',
    'position:fixed; top:-200vh',
    'position:absolute;right:-100em',
    'text-indent:-9999px',
    'margin-left:-5000px',
    'transform:translateX(-9999px)',
    'transform: translate(0, -200vh)',
    'transform:scale(0)',
    'position:absolute;clip:rect(0,0,0,0)',
    'position:absolute;clip: rect(1px, 1px, 1px, 1px)',
    'clip-path:inset(50%)',
    'clip-path: circle(0)',
    'height:0;overflow:hidden',
    'max-height:0px;overflow:hidden',
    'width:1px;height:1px;overflow:hidden',
    'mso-hide:all',
  ])('%s', (style) => {
    expect(read(inline(style))).toEqual({ shown: 'Seen.', hidden: ['Secret.'] });
  });

  it.each([
    ['the attribute', '<p>Seen.</p><p hidden>Secret.</p>'],
    ['a class', '<style>.x{display:none}</style><p>Seen.</p><p class="b x">Secret.</p>'],
    ['an id', '<style>#x { visibility: hidden }</style><p>Seen.</p><p id=x>Secret.</p>'],
    ['a tag with a class', '<style>p.x.y{opacity:0}</style><p class=x>Seen.</p><p class="y x">Secret.</p>'],
    ['one of several selectors', '<style>h1,.x,h2{font-size:0}</style><p>Seen.</p><p class=x>Secret.</p>'],
    ['a later rule', '<style>.x{display:block} .x{display:none}</style><p>Seen.</p><p class=x>Secret.</p>'],
    [
      'a rule behind others',
      '<style>@import url(x);@media print{p{display:none}}.x{display:none}</style><p>Seen.</p><p class=x>Secret.</p>',
    ],
    ['what is around it', '<div style="display:none"><p style="display:block">Secret.</p></div><p>Seen.</p>'],
  ])('by %s', (_way, html) => {
    expect(read(html)).toEqual({ shown: 'Seen.', hidden: ['Secret.'] });
  });
});

describe('text is shown', () => {
  it.each([
    ['at full opacity', inline('opacity:0.9')],
    ['a little to the left', inline('position:absolute;left:-20px')],
    ['with a hanging indent', inline('text-indent:-2em')],
    ['far to the left without being placed there', inline('left:-9999px')],
    ['in a box that scrolls', inline('height:200px;overflow:hidden')],
    ['small', inline('font-size:6px')],
    [
      'in a style sheet for paper',
      '<style media=print>span{display:none}</style><p>Seen. <span>Secret.</span></p>',
    ],
    [
      'in a rule for small screens',
      '<style>@media (max-width:9px){span{display:none}}</style><p>Seen. <span>Secret.</span></p>',
    ],
    [
      'where a selector of several parts might not match',
      '<style>.closed span{display:none}</style><p>Seen. <span>Secret.</span></p>',
    ],
    ['while it is pointed at', '<style>span:hover{display:none}</style><p>Seen. <span>Secret.</span></p>'],
    [
      'where something shows it again',
      '<style>span{display:none} .open span{display:inline}</style><p>Seen. <span>Secret.</span></p>',
    ],
    [
      'on a page that hides itself until its script has run',
      '<body style="opacity:0"><p>Seen. <span>Secret.</span></p>',
    ],
  ])('%s', (_way, html) => {
    expect(read(html)).toEqual({ shown: 'Seen. Secret.', hidden: [] });
  });

  it('where an inner element has a size or is visible again, and only there', () => {
    expect(
      read(
        '<td style="font-size:0">Secret. <p style="font-size:13px">Seen.</p> More.</td>'.replaceAll(
          'td',
          'div',
        ),
      ),
    ).toEqual({ shown: 'Seen.', hidden: ['Secret.', 'More.'] });
    expect(read('<div style="visibility:hidden">A <b style="visibility:visible">Seen.</b></div>')).toEqual({
      shown: 'Seen.',
      hidden: ['A'],
    });
    expect(read('<div style="font-size:0"><b style="font-size:2em">Secret.</b></div>').shown).toBe('');
  });
});

it('a passage counts once, with everything inside', () => {
  const html =
    '<div style="display:none"><p>One</p><p>and <b>two</b></p></div><p>Seen.</p><p hidden>Three</p>';
  expect(read(html).hidden).toEqual(['Oneand two', 'Three']);
});

it('deep nesting and long style sheets are read in time', () => {
  const deep = `${'<span style="opacity:1">'.repeat(20_000)}Seen.`;
  expect(read(`<style>${'.a{display:none}'.repeat(100_000)}</style><p>Seen.</p>`).shown).toBe('Seen.');
  expect(hiddenNodes(parse(deep)).size).toBe(0);
});
