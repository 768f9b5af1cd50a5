import type { Workspace } from '@repurpose/contract';
import { isClosed, writeBlockOf } from './write-block.js';

const DAY_MS = 24 * 3_600_000;
const place = (changes: Partial<Workspace>): Workspace => ({
  id: 'w1',
  name: 'Acme',
  slug: 'acme',
  isDefault: false,
  role: 'editor',
  ownerName: 'Ada',
  plan: 'agency',
  isArchived: false,
  closesAt: null,
  ...changes,
});

it('editors, admins and owners write; in the default workspace everybody does', () => {
  for (const role of ['editor', 'admin', 'owner'] as const) expect(writeBlockOf(place({ role }))).toBeNull();
  expect(writeBlockOf(place({ role: 'owner', plan: 'free' }))).toBeNull();
  expect(writeBlockOf(null)).toBeNull();
});

it.each([
  [{ role: 'viewer' }, 'ask Ada or an admin to make you an editor'],
  [{ plan: 'free', closesAt: '2026-12-21T12:00:00.000Z' }, 'until December 21, 2026'],
  [{ isArchived: true }, 'Its owner, Ada, can bring it back'],
  [{ isArchived: true, role: 'owner' }, 'Bring it back in its settings'],
] as const)('%j is told why, and what to do', (changes, told) => {
  expect(writeBlockOf(place(changes))).toContain(told);
});

it('is closed to members, not to the owner, once the month is over', () => {
  const over = new Date(Date.now() - DAY_MS).toISOString();
  expect(isClosed(place({ closesAt: over }))).toBe(true);
  expect(isClosed(place({ closesAt: over, role: 'owner' }))).toBe(false);
  expect(isClosed(place({ closesAt: new Date(Date.now() + DAY_MS).toISOString() }))).toBe(false);
  expect(isClosed(place({}))).toBe(false);
});
