type PendingRow<Row, Result> = PromiseWithResolvers<Result> & { row: Row };

/**
 * Rows written under a key, one statement after the other: those handed in while one is under way go into the next
 * together. At rest a row is written at once; the longer a statement takes, the more rows the next one carries.
 */
export class WriteBatcher<Row, Result> {
  /** By key, while a statement of that key is under way. */
  private readonly waiting = new Map<string, PendingRow<Row, Result>[]>();

  /** `write` writes all of the rows or throws. */
  constructor(private readonly write: (key: string, rows: Row[]) => Promise<Result>) {}

  /** What the statement that carried the row resolved with. @throws what it threw; the rows after it are written all the same */
  add(key: string, row: Row): Promise<Result> {
    const handedIn = { row, ...Promise.withResolvers<Result>() };
    const others = this.waiting.get(key);
    if (others) others.push(handedIn);
    else void this.writeAll(key, [handedIn]);
    return handedIn.promise;
  }

  private async writeAll(key: string, first: PendingRow<Row, Result>[]): Promise<void> {
    for (let rows = first; rows.length > 0; rows = this.waiting.get(key) ?? []) {
      this.waiting.set(key, []);
      try {
        const result = await this.write(
          key,
          rows.map(({ row }) => row),
        );
        for (const { resolve } of rows) resolve(result);
      } catch (error) {
        for (const { reject } of rows) reject(error);
      }
    }
    this.waiting.delete(key);
  }
}
