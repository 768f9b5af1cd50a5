import { SETTINGS } from '../config/settings.js';

/**
 * The statements of one connection. From its second time on a statement has a name: Postgres then reads and plans it
 * once for the connection and not for each call, which is a third of what our short ones cost.
 */
export class PreparedStatements {
  private readonly names = new Map<string, string>();
  private readonly seen = new Set<string>();

  /** The arguments of `pg`'s `query`: a text with values as the prepared statement it is, all else as it came. */
  prepared(args: unknown[]): unknown[] {
    const [text, values, ...rest] = args;
    if (typeof text !== 'string' || !Array.isArray(values)) return args;
    const name = this.names.get(text) ?? this.nameAgain(text);
    return name === null ? args : [{ name, text, values: values as unknown[] }, ...rest];
  }

  /** Both are bounded: a text made for one call costs neither us nor Postgres memory for good. */
  private nameAgain(text: string): string | null {
    const { maxStatements } = SETTINGS.database;
    if (this.names.size === maxStatements) return null;
    if (this.seen.delete(text)) {
      const name = `repurpose_${String(this.names.size)}`;
      this.names.set(text, name);
      return name;
    }
    if (this.seen.size === maxStatements) this.seen.clear();
    this.seen.add(text);
    return null;
  }
}
