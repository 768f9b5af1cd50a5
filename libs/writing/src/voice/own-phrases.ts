import type { AppliedVoice, Formality } from '@repurpose/contract';

const OF_ADDRESS = { familiar: 25, polite: 75 } as const;
const OF_CONTRACTIONS = { use: 25, avoid: 75 } as const;

/** The formality of the program's own phrases: from the voice's form of address, else from its contractions if the request is neutral. */
export function phrasingOf(voice: AppliedVoice | null | undefined, formality: Formality): Formality {
  const { address = 'keep', contractions = 'keep' } = voice?.rules ?? {};
  if (address !== 'keep') return OF_ADDRESS[address];
  return formality === 50 && contractions !== 'keep' ? OF_CONTRACTIONS[contractions] : formality;
}
