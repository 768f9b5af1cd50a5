import { Batcher } from './batcher.js';

function slowWriter() {
  const written: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const writes = new Batcher<string, number, string>((key, rows) => {
    written.push(`${key}${rows.join('')}`);
    return new Promise((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve(`${key}${rows.join('')}`))),
    );
  });
  return { written, ends, writes };
}

it('an item is handed on at once; those that come meanwhile go together in the next call, each key for itself', async () => {
  const { written, ends, writes } = slowWriter();
  const rows = [writes.add('a', 1), writes.add('a', 2), writes.add('b', 3), writes.add('a', 4)];
  expect(written).toEqual(['a1', 'b3']);
  ends[0]?.();
  ends[1]?.();
  expect([await rows[0], await rows[2]]).toEqual(['a1', 'b3']);
  expect(written).toEqual(['a1', 'b3', 'a24']);
  ends[2]?.();
  expect(await Promise.all(rows)).toEqual(['a1', 'a24', 'b3', 'a24']);
});

it('a call that fails fails for the items it carried and for none after', async () => {
  const { written, ends, writes } = slowWriter();
  const first = writes.add('a', 1);
  const second = writes.add('a', 2);
  ends[0]?.(new Error('away'));
  await expect(first).rejects.toThrow('away');
  ends[1]?.();
  expect(await second).toBe('a2');
  const third = writes.add('a', 3);
  ends[2]?.();
  expect([await third, written]).toEqual(['a3', ['a1', 'a2', 'a3']]);
});
