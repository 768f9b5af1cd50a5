import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const ROOT = __dirname;
const isCode = (file: string): boolean => !/\.(?:spec|fixture)\.ts$/.test(file);

/** File → the files of the library that it imports, for a value or a type. */
const FILES: Graph = new Map(
  globSync('**/*.ts', { cwd: ROOT })
    .filter(isCode)
    .map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'));
      const names = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
      return [file, new Set(names.map((name) => join(dirname(file), name).replace(/\.js$/, '.ts')))];
    }),
);

const folderOf = (file: string): string => file.split('/')[0] ?? '';

/** The same between the folders of the library. */
function foldersOf(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, imported] of files) {
    const targets = folders.get(folderOf(file)) ?? new Set<string>();
    for (const target of imported) if (folderOf(target) !== folderOf(file)) targets.add(folderOf(target));
    folders.set(folderOf(file), targets);
  }
  return folders;
}

/** The nodes left after repeatedly removing those without imports: every cycle, and its importers. */
function inCircles(graph: Graph): string[] {
  const left = new Map([...graph].map(([node, targets]) => [node, new Set(targets)]));
  for (;;) {
    const free = [...left].filter(([, targets]) => ![...targets].some((target) => left.has(target)));
    if (free.length === 0) return [...left.keys()];
    for (const [node] of free) left.delete(node);
  }
}

describe('imports of the library', () => {
  it('are read from every file', () => {
    expect(FILES.size).toBeGreaterThan(100);
    expect([...FILES.values()].flatMap((targets) => [...targets]).filter((to) => !FILES.has(to))).toEqual([]);
  });

  it('have no circle between files, imports of types included', () => {
    expect(inCircles(FILES)).toEqual([]);
  });

  it('have no circle between folders', () => {
    expect(inCircles(foldersOf(FILES))).toEqual([]);
  });

  it('would show a circle', () => {
    const circle: Graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['a'])],
      ['c', new Set()],
    ]);
    expect(inCircles(circle)).toEqual(['a', 'b']);
  });
});
