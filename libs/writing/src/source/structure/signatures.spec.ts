import { analyse } from '../../offline/analyse.js';
import { readSource } from '../read-source.js';
import { quoted, REST, toldOf } from './signatures.fixture.js';

describe('who says a quotation', () => {
  it.each([
    [
      'behind it',
      '> I sold forty loaves before the first bus came. — Dorothy, baker',
      'Dorothy: I sold forty loaves before the first bus came.',
    ],
    [
      'behind it, with a hyphen',
      '> I sold forty loaves before the first bus came. - Dorothy Lee.',
      'Dorothy Lee: I sold forty loaves before the first bus came.',
    ],
    [
      'behind a paragraph',
      'I sold forty loaves before the first bus came. — Dorothy Lee, baker',
      'Dorothy Lee: I sold forty loaves before the first bus came.',
    ],
    [
      'two of them',
      '> We sold forty loaves before the first bus came. — Ann Lee & Bo Ray',
      'Ann Lee & Bo Ray: We sold forty loaves before the first bus came.',
    ],
    [
      'by a handle',
      '> I sold forty loaves before the first bus came. — @dorothy',
      '@dorothy: I sold forty loaves before the first bus came.',
    ],
    [
      'below it, by a handle in brackets',
      '> I sold forty loaves before the first bus came.\n\n— (@dorothy) May 2, 2021',
      '@dorothy: I sold forty loaves before the first bus came.',
    ],
    [
      'below it',
      '> I sold forty loaves before the first bus came.\n\n— Dorothy Lee, baker',
      'Dorothy Lee: I sold forty loaves before the first bus came.',
    ],
    [
      'below it, behind a dash that is read as the mark of an item',
      '> I sold forty loaves before the first bus came.\n– Dorothy Lee, baker at the corner of Mill Street',
      'Dorothy Lee: I sold forty loaves before the first bus came.',
    ],
    [
      'in HTML',
      '<blockquote><p>I sold forty loaves before the first bus came.</p></blockquote><p>— Dorothy Lee</p>',
      'Dorothy Lee: I sold forty loaves before the first bus came.',
    ],
    [
      'below it in small print',
      '> I sold forty loaves before the first bus came.  \n> <small>[Dorothy Lee](https://lee.example), page 57 (translated)</small>',
      'Dorothy Lee: I sold forty loaves before the first bus came.',
    ],
    [
      'below it in a tag, with a dash',
      '> I sold forty loaves before the first bus came.\\\n> <cite>— Dorothy Lee</cite>',
      'Dorothy Lee: I sold forty loaves before the first bus came.',
    ],
    [
      'behind it, with the mark of a line of its own',
      '> _I sold forty loaves before the first bus came._ > _- Dorothy Lee, baker_',
      'Dorothy Lee: I sold forty loaves before the first bus came.',
    ],
  ])('stands %s', (_, quote, said) => {
    const content = quote.startsWith('<')
      ? `<h1>Bread</h1>${quote}<p>${REST}</p>`
      : `# Bread\n\n${quote}\n\n${REST}`;
    expect(quoted(content)).toEqual([said]);
    const told = toldOf(content);
    expect(told.some((text) => text.startsWith(`${said.split(':')[0]}: “`))).toBe(true);
    expect(told.join(' ')).not.toMatch(/[—-] ?@?[Dd]orothy|baker\b.*Lee/u);
  });

  it.each([
    ['by initials', 'D.L.', '– D.L., a baker with two sons'],
    ['with initials', 'D. K. Lee', '— D. K. Lee, baker'],
  ])('stands in its foot %s', (_, name, foot) => {
    const quote = `<blockquote class="pull">\nI sold forty loaves.\n<footer>${foot}\n</footer>\n</blockquote>`;
    const told = toldOf(`# Bread\n\n${quote}\n\n${REST}`);
    expect(told[0]).toBe(`${name}: “I sold forty loaves.”`);
    expect(told.join(' ')).not.toContain('baker with');
  });

  it('stands in its last line, as an item behind its closing mark', () => {
    const told = toldOf(`# Bread\n\n> “We sold forty loaves.”\n> - Dorothy Lee, baker\n\n${REST}`);
    expect(told).toContain('Dorothy Lee: “We sold forty loaves.”');
    expect(told.join(' ')).not.toContain('Lee, baker');
    const list = '> “We sold forty loaves.”\n> - Dark Rye, for soup\n> - White Bread, for jam';
    expect(quoted(`# Bread\n\n${list}\n\n${REST}`).every((text) => text.startsWith('-: '))).toBe(true);
  });

  it('stands below a paragraph of nothing but a quotation, with a full name', () => {
    const below = (line: string, said = '"I sold forty loaves before the first bus came."'): string[] =>
      quoted(`<h1>Bread</h1><div>${said}<p><div>${line}</div></p></div><p>${REST}</p><p>It is warm.</p>`);
    expect(below('— DOROTHY LEE, BAKER & OWNER AT MILL STREET')).toEqual([
      'DOROTHY LEE: "I sold forty loaves before the first bus came."',
    ]);
    expect(below('— Come here, said Dorothy.')).toEqual([]);
    expect(below('— D. went home. She locked the mill.')).toEqual([]);
    expect(below('— Mother Lee, you have to lock the oven tonight!')).toEqual([]);
    expect(below('— Mother Lee, nobody is left in the mill but your son and the old dog')).toEqual([]);
    expect(below('—Tante Lee, venez avec moi, fermez la porte')).toEqual([]);
    expect(below('— Dorothy Lee, Head Baker, Old Mill')).toHaveLength(1);
    expect(below('— Dorothy Lee, baker', '"Forty loaves", she said, is "not a lot".')).toEqual([]);
  });

  it.each([
    [
      '„Ich backe nachts, wenn alle schlafen.“',
      'Die Bäckerei öffnet vor der Schule, und der Ofen brennt die ganze Nacht.',
    ],
    [
      '« Je fais le pain la nuit, sans bruit. »',
      'La boulangerie ouvre avant l’école, et le four brûle toute la nuit.',
    ],
    [
      '«Hago el pan de noche, sin ruido.»',
      'La panadería abre antes que la escuela, y el horno arde toda la noche.',
    ],
  ])('is told with one pair of marks around %s', (words, rest) => {
    const told = toldOf(`# 1\n\n${rest}\n\n${words}\n\n— Ada Lund, Pan\n\n${rest.replace(' ', ' 2 ')}`);
    expect(told).toContain(`Ada Lund: “${words.slice(1, -1).trim()}”`);
  });

  it('is not the letter with which a note in marks is signed', () => {
    const note = '"Your bread was warm, and so was the shop. I will come again! -Y"';
    expect(quoted(`# Bread\n\n> ${note}\n\n${REST}`)).toEqual([`-: ${note}`]);
  });

  it('stands behind two breaks, with a tilde', () => {
    const told = toldOf(
      `# Bread\n\n> I sold forty loaves.<br><br>_~ Dorothy, writing in the paper of our village_\n\n${REST}`,
    );
    expect(told[0]).toBe('Dorothy: “I sold forty loaves.”');
    expect(told.join(' ')).not.toContain('paper');
  });

  it('is nobody in a list below it', () => {
    const list =
      '> We sold forty loaves before the first bus came.\n\n- Dark Rye, for soup\n- White Bread, for jam';
    expect(quoted(`# Bread\n\n${list}\n\n${REST}`)).toEqual([
      '-: We sold forty loaves before the first bus came.',
    ]);
  });

  it('is nobody where a dash only goes on', () => {
    expect(quoted(`# Bread\n\nWe bake at night — every night but one.\n\n${REST}`)).toEqual([]);
  });

  it('is told, or the author would be the one who says "I"', () => {
    const told = toldOf(`# Bread\n\n> I sold forty loaves on my first day.\n\n${REST}`);
    expect(told.join(' ')).not.toContain('forty');
  });
});

const PROSE =
  'The last public car park inside the ring road closed on Tuesday. The city is planting 74 trees in its place.';

it('keeps a by-line below the note of another person as the heading of what is theirs', () => {
  const note = `I knew her for years. ${PROSE.repeat(4)}`;
  const story = `I began at the pier. ${PROSE.repeat(4)}`;
  const headings = (...parts: string[]): string[] =>
    readSource(`# A wall\n\n${parts.join('\n\n')}\n\n## The crew\n\n${PROSE}\n`).blocks.flatMap(
      ({ kind, text }) => (kind === 'heading' ? text : []),
    );
  expect(headings(note, 'By [Ada Reid](https://reid.example)', story)).toContain('By Ada Reid');
  expect(headings(PROSE, 'By Ada Reid', story)).not.toContain('By Ada Reid');
  expect(headings(note, story, 'Written by Ada Reid.')).not.toContain('Written by Ada Reid.');
});

it.each(['Emphasis mine', 'This only holds for dark loaves.', 'Eigene Übersetzung aus dem Norwegischen'])(
  'small print below a quotation that is no name is no source: %s',
  (print) => {
    const { blocks } = readSource(
      `# Bread\n\n> I sold forty loaves before the bus came.\n> <small>${print}</small>\n\n${REST}`,
    );
    expect(blocks.every(({ speaker }) => speaker === undefined)).toBe(true);
    expect(blocks.map(({ text }) => text).join(' ')).toContain('came. ' + print);
  },
);

it('small print inside a quotation or below a paragraph names nobody', () => {
  const told = (content: string): string[] =>
    readSource(`# Bread\n\n${content}\n\n${REST}`).blocks.map(({ text }) => text);
  expect(told('> I sold forty loaves.\n> <small>Dark ones</small>\n> They were warm.')).toContain(
    'I sold forty loaves. Dark ones They were warm.',
  );
  expect(told('I sold forty loaves.\n<small>Dark ones</small>')).toContain('I sold forty loaves. Dark ones');
});

it('hyphens before a source below a quotation are a dash, and elsewhere they stay', () => {
  const told = (foot: string): string =>
    readSource(`# Bread\n\n> I sold forty loaves.\n> ${foot}\n\n${REST}`).blocks[1]?.text ?? '';
  expect(told('<cite>-- Source: [Town](https://a.example)</cite>')).toBe(
    'I sold forty loaves. — Source: Town',
  );
  expect(told('They read <cite>--town</cite> on it.')).toContain('--town');
});

it.each(['—Dorothy Lee, <cite>baker at the corner</cite>', 'Dorothy Lee'])(
  'the foot of a quotation says it: %s',
  (foot) => {
    const said = 'I sold forty loaves before the first bus came.';
    const html = `<blockquote cite="b.html">\n<p>${said}</p>\n<footer align="right">${foot}</footer>\n</blockquote>`;
    expect(quoted(`# Bread\n\n${html}\n\n${REST}`)[0]).toBe(`Dorothy Lee: ${said}`);
    expect(toldOf(`# Bread\n\n${html}\n\n${REST}`)[0]).toBe(`Dorothy Lee: “${said}”`);
  },
);

it.each([
  ['- Pictures: @jo-berg\n- Website: [jo.example](https://jo.example)', 0],
  ['- Tickets: pier.example\n- Website: jo.example', 2],
  ['- Pictures: @jo-berg\n- Begin: at noon.', 1],
])('a list of where to find somebody is no part of the text: %s', (list, told) => {
  const said = 'The wall of the harbour is open, and all who built it were there in the rain.';
  const { units } = analyse(readSource(`# The wall\n\n${said}\n\n${list}\n\nWe danced until dawn.\n`));
  expect(units).toHaveLength(2 + told);
});
