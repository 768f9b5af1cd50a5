import { type ChangePlanRequest, type CheckoutRequest, LIMITS } from '@repurpose/contract';
import { Rule } from '../../http/contract.pipe.js';

const isShort = (value: string): boolean => value.length <= LIMITS.paymentIdChars;

/** Body of `POST /api/create-checkout-session`. */
export class CheckoutDto implements CheckoutRequest {
  @Rule('PRICE_REQUIRED', (value) => typeof value === 'string' && (!isShort(value) || value.trim() !== ''))
  @Rule('PRICE_UNKNOWN', (value) => typeof value !== 'string' || isShort(value))
  priceId: string;
}

/** Body of `POST /api/change-plan`. */
export class ChangePlanDto implements ChangePlanRequest {
  @Rule(
    'PLAN_CHANGE_TOKEN_REQUIRED',
    (value) => typeof value === 'string' && isShort(value) && value.trim() !== '',
  )
  token: string;
}
