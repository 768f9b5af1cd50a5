import type { VersionKind, VersionSummary } from '@repurpose/contract';
import { groupVersions } from './versions.js';

const at = (version: number, kind: VersionKind, minute: number): VersionSummary => ({
  version,
  kind,
  createdAt: new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString(),
  author: null,
});

it('puts the saves of one sitting together; a pause, a regeneration or a restore ends it', () => {
  const versions = [
    at(8, 'edited', 31),
    at(7, 'edited', 30),
    at(6, 'edited', 15),
    at(5, 'restored', 14),
    at(4, 'edited', 3),
    at(3, 'regenerated', 2),
    at(2, 'edited', 1),
    at(1, 'written', 0),
  ];
  expect(groupVersions(versions).map((group) => group.map(({ version }) => version))).toEqual([
    [8, 7],
    [6],
    [5],
    [4],
    [3],
    [2],
    [1],
  ]);
});

it('a long sitting stays one as long as no pause is long', () => {
  const versions = Array.from({ length: 20 }, (_, index) => at(20 - index, 'edited', (20 - index) * 9));
  expect(groupVersions(versions)).toHaveLength(1);
  expect(groupVersions([])).toEqual([]);
});
