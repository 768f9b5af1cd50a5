type Asked<Row> = PromiseWithResolvers<Row | null>;

/**
 * Rows that are asked for by their key, one at a time: those asked for in the same turn of the event loop are read by
 * one query. A process with time to spare asks at once; the fuller its turns get, the less each of them costs.
 */
export class BatchLoader<Row> {
  private asked = new Map<string, Asked<Row>>();

  /** `read` answers what it finds of the keys, by key; it may throw, and then nobody is answered. */
  constructor(private readonly read: (keys: string[]) => Promise<ReadonlyMap<string, Row>>) {}

  /** The row as it is at some moment after this call, the same object for all who ask together; null without one. */
  find(key: string): Promise<Row | null> {
    if (this.asked.size === 0) setImmediate(() => void this.readAll());
    let asked = this.asked.get(key);
    if (!asked) this.asked.set(key, (asked = Promise.withResolvers<Row | null>()));
    return asked.promise;
  }

  private async readAll(): Promise<void> {
    const { asked } = this;
    this.asked = new Map();
    try {
      const found = await this.read([...asked.keys()]);
      for (const [key, { resolve }] of asked) resolve(found.get(key) ?? null);
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }
}
