/** Headings of lists that readers need in full: "Ingredients for the dough", "Marinade ingredients:". */
export const NEEDED_WHOLE =
  /^(?:ingredients|method|procedure|instructions|directions|steps|checklist|zutaten|zubereitung|ingredientes|preparación|ingrédients|préparation)\b|^(?:\p{L}+ ){1,2}ingredients:?$/iu;
