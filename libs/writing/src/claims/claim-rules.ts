/** Why a claim is supported or not, as a sentence for readers; `{text}` is the claim, in the `model-` rules the source's words. */
export const CLAIM_RULES = {
  stated: 'The source states “{text}”.',
  derived: '“{text}” follows from figures or names the source states.',
  absent: 'The source does not state “{text}”.',
  'another-owner': 'The source gives “{text}” to somebody or something else.',
  'another-count': 'The source counts something else with “{text}”.',
  'another-figure': 'The source has another figure in this place than “{text}”.',
  swapped: 'The source changes from one figure to the other in the opposite direction.',
  reversed: 'What rises with “{text}” here falls in the source, or the other way round.',
  'another-unit': 'The source gives this figure in another unit than “{text}”.',
  'another-rate': 'The source gives “{text}” for another period.',
  'another-clause': 'The source says “{text}” of something else in the same sentence.',
  misattributed: 'The source says “{text}” only of other things.',
  misnumbered: 'The source numbers these things, and none of them “{text}”.',
  'hedge-dropped': 'The source only supposes, plans or expects this; “{text}” states it.',
  'condition-dropped': 'The source says this only under a condition that “{text}” leaves out.',
  'another-cause': 'The source does not give this as the reason: “{text}”.',
  overstated: 'The source does not say “{text}” of this.',
  negated: 'The source says the opposite here, with or without a negation: “{text}”.',
  opposite: 'The source says the opposite of “{text}” here.',
  'bound-turned':
    'The source bounds “{text}” the other way: over instead of under, or under instead of over.',
  comparison: 'The source compares these the other way round.',
  order: 'The source has these in the opposite order.',
  'actor-swapped': 'The source has these the other way round: who does it, and to whom.',
  'another-period': 'The source says this of another time than “{text}”.',
  'another-speaker': 'The source has somebody else say this: “{text}”.',
  'model-contradicted': 'A model finds that the source contradicts this: “{text}”.',
  'model-not-stated': 'A model does not find this in the source, which says: “{text}”.',
} as const;

export type ClaimRule = keyof typeof CLAIM_RULES;

/** Rules of the model (`prompts/entailment`). Checking a text again without the model does not find these claims. */
export const MODEL_RULES: readonly string[] = [
  'model-contradicted',
  'model-not-stated',
] satisfies ClaimRule[];

export const reasonOf = (rule: ClaimRule, text: string): string =>
  CLAIM_RULES[rule].replace('{text}', () => text);
