import Stripe from 'stripe';
import { AppError } from '../../../errors/app-error.js';

const isMissing = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

export const isRefusal = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'PAYMENTS_UNAVAILABLE' &&
  error.cause instanceof Stripe.errors.StripeInvalidRequestError;

export async function mapErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError)
      throw new AppError('PAYMENT_DECLINED', { cause: error });
    if (isMissing(error) && error.param === 'customer') throw new AppError('CUSTOMER_GONE', { cause: error });
    throw new AppError('PAYMENTS_UNAVAILABLE', { cause: error });
  }
}

export async function orNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await mapErrors(call);
  } catch (error) {
    if (error instanceof AppError && isMissing(error.cause)) return null;
    throw error;
  }
}
