import type { CheckoutRequest } from '@repurpose/contract';
import { Rule } from '../../http/contract.pipe.js';

/** Body of `POST /api/create-checkout-session`. */
export class CheckoutDto implements CheckoutRequest {
  @Rule('PRICE_REQUIRED', (value) => typeof value === 'string' && value.trim() !== '')
  priceId: string;
}
