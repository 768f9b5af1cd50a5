import { readSource } from '../source/read-source.js';
import { checkClaims } from './check-claims.js';
import { english } from './regression/english.fixture.js';
import { german } from './regression/german.fixture.js';
import { japanese } from './regression/japanese.fixture.js';
import { nasty } from './regression/nasty.fixture.js';
import { posts } from './regression/posts.fixture.js';
import { spanish } from './regression/spanish.fixture.js';
import type { ClaimFixture } from './regression/claims.fixture.js';

const FIXTURES = [english, german, spanish, japanese, posts, ...nasty];

const MARKS = /^["“„«「]|["”“»」]$/gu;

/** The pieces of a sentence that the source does not support, quotations without their marks. */
function unsupported(sentence: string, fixture: ClaimFixture): string[] {
  return checkClaims(sentence, readSource(fixture.source))
    .filter(({ source }) => source === null)
    .map(({ text }) => text.replace(MARKS, ''));
}

describe('claims of an output', () => {
  it.each(FIXTURES)('a faithful telling ($language) has no unsupported claim', (fixture) => {
    const flagged = fixture.faithful.flatMap((sentence) => unsupported(sentence, fixture));
    expect(flagged).toEqual([]);
  });

  it.each(FIXTURES)('what was made up ($language) is found, and only that', (fixture) => {
    const found = fixture.invented.map(([sentence]) => [sentence, unsupported(sentence, fixture)]);
    expect(found).toEqual(fixture.invented);
  });
});

describe('the place of a claim', () => {
  it('lies in the content as it was sent, markup and all', () => {
    const content =
      '---\ntitle: T\n---\n\nWe met **Maria** [Keller](https://x.example) and paid `40` %, or &euro;1,200.';
    const claims = checkClaims('Maria Keller paid €1,200.', readSource(content));
    expect(
      claims.map(({ kind, source }) => [kind, source && content.slice(source.start, source.end)]),
    ).toEqual([
      ['name', 'Maria** [Keller'],
      ['money', '&euro;1,200'],
    ]);
  });
});

describe('the words of a claim', () => {
  it('are those between its offsets, quotation marks and all', () => {
    const said = '“Steel never sleeps here,” said Ann Lee of Acme on 3 May 2019, and paid €1,200.';
    const claims = checkClaims(said, readSource(said));
    expect(claims.map(({ text }) => text)).toEqual(claims.map(({ start, end }) => said.slice(start, end)));
    expect(claims[0]?.text).toBe('“Steel never sleeps here,”');
  });
});

describe('a quotation', () => {
  const source = readSource(
    'We asked around. Free icons for every page, harbour.example included. (...) Version 4 is three years old. — <a href="https://code.example/dave-lind">@dave-lind</a>, maintainer of Pier',
  );
  const unproven = (text: string): string[] =>
    checkClaims(text, source)
      .filter((claim) => claim.source === null)
      .map((claim) => claim.text);

  it('is proven with an address in its middle and what its author left out', () => {
    const said = '“Free icons for every page, harbour.example included. (...) Version 4 is three years old.”';
    expect(unproven(said)).toEqual([]);
    expect(unproven(said.replace('Free', 'Paid'))).not.toEqual([]);
  });

  it('may be denied outside its marks where the source denies it there', () => {
    const denied = readSource('The magazine has sworn to never "be online again," and closed its page.');
    const flagged = (text: string): string[] =>
      checkClaims(text, denied).flatMap(({ text: said, source: place }) => (place === null ? [said] : []));
    expect(flagged('It has sworn to never "be online again," the magazine says.')).toEqual([]);
    expect(flagged('It has sworn to "be online again," the magazine says.')).not.toEqual([]);
  });

  it('is whose handle it says, hyphens and all', () => {
    expect(unproven('@dave-lind maintains Pier.')).toEqual([]);
    expect(unproven('@dave-land maintains Pier.')).toEqual(['@dave-land']);
  });
});
