import { readSource } from '../source/read-source.js';
import { checkClaims } from './check-claims.js';
import { english } from './claims-english.fixture.js';
import { german } from './claims-german.fixture.js';
import { japanese } from './claims-japanese.fixture.js';
import { spanish } from './claims-spanish.fixture.js';
import type { ClaimFixture } from './claims.fixture.js';

const FIXTURES = [english, german, spanish, japanese];

/** The pieces of a sentence that the source does not support. */
function unsupported(sentence: string, fixture: ClaimFixture): string[] {
  return checkClaims(sentence, readSource(fixture.source))
    .filter(({ source }) => source === null)
    .map(({ text }) => text);
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
