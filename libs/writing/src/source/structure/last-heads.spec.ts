import { readSource } from '../read-source.js';

const headingsOf = (line: string, below: string, end = '.'): string[] =>
  readSource(`---
layout: post
title: A month with the boat
---

I had the boat of my aunt for a month, and rowed to the island on every day that was dry enough.

## The oars

The oars are made of ash, and I had to oil them twice before they were as smooth as those at home${end}
${line}

${below}

## The bill

The month was cheap, as my aunt asked for no more than the oil and a new rope for the anchor.
`)
    .blocks.filter(({ kind }) => kind === 'heading')
    .map(({ text, level }) => `${level} ${text}`);

const BELOW = 'All in all I would do it again, but with a warmer coat and with somebody who can row too.';

describe('a line that names a place in the text right below a paragraph', () => {
  it.each([['Conclusion: what I think of rowing'], ['Conclusion'], ['In conclusion: would I row again']])(
    'is a heading: %s',
    (line) => {
      expect(headingsOf(line, BELOW)).toEqual(['2 The oars', `2 ${line}`, '2 The bill']);
    },
  );

  it.each([
    ['a sentence', 'Conclusion: I would row again.', BELOW, '.'],
    ['a credit', 'Photo: the boat of my aunt', BELOW, '.'],
    ['a name', 'Orla of the island', BELOW, '.'],
    ['the end of a wrapped sentence', 'Conclusion of the winter', BELOW, ' by the'],
    ['above a list', 'Summary: what it took', '- oil\n- rope', '.'],
  ])('is none as %s', (_, line, below, end) => {
    expect(headingsOf(line, below, end)).toEqual(['2 The oars', '2 The bill']);
  });
});

it('in German as well', () => {
  const { blocks } = readSource(`# Ein Monat mit dem Boot

Ich hatte einen Monat lang das Boot meiner Tante und ruderte an jedem trockenen Tag auf die Insel.

## Die Ruder

Die Ruder sind aus Esche, und ich musste sie zweimal ölen, bevor sie so glatt waren wie die zu Hause.
Fazit: Gedanken zum Rudern im Winter

Alles in allem würde ich es noch einmal tun, aber mit einem wärmeren Mantel und nicht allein.
`);
  expect(blocks.map(({ kind }) => kind).join(' ')).toBe(
    'heading paragraph heading paragraph heading paragraph',
  );
});
