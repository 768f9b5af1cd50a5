import type { CardRecord } from '../records.js';

export interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
}
export type CardAnswer =
  | { outcome: 'accepted' | 'needs_confirmation'; card: CardRecord }
  | { outcome: 'refused'; message: string; field: keyof CardForm };

interface TestCard {
  number: string;
  label: string;
  outcome: 'accepted' | 'needs_confirmation' | 'declined';
  brand: string;
  failsLater?: boolean;
}

/** Stripe's test numbers. All others are refused, so that real cards are never entered. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', label: 'Succeeds', outcome: 'accepted', brand: 'visa' },
  { number: '4000 0000 0000 0002', label: 'Is declined', outcome: 'declined', brand: 'visa' },
  { number: '4000 0025 0000 3155', label: 'Asks to confirm', outcome: 'needs_confirmation', brand: 'visa' },
  {
    ...{ number: '4000 0000 0000 0341', label: 'Renewals fail', brand: 'visa' },
    ...{ outcome: 'accepted', failsLater: true },
  },
];

const digits = (text: string): string => text.replace(/\D/g, '');

/** Whether an expiry such as `12 / 34` is not over at `now` (Unix seconds). */
function isCurrent(expiry: string, now: number): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*(?:\/\s*)?(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return false;
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  return Number(month) >= 1 && Number(month) <= 12 && Date.UTC(fullYear, Number(month)) / 1000 > now;
}

/** Decides as Stripe's test mode does, with Stripe's messages. */
export function checkCard(form: CardForm, now: number): CardAnswer {
  const number = digits(form.number);
  const card = TEST_CARDS.find((each) => digits(each.number) === number);
  const refused = (field: keyof CardForm, message: string): CardAnswer => ({
    outcome: 'refused',
    message,
    field,
  });
  if (number.length < 12) return refused('number', 'Your card number is incomplete.');
  if (!card) return refused('number', 'This is test mode: please use one of the test cards shown here.');
  if (!isCurrent(form.expiry, now)) return refused('expiry', "Your card's expiration date is not valid.");
  if (!/^\d{3,4}$/.test(form.cvc.trim())) return refused('cvc', "Your card's security code is incomplete.");
  if (card.outcome === 'declined') return refused('number', 'Your card was declined.');
  const record = { last4: number.slice(-4), brand: card.brand, failsLater: card.failsLater ?? false };
  return { outcome: card.outcome, card: record };
}
