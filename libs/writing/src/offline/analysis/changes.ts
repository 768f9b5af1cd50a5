import type { Source } from '../../source/source.types.js';

/** Headings of a list of changes that say of their items what they are: below "Fixed" stand faults that are no more. */
const KIND =
  /^(?:added|changed|deprecated|removed|fixed|security|improved|known issues|bug ?fixes|fixes|neu|geändert|behoben|entfernt|verbessert|bekannte fehler|añadido|cambiado|corregido|eliminado|ajouté|modifié|corrigé|supprimé)$/iu;

/** Block of an item in a list of changes → what the heading over it says it is: "Fixed". */
export function changesOf({ sections, blocks }: Source): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  for (const { heading, blocks: own } of sections)
    if (KIND.test(heading.trim()))
      for (const block of own) if (blocks[block]?.kind === 'item') kinds.set(block, heading.trim());
  return kinds;
}
