import { type ChangePlanRequest, type CheckoutRequest, LIMITS } from '@repurpose/contract';
import { IsString, Matches, MaxLength } from 'class-validator';
import { IsText, orError } from '../../http/contract.pipe.js';

export class CheckoutDto implements CheckoutRequest {
  @IsString(orError('PRICE_REQUIRED'))
  @MaxLength(LIMITS.paymentIdChars, orError('PRICE_UNKNOWN'))
  @Matches(/\S/, orError('PRICE_REQUIRED'))
  priceId: string;
}

export class ChangePlanDto implements ChangePlanRequest {
  @IsText(LIMITS.paymentIdChars, orError('PLAN_CHANGE_TOKEN_REQUIRED'), /\S/)
  token: string;
}
