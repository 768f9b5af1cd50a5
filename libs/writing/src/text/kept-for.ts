import { onceFor } from './once-for.js';

/** More are forgotten: a source whose outputs are edited for long has many texts. */
const MOST = 4_000;

/** What is made of a text, kept for an object such as its source: the outputs of a source share most of their texts. */
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
