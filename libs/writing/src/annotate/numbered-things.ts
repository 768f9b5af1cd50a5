import { oneOf } from '../text/one-of.js';

/** A label that its number belongs to: "Fig. 3 depicts", "Step 4 takes". */
const LABELS = new RegExp(
  String.raw`(?<!\p{L})(?:figs?|abb|nr|no|vol|ch|sec|p{1,2})\. ?$|^(?:${oneOf`figure table chapter section step part page phase room level tip rule day week`}) $`,
  'iu',
);
/** Labels within a sentence too, where they have no article: "OSI layer 3 or 4", "every grade 5 child". */
const LABELS_WITHIN = new RegExp(
  String.raw`(?<!(?<!\p{L})(?:an?|the|th(?:is|at)|per|one) )(?<!\p{L})(?:${oneOf`layer level grade tier stage type class version category scope zone`}) $`,
  'iu',
);
/** Whether a figure behind this text is the number of a thing, which counts nothing. */
export const isNumberOf = (before: string): boolean => LABELS.test(before) || LABELS_WITHIN.test(before);
