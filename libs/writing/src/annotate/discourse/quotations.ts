import type { Unit } from '../unit.types.js';

/** Opening and closing marks; a straight one opens where it follows a blank or begins the sentence. */
const MARK = /(?<open>[“„«]|(?<![^\s(—–-])"(?=\S))|(?<close>[”»]|"(?![^\s.,;:!?)—–-]))/gu;

/** Whether a quotation is open behind a sentence, given whether it was before. */
function isOpenAfter(text: string, isOpen: boolean): boolean {
  let open = isOpen;
  for (const { groups } of text.matchAll(MARK)) open = groups?.['open'] !== undefined;
  return open;
}

const OPENS = /^["“„«]/u;
/** "…," Halvorsen said. */
const ATTRIBUTED = /[,.!?]["”»],? [^"“”„«»]{3,200}[.:]$/u;

/**
 * Ties the sentences of a quotation, and the one that names its speaker, together: an output includes all or none of
 * them.
 */
export function tieQuotations(units: readonly Unit[]): void {
  let isOpen = false;
  units.forEach((unit, at) => {
    const before = units[at - 1];
    const goesOn = before?.block === unit.block;
    if (!goesOn) isOpen = false;
    const continues = goesOn && (isOpen || (OPENS.test(unit.text) && ATTRIBUTED.test(before.text)));
    if (continues) {
      before.owesNext = true;
      unit.isDependent = true;
    }
    isOpen = isOpenAfter(unit.text, isOpen);
  });
}
