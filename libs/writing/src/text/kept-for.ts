import { onceFor } from './once-for.js';

/** The cache of an owner is cleared at this size. */
const MOST = 4_000;

/** Caches what is computed from a text, separately for each owner, such as the source of the text. */
export function keptFor<Owner extends object, Made>(
  make: (text: string, owner: Owner) => Made,
): (text: string, owner: Owner) => Made {
  const knownOf = onceFor((_: Owner) => new Map<string, { made: Made }>());
  return (text, owner) => {
    const known = knownOf(owner);
    const found = known.get(text);
    if (found !== undefined) return found.made;
    const made = make(text, owner);
    if (known.size >= MOST) known.clear();
    known.set(text, { made });
    return made;
  };
}
