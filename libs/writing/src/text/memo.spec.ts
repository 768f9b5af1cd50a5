import { memoize } from './memo.js';

it('makes each thing once, nothing at all included, each combination of words apart', () => {
  const asked: string[] = [];
  const kept = memoize((language: string, isStrict: boolean) => {
    asked.push(`${language} ${isStrict}`);
    return language === 'en' ? { isStrict } : null;
  });
  expect(kept('en', true)).toBe(kept('en', true));
  expect([kept('en', false), kept('tr', true), kept('tr', true)]).toEqual([{ isStrict: false }, null, null]);
  expect(asked).toEqual(['en true', 'en false', 'tr true']);
});
