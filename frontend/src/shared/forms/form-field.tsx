import { useFormContext, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form';
import { LIMITS, MESSAGES } from '@repurpose/contract';
import { PasswordInput } from './password-input.js';
import { TextField, type TextFieldProps } from './text-field.js';

/** Rules of a field that must not be empty. */
export const needed = (missing: string) => ({
  validate: (value: unknown) => String(value).trim() !== '' || missing,
});

const EMAIL = /^[^\s@<>()[\],;:"]+@[^\s@.]+(\.[^\s@.]+)+$/u;

const PASSWORD = {
  validate: (value: string) => value.length >= LIMITS.passwordMinChars || MESSAGES.form.passwordShort,
};

/** Validation, and what the browser may fill in. */
const KINDS = {
  username: {
    autoComplete: 'username',
    rules: {
      validate: (value: string) =>
        value.trim().length >= LIMITS.usernameMinChars || MESSAGES.form.usernameShort,
    },
  },
  email: {
    type: 'email',
    autoComplete: 'email',
    rules: {
      validate: (value: string) =>
        (value.trim().length <= LIMITS.emailMaxChars && EMAIL.test(value.trim())) ||
        MESSAGES.form.emailInvalid,
    },
  },
  password: { type: 'password', autoComplete: 'current-password', rules: PASSWORD },
  newPassword: {
    type: 'password',
    autoComplete: 'new-password',
    rules: PASSWORD,
    hint: `At least ${LIMITS.passwordMinChars} characters`,
  },
} as const;

type FormFieldProps<Values extends FieldValues> = Omit<TextFieldProps, 'name' | 'error'> & {
  name: Path<Values>;
  kind?: keyof typeof KINDS;
  rules?: RegisterOptions<Values>;
};

/** Of the `Form` around it; name its `Values`, or no name is checked. Says what is wrong with it, once the form was sent. */
export function FormField<Values extends FieldValues>({ kind, ...props }: FormFieldProps<Values>) {
  const { name, rules, ...field } = { ...(kind && KINDS[kind]), ...props };
  const { register, getFieldState, formState } = useFormContext<Values>();
  const { error } = getFieldState(name, formState);
  const Input = field.type === 'password' ? PasswordInput : TextField;
  return <Input {...field} error={error?.message} {...register(name, rules)} />;
}
