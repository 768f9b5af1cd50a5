import { LIMITS, MESSAGES } from '@repurpose/contract';

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** For react-hook-form. */
export const RULES = {
  email: {
    validate: (value: string) =>
      (value.trim().length <= LIMITS.emailMaxChars && EMAIL.test(value.trim())) || MESSAGES.form.emailInvalid,
  },
  password: {
    validate: (value: string) => value.length >= LIMITS.passwordMinChars || MESSAGES.form.passwordShort,
  },
  username: {
    validate: (value: string) =>
      value.trim().length >= LIMITS.usernameMinChars || MESSAGES.form.usernameShort,
  },
} as const;
