import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { LIMITS, MESSAGES } from '@repurpose/contract';
import { PasswordInput } from './password-input.js';
import { TextField } from './text-field.js';

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** For react-hook-form. */
const RULES = {
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

/** Validation, and what the browser may fill in. */
const KINDS = {
  username: { type: 'text', autoComplete: 'username', rules: RULES.username },
  email: { type: 'email', autoComplete: 'email', rules: RULES.email },
  password: { type: 'password', autoComplete: 'current-password', rules: RULES.password },
  newPassword: {
    type: 'password',
    autoComplete: 'new-password',
    rules: RULES.password,
    hint: `At least ${LIMITS.passwordMinChars} characters`,
  },
} as const;

interface PersonFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  kind: keyof typeof KINDS;
  label: string;
}

export function PersonField<Values extends FieldValues>(props: PersonFieldProps<Values>) {
  const { form, name, kind, label } = props;
  const { rules, ...input } = KINDS[kind];
  const { error } = form.getFieldState(name, form.formState);
  const Input = input.type === 'password' ? PasswordInput : TextField;
  return <Input label={label} error={error?.message} {...input} {...form.register(name, rules)} />;
}
