type PendingRow<Row, Result> = PromiseWithResolvers<Result> & { row: Row };

/** Rows added while a key's statement runs go into its next one. An idle key writes at once. */
export class WriteBatcher<Row, Result> {
  private readonly waiting = new Map<string, PendingRow<Row, Result>[]>();

  constructor(private readonly write: (key: string, rows: Row[]) => Promise<Result>) {}

  /** Returns the result of the row's statement. @throws its error; later rows are still written */
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
