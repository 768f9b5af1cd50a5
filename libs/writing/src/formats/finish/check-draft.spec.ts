import { MAX_CLAIMS } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { checkDraft } from './check-draft.js';

it('keeps the unsupported claims of an output that makes too many, in order, and counts the rest', () => {
  const source = readSource('The depot has 7 buses. It opened on a Monday.');
  const bullets = [...Array.from({ length: 700 }, () => '7 buses left.'), '93 buses left.'];
  const { claims, moreClaims, unsupportedClaims } = checkDraft(
    { format: 'summary', title: 'Buses', bullets },
    source,
  ).checks;
  expect([claims.length, moreClaims, unsupportedClaims]).toEqual([MAX_CLAIMS, 701 - MAX_CLAIMS, 1]);
  expect(claims.at(-1)).toMatchObject({ text: '93', source: null });
});
