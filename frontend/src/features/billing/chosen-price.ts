import { readStored, writeStored } from '../../shared/browser/stored.js';

const KEY = 'repurpose.checkout-price';

/** Remembers the plan of this device's last checkout, for Try Again. */
export const chosenPrice = {
  read: (): string | undefined => readStored(KEY) ?? undefined,
  remember: (priceId: string): void => void writeStored(KEY, priceId),
  forget: (): void => void writeStored(KEY, null),
};
