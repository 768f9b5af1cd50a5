import { Hedge } from './hedge.js';

const options = { percentile: 0.9, factor: 1.5, minSamples: 3, minDelayMs: 5, share: 0.25 };
const open = new AbortController().signal;

/** Answers at once, or, as long as `hanging` says so, never; counts calls and those that were cut. */
function aProvider() {
  const made = { calls: 0, cut: 0, hanging: (_call: number): boolean => false };
  const call = (signal: AbortSignal): Promise<number> => {
    made.calls += 1;
    const number = made.calls;
    if (!made.hanging(number)) return Promise.resolve(number);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        made.cut += 1;
        reject(signal.reason as Error);
      });
    });
  };
  return { made, call };
}

async function learned(calls = 8) {
  const provider = aProvider();
  const hedge = new Hedge(options);
  for (let i = 0; i < calls; i += 1) await hedge.run('summary', provider.call, open);
  return { ...provider, hedge };
}

describe('a second call for a straggler', () => {
  it('is made when the first one is slower than usual; the first answer wins and the other call is cut', async () => {
    const { made, call, hedge } = await learned();
    made.hanging = (number) => number === 9;
    expect(await hedge.run('summary', call, open)).toBe(10);
    expect([made.calls, made.cut]).toEqual([10, 1]);
  });

  it('is not made before it is known what is usual, format by format', async () => {
    const { hedge } = await learned(3);
    expect(hedge.delayOf('summary')).toBe(options.minDelayMs);
    expect(hedge.delayOf('twitter')).toBeNull();
  });

  it('is made for a bounded share of the calls', async () => {
    const { made, call, hedge } = await learned(8);
    // Two were saved up by eight calls; a third straggler has to end by itself.
    made.hanging = (number) => number === 9 || number === 11 || number === 13;
    await hedge.run('summary', call, open);
    await hedge.run('summary', call, open);
    const stop = new AbortController();
    const third = hedge.run('summary', call, stop.signal);
    setTimeout(() => stop.abort(new Error('enough')), 30);
    await expect(third).rejects.toThrow('enough');
    expect(made.calls).toBe(13);
  });

  it('leaves failures as they are', async () => {
    const { made, hedge } = await learned();
    await expect(hedge.run('summary', () => Promise.reject(new Error('400')), open)).rejects.toThrow('400');
    expect(made.calls).toBe(8);
  });
});
