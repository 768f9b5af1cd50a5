type Asked<Row> = PromiseWithResolvers<Row | null>;

/** One query for all rows requested in one event-loop turn. */
export class BatchLoader<Row> {
  private asked = new Map<string, Asked<Row>>();

  constructor(private readonly read: (keys: string[]) => Promise<ReadonlyMap<string, Row>>) {}

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
