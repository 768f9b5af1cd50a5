import { readSource } from '../read-source.js';
import { readRestMarks } from './rest-marks.js';

const REST = `:template: wall.html

.. post:: May 2, 2020
   :tags: walls

Walls of spring
===============

We have built \`a gate <https://wall.example/gate>\`_ of oak, and the \`second book\`_ tells how.
It is shown on :ref:\`walls:the-north_gate\`, and in :doc:\`our own words <words/north>\`.

.. _second book: https://wall.example/book

.. TODO: ask Ann
   about the lime

gate 2.0
~~~~~~~~

Our favourite being the \`new hinge <gate.hinges.Hinge>\`:

.. image:: hinge.png
   :alt: A hinge

and the \`~gate.bolts.Bolt.shut\` method, or :func:\`~gate.shut\` in \`\`gate.py\`\`.

.. note::

   Bring a coat, since
   the hill is cold.

.. gallery::
   :source: walls.yaml

#. Dig the ditch.
#. Lay the stones.
`;

it('links, roles and titles of reStructuredText are read as their words, and its comments and options not at all', () => {
  const { blocks, links, text, toContent } = readSource(REST);
  expect(blocks.map((block) => `${block.kind} ${block.text}`)).toEqual([
    'heading Walls of spring',
    'paragraph We have built a gate of oak, and the second book tells how. It is shown on the north gate, and in our own words.',
    'heading gate 2.0',
    'paragraph Our favourite being the new hinge and the shut method, or shut in gate.py.',
    'paragraph Bring a coat, since the hill is cold.',
    'item Dig the ditch.',
    'item Lay the stones.',
  ]);
  expect(links.map(({ start, end, url }) => [text.slice(start, end), url])).toEqual([
    ['a gate', 'https://wall.example/gate'],
    ['second book', 'https://wall.example/book'],
    // places of the site, without an address
    ['the north gate', 'x'],
    ['our own words', 'x'],
  ]);
  expect(REST.slice(toContent(text.indexOf('coat')))).toMatch(/^coat/u);
  expect(readRestMarks(REST)).toHaveLength(REST.length);
});

it('signs that mean nothing else in Markdown are left as they are', () => {
  const texts = [
    'Type `a <b>` or :ref:`x`.\n\nStone\n~~~~~\n',
    '# Walls\n\nWrite this:\n\n.. note::\n\n   Bring a coat.\n\nOr `a gate <https://wall.example>`_.\n',
  ];
  for (const text of texts) expect(readRestMarks(text)).toBe(text);
});

describe('in reStructuredText', () => {
  const textsOf = (...paragraphs: string[]): string[] =>
    readSource(`.. _lime: https://lime.example\n\nWalls\n=====\n\n${paragraphs.join('\n\n')}\n`)
      .blocks.slice(1)
      .map(({ text }) => text);

  it('only the name of a document is a path', () => {
    expect(
      textsOf(
        'See :doc:`words/north` on :term:`TCP/IP`, :term:`I/O`, :term:`read/write locks` and :term:`gate: the north one`.',
      ),
    ).toEqual(['See north on TCP/IP, I/O, read/write locks and gate: the north one.']);
  });

  it('a sentence below a picture does not go on with the one above it', () => {
    const picture = '.. image:: gate.png\n   :alt: A gate';
    expect(textsOf('The gate now looks like this:', picture, '`stone` is a library for walls.')).toEqual([
      'The gate now looks like this:',
      'stone is a library for walls.',
    ]);
    expect(textsOf('We like the new gate:', picture, 'and the wall behind it.')).toEqual([
      'We like the new gate and the wall behind it.',
    ]);
  });

  it('prose behind two dots is no comment', () => {
    const prose = '.. and then Ann came back with her aunt, who carried the lime up the hill.';
    expect(textsOf(prose, '.. ask Ann about the lime', 'It was May.').join(' ')).toMatch(
      /^\.\. and then Ann came back.* hill\. It was May\.$/u,
    );
  });

  it('a short name is read as what it stands for', () => {
    const [said] = textsOf('The wall is |ver| of ours, and |this| is not.', '.. |ver| replace:: version 3');
    expect(said).toBe('The wall is version 3 of ours, and |this| is not.');
  });
});
