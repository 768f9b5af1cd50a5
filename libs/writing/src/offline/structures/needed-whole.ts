import { INGREDIENTS, STEPS } from '../../languages/recipe-headings.js';

/** Headings of lists that readers need in full: "Ingredients for the dough", "Marinade ingredients:". */
export const NEEDED_WHOLE = new RegExp(
  String.raw`^(?:${INGREDIENTS}|${STEPS}|method|checklist)\b|^(?:\p{L}+ ){1,2}ingredients:?$`,
  'iu',
);
