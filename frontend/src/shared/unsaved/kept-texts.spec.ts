import { hasKeptTexts, readKeptText, removeKeptTexts, writeKeptText, type KeptText } from './kept-texts.js';

const key = { userId: 'ada', id: 't1', format: 'twitter', workspaceId: null } as const;
const kept: KeptText = { texts: { hook: 'Mine' }, version: 2, typedAt: '2026-11-23T08:00:00.000Z' };

beforeEach(() => window.localStorage.clear());

it('keeps the text of one output for one user', () => {
  writeKeptText(key, kept);
  expect(readKeptText(key)).toEqual(kept);
  expect(readKeptText({ ...key, userId: 'bob' })).toBeNull();
  expect(readKeptText({ ...key, format: 'email' })).toBeNull();
});

it('removes all texts of a user who logs out, and nobody else’s', () => {
  writeKeptText(key, kept);
  writeKeptText({ ...key, userId: 'bob' }, kept);
  removeKeptTexts('ada');
  expect([hasKeptTexts('ada'), hasKeptTexts('bob')]).toEqual([false, true]);
});

it.each(['{broken', '[]', '{"texts":{"hook":7},"version":1,"typedAt":"x"}', '{"texts":{"hook":"Mine"}}'])(
  'a record that makes no sense is no text: %s',
  (stored) => {
    window.localStorage.setItem('repurpose.edit.ada.t1.twitter', stored);
    expect(readKeptText(key)).toBeNull();
  },
);
