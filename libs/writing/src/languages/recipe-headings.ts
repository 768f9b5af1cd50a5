import { oneOf } from '../text/one-of.js';

/** What is written above what a recipe needs. */
export const INGREDIENTS = oneOf`ingredients zutaten ingredientes ingrédients ingredienti`;
/** What is written above the steps of a recipe or manual. A study has a "method" too. */
export const STEPS = oneOf`
  procedure instructions directions steps zubereitung anleitung preparación préparation preparazione`;
