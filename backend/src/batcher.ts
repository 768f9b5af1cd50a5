type Pending<Item, Result> = PromiseWithResolvers<Result> & { item: Item };

/** Items added while a key's call runs go into its next one. An idle key is called at once. */
export class Batcher<Key, Item, Result> {
  private readonly waiting = new Map<Key, Pending<Item, Result>[]>();

  constructor(private readonly call: (key: Key, items: Item[]) => Promise<Result>) {}

  add(key: Key, item: Item): Promise<Result> {
    const handedIn = { item, ...Promise.withResolvers<Result>() };
    const others = this.waiting.get(key);
    if (others) others.push(handedIn);
    else void this.callAll(key, [handedIn]);
    return handedIn.promise;
  }

  private async callAll(key: Key, first: Pending<Item, Result>[]): Promise<void> {
    for (let pending = first; pending.length > 0; pending = this.waiting.get(key) ?? []) {
      this.waiting.set(key, []);
      try {
        const result = await this.call(
          key,
          pending.map(({ item }) => item),
        );
        for (const { resolve } of pending) resolve(result);
      } catch (error) {
        for (const { reject } of pending) reject(error);
      }
    }
    this.waiting.delete(key);
  }
}
