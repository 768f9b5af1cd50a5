import { isEmail } from 'class-validator';
import { LIMITS } from '@repurpose/contract';
import { orError, Satisfies } from '../../http/contract.pipe.js';

export function normalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

const NO_CONTROL = /^\P{Cc}*$/u;

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= LIMITS.emailMaxChars &&
  NO_CONTROL.test(value) &&
  isEmail(value.trim().normalize('NFC'));

export const IsAddress = (): PropertyDecorator => Satisfies('isAddress', isAddress, orError('EMAIL_INVALID'));
