import { BatchLoader } from './batch-loader.js';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function readerOf(rows: Record<string, string>) {
  const reads: string[][] = [];
  const gathered = new BatchLoader<string>((keys) => {
    reads.push(keys);
    return Promise.resolve(new Map(Object.entries(rows)));
  });
  return { reads, gathered };
}

it('what is asked for in one turn is read once, each key too, and what is not there is null', async () => {
  const { reads, gathered } = readerOf({ a: 'Ada', b: 'Bob' });
  const found = await Promise.all(['a', 'b', 'a', 'c'].map((key) => gathered.find(key)));
  expect([found, reads]).toEqual([['Ada', 'Bob', 'Ada', null], [['a', 'b', 'c']]]);
});

it('who asks while a read is under way gets a later one: nothing is older than the question', async () => {
  const answers: ((rows: Map<string, string>) => void)[] = [];
  const gathered = new BatchLoader<string>(() => new Promise((resolve) => answers.push(resolve)));
  const before = gathered.find('a');
  await turn();
  const after = gathered.find('a');
  await turn();
  answers[0]?.(new Map([['a', 'old']]));
  answers[1]?.(new Map([['a', 'new']]));
  expect(await Promise.all([before, after])).toEqual(['old', 'new']);
});

it('a read that fails fails for all who asked, and for nobody after', async () => {
  let isAway = true;
  const gathered = new BatchLoader<string>(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(new Map()),
  );
  const [first, second] = await Promise.allSettled([gathered.find('a'), gathered.find('b')]);
  isAway = false;
  expect([first?.status, second?.status, await gathered.find('a')]).toEqual(['rejected', 'rejected', null]);
});
