import { LIMITS, type OutputState } from '@repurpose/contract';

/** What the next regeneration of an output costs. */
export const includedWords = ({ regenerationsLeft }: Pick<OutputState, 'regenerationsLeft'>) =>
  regenerationsLeft > 0
    ? `${regenerationsLeft} of ${LIMITS.includedRegenerations} included regenerations left.`
    : 'Each further regeneration costs one credit.';
