import { MAX_CLAIMS, type Claim } from '@repurpose/contract';
import { readSource } from '../../source/read-source.js';
import { carryFindings, checkDraft, withClaims } from './check-draft.js';

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

describe('what a model found in a text', () => {
  const source = readSource('The depot has 7 buses. It opened on a Monday.');
  const written = (...bullets: string[]) =>
    checkDraft({ format: 'summary', title: 'Buses', bullets }, source);
  const SAID = 'Passengers adore the 7 buses.';
  const finding = (text: string): Claim => {
    const start = text.indexOf(SAID);
    const at = { kind: 'statement', text: SAID, start, end: start + SAID.length, source: null } as const;
    return { ...at, rule: 'model-not-stated', reason: 'Not stated.' };
  };

  it('is counted with the unsupported claims, once', () => {
    const { text, checks } = written(SAID);
    const once = withClaims(checks, [finding(text)]);
    expect(once.claims.map(({ kind }) => kind)).toEqual(['statement', 'number']);
    expect([checks.unsupportedClaims, once.unsupportedClaims]).toEqual([0, 1]);
    expect(withClaims(once, [finding(text)])).toEqual(once);
  });

  it('stays with its sentence when another part changes, and goes when the sentence does', () => {
    const { text, checks } = written(SAID);
    const { claims } = withClaims(checks, [finding(text)]);
    const edited = written('It opened on a Monday.', SAID);
    const carried = carryFindings(claims, edited.text, edited.checks);
    const kept = carried.claims.find(({ rule }) => rule === 'model-not-stated');
    expect(edited.text.slice(kept?.start, kept?.end)).toBe(SAID);
    const corrected = written('The depot has 7 buses.');
    expect(carryFindings(claims, corrected.text, corrected.checks)).toEqual(corrected.checks);
  });

  it('does not carry what rules found: they are asked again', () => {
    const before = written('The depot has 93 buses.');
    const after = written('The depot has 93 buses.', 'It opened on a Monday.');
    expect(carryFindings(before.checks.claims, after.text, after.checks)).toEqual(after.checks);
  });
});
