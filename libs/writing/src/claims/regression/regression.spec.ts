import { readSource } from '../../source/read-source.js';
import { checkClaims } from '../check-claims.js';
import { secondHeldOut } from './second.fixture.js';
import { heldOut } from './first.fixture.js';
import { thirdHeldOut } from './third.fixture.js';
import { fourthHeldOut } from './fourth.fixture.js';
import { eighthHeldOutElsewhere } from './eighth-elsewhere.fixture.js';
import { eighthHeldOut } from './eighth.fixture.js';
import { fifthHeldOutElsewhere } from './fifth-elsewhere.fixture.js';
import { fifthHeldOut } from './fifth.fixture.js';
import { seventhHeldOutElsewhere } from './seventh-elsewhere.fixture.js';
import { seventhHeldOut } from './seventh.fixture.js';
import { sixthHeldOutElsewhere } from './sixth-elsewhere.fixture.js';
import { sixthHeldOut } from './sixth.fixture.js';
import type { ClaimFixture } from './claims.fixture.js';

const isPiece = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** What was found of what was made up, and how much of what was marked was made up. */
function measured({ source, faithful, invented }: ClaimFixture) {
  const read = readSource(source);
  const marked = (sentence: string): string[] =>
    checkClaims(sentence, read).flatMap((claim) => (claim.source === null ? [claim.text] : []));
  const result = { found: 0, missed: [] as string[], wrong: faithful.flatMap(marked) };
  for (const [sentence, madeUp] of invented) {
    const pieces = marked(sentence);
    const missed = madeUp.filter((made) => !pieces.some((piece) => isPiece(piece, made)));
    result.found += madeUp.length - missed.length;
    result.missed.push(...missed);
    result.wrong.push(...pieces.filter((piece) => !madeUp.some((made) => isPiece(piece, made))));
  }
  return result;
}

describe.each([
  ['the first held-out set', heldOut],
  ['the second held-out set', secondHeldOut],
  ['the third held-out set', thirdHeldOut],
  ['the fourth held-out set', fourthHeldOut],
  ['the fifth held-out set', [...fifthHeldOut, ...fifthHeldOutElsewhere]],
  ['the sixth held-out set', [...sixthHeldOut, ...sixthHeldOutElsewhere]],
  ['the seventh held-out set', [...seventhHeldOut, ...seventhHeldOutElsewhere]],
  ['the eighth held-out set', [...eighthHeldOut, ...eighthHeldOutElsewhere]],
])('%s', (_name, fixtures) => {
  const results = fixtures.map(measured);
  const found = results.reduce((sum, result) => sum + result.found, 0);

  it('has at least 95 of 100 inventions found', () => {
    const missed = results.flatMap((result) => result.missed);
    expect({ missed, recall: found / (found + missed.length) >= 0.95 }).toMatchObject({ recall: true });
  });

  it('has at most one of ten marks on what the source says', () => {
    const wrong = results.flatMap((result) => result.wrong);
    expect({ wrong, precision: found / (found + wrong.length) >= 0.9 }).toMatchObject({ precision: true });
  });
});
