import { readStored, writeStored } from '../../shared/browser/stored.js';

const KEY = 'repurpose.checkout-price';

/** The plan of the last checkout on this device, so that Try Again leads back to the same one. */
export const chosenPrice = {
  read: (): string | undefined => readStored(KEY) ?? undefined,
  remember: (priceId: string): void => void writeStored(KEY, priceId),
  forget: (): void => void writeStored(KEY, null),
};
