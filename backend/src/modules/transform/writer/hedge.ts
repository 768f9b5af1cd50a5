import { METRICS } from '../../../metrics/metrics.js';

export interface HedgeOptions {
  /** A call is slow when it takes `factor` times this percentile (0…1) of the last ones of its kind. */
  percentile: number;
  factor: number;
  /** Fewer than this many known ones: nobody knows what slow is. */
  minSamples: number;
  minDelayMs: number;
  /** Second calls for each first one, on average. */
  share: number;
}

const KEPT_SAMPLES = 100;
/** Stragglers come together when many jobs begin together. */
const MAX_SAVED_CALLS = 50;

type Call<T> = (signal: AbortSignal) => Promise<T>;

/** The last durations of one kind, in order of size besides: sorted anew for each call, they cost as much as its prompt. */
class Samples {
  private readonly last: number[] = [];
  readonly sorted: number[] = [];

  add(ms: number): void {
    if (this.last.length === KEPT_SAMPLES)
      this.sorted.splice(this.sorted.indexOf(this.last.shift() ?? ms), 1);
    this.last.push(ms);
    const at = this.sorted.findIndex((each) => each > ms);
    this.sorted.splice(at < 0 ? this.sorted.length : at, 0, ms);
  }
}

/**
 * Makes a second call when the first one is much slower than usual; the first answer wins, the other call is cut.
 * Twelve formats are as slow as the slowest of them, so one straggler in twenty delays every second transform.
 */
export class Hedge {
  private readonly samples = new Map<string, Samples>();
  private saved = 0;

  constructor(private readonly options: HedgeOptions) {}

  /** `kind` is what durations are compared within: the format. @throws the first call's error when no call succeeds */
  async run<T>(kind: string, call: Call<T>, signal: AbortSignal): Promise<T> {
    const startedAt = performance.now();
    this.saved = Math.min(MAX_SAVED_CALLS, this.saved + this.options.share);
    const value = await this.race(call, this.delayOf(kind), signal);
    this.keep(kind, performance.now() - startedAt);
    return value;
  }

  /** How long a first call of this kind is waited for, or null: for as long as it takes. */
  delayOf(kind: string): number | null {
    const { sorted = [] } = this.samples.get(kind) ?? {};
    if (sorted.length < this.options.minSamples) return null;
    const usual = sorted[Math.floor(this.options.percentile * (sorted.length - 1))] ?? 0;
    return Math.max(this.options.minDelayMs, usual * this.options.factor);
  }

  private async race<T>(call: Call<T>, delayMs: number | null, signal: AbortSignal): Promise<T> {
    if (delayMs === null) return call(signal);
    // not `AbortSignal.any`: for every call it cost as much of the processor as reading its answer
    const end = new AbortController();
    const stop = (): void => end.abort(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
      const first = call(end.signal);
      if (!(await isSlow(first, delayMs)) || this.saved < 1) return await first;
      this.saved -= 1;
      return await firstOf(first, call(end.signal)).finally(() => end.abort());
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  private keep(kind: string, ms: number): void {
    const samples = this.samples.get(kind) ?? new Samples();
    samples.add(ms);
    this.samples.set(kind, samples);
  }
}

/** @throws the first call's error when no call succeeds */
async function firstOf<T>(first: Promise<T>, second: Promise<T>): Promise<T> {
  try {
    const { won, value } = await Promise.any([name(first, 'first'), name(second, 'second')]);
    METRICS.providerHedges.inc({ won });
    return value;
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}

const name = async <T>(call: Promise<T>, won: string): Promise<{ won: string; value: T }> => ({
  won,
  value: await call,
});

/** Whether the call is still open after `delayMs`; an ended one, well or not, is not slow. */
function isSlow(call: Promise<unknown>, delayMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs, true);
    const ended = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    call.then(ended, ended);
  });
}
