import { type LockedPackage, supplyProblems } from './supply-rules.ts';

const FREE = { version: '1.0.0', license: 'MIT', integrity: 'sha512-x' };
const problemsOf = (entry: Partial<LockedPackage>, allowScripts: Record<string, boolean> = {}): string[] =>
  supplyProblems({ '': { version: '0' }, 'node_modules/left': { ...FREE, ...entry } }, allowScripts);

it.each<[string, Partial<LockedPackage>]>([
  ['a free licence', {}],
  ['a free one to choose', { license: '(GPL-3.0-only OR MIT)' }],
  ['any licence of what is not shipped', { license: 'GPL-3.0-only', dev: true }],
  ['a workspace of our own', { license: 'none', link: true }],
])('%s is well', (_name, entry) => {
  expect(problemsOf(entry)).toEqual([]);
});

it.each<[string, Partial<LockedPackage>, string]>([
  [
    'under a licence that asks more',
    { license: 'AGPL-3.0-only' },
    'left@1.0.0 is shipped under AGPL-3.0-only',
  ],
  [
    'under two, of which one asks more',
    { license: 'MIT AND GPL-2.0-only' },
    'left@1.0.0 is shipped under MIT AND GPL-2.0-only',
  ],
  ['without a licence', { license: undefined }, 'left@1.0.0 is shipped under none'],
  ['without integrity', { integrity: undefined }, 'left@1.0.0 has no integrity in the lock file'],
  [
    'with an install script nobody decided on',
    { hasInstallScript: true },
    'left@1.0.0 has an install script: say in package.json (allowScripts) whether it may run',
  ],
])('a package %s is refused', (_name, entry, problem) => {
  expect(problemsOf(entry)).toEqual([problem]);
});

it('an install script that was decided on, either way, is well', () => {
  expect(problemsOf({ hasInstallScript: true }, { left: false })).toEqual([]);
});
