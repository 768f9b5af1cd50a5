export interface DiffRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Table cells. Beyond this, the middle is one change. */
const MAX_CELLS = 4_000_000;
const wordsOf = (text: string): string[] => text.match(/\s+|\S+\s*/g) ?? [];

function push(runs: DiffRun[], kind: DiffRun['kind'], text: string): void {
  const last = runs.at(-1);
  if (text === '') return;
  if (last?.kind === kind) last.text += text;
  else runs.push({ kind, text });
}

/** Words in common from `i` and `j` on, in order. */
function sharedFrom(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}

/** Same and removed runs give `before`, same and added runs `after`. */
export function diffWords(before: string, after: string): DiffRun[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const runs: DiffRun[] = [];
  if (a.length * b.length > MAX_CELLS) {
    push(runs, 'removed', before);
    push(runs, 'added', after);
    return runs;
  }
  const at = sharedFrom(a, b);
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      push(runs, 'same', a[i] ?? '');
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      push(runs, 'removed', a[i] ?? '');
      i += 1;
    } else {
      push(runs, 'added', b[j] ?? '');
      j += 1;
    }
  }
  return runs;
}
