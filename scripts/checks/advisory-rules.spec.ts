import { auditAnswer, type KnownAdvisory, knownProblems } from './advisory-rules.ts';

const KNOWN: KnownAdvisory[] = [
  { id: 'GHSA-a', package: 'left', below: '2.10.0' },
  { id: 'GHSA-b', package: 'right', below: '9.0.0', accepted: 'we do not call it' },
];
const problemsOf = (name: string, version: string): string[] =>
  knownProblems({ [`node_modules/x/node_modules/${name}`]: { version } }, KNOWN);

it.each(['1.99.99', '2.9.9', '2.9.10-beta.1'])('a version before the fix is named: %s', (version) => {
  expect(problemsOf('left', version)).toEqual([`left@${version} has GHSA-a, fixed in 2.10.0`]);
});

it.each([
  ['left', '2.10.0'],
  ['left', '3.0.0'],
  ['right', '1.0.0'],
  ['other', '0.0.1'],
])('%s@%s is well', (name, version) => {
  expect(problemsOf(name, version)).toEqual([]);
});

const finding = (id: string, severity: string) => ({
  name: 'left',
  severity,
  range: '<2',
  url: `https://github.com/advisories/${id}`,
});
const report = (...via: unknown[]): string => JSON.stringify({ vulnerabilities: { left: { via } } });

it('serious advisories of the registry are problems, once; lesser and accepted ones are none', () => {
  const high = finding('GHSA-c', 'high');
  const output = report('right', high, high, finding('GHSA-d', 'moderate'), finding('GHSA-b', 'critical'));
  expect(auditAnswer(output, KNOWN)).toEqual({ problems: ['left <2 has GHSA-c'] });
  expect(auditAnswer(report(), KNOWN)).toEqual({ problems: [] });
});

it.each([
  [JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }), 'it answered 405'],
  [JSON.stringify({ message: 'getaddrinfo ENOTFOUND' }), 'getaddrinfo ENOTFOUND'],
  ['', 'it gave no answer'],
])('a registry that answers no audit is said, and is not taken for a clean one: %j', (output, refusal) => {
  expect(auditAnswer(output, KNOWN)).toEqual({ refusal, problems: [] });
});
