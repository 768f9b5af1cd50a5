import type { AppliedVoice, Formality } from '@repurpose/contract';

const OF_ADDRESS = { familiar: 25, polite: 75 } as const;
const OF_CONTRACTIONS = { use: 25, avoid: 75 } as const;

/** The formality of the writer's own phrases in a voice: by how it addresses readers, else, in a neutral request, by contractions. */
export function phrasingOf(voice: AppliedVoice | null | undefined, formality: Formality): Formality {
  const { address = 'keep', contractions = 'keep' } = voice?.rules ?? {};
  if (address !== 'keep') return OF_ADDRESS[address];
  return formality === 50 && contractions !== 'keep' ? OF_CONTRACTIONS[contractions] : formality;
}
