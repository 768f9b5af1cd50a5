import type { PaidPlan } from '@repurpose/contract';
import { useCallback, useEffect, useRef, useState } from 'react';

import { findConfig } from '../../../shared/api/find-config.js';

type Prices = Record<PaidPlan, string>;
export interface KnownPrices {
  /** Price ids of the paid plans, as soon as they are there. */
  readonly prices: Prices | undefined;
  /** The same for who cannot wait for the next render; asks again if the first answer did not come. */
  readonly load: () => Promise<Prices | undefined>;
}

/** The payment provider's price ids, which the pricing buttons carry to checkout. */
export function usePrices(): KnownPrices {
  const [prices, setPrices] = useState<Prices>();
  const asked = useRef<Promise<Prices | undefined>>(undefined);
  const load = useCallback(() => {
    asked.current ??= findConfig().then((config) => {
      if (config) setPrices(config.payments.prices);
      else asked.current = undefined;
      return config?.payments.prices;
    });
    return asked.current;
  }, []);
  useEffect(() => void load(), [load]);
  return { prices, load };
}
