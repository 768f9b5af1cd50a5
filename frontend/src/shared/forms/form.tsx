import type { ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import {
  FormProvider,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useFormContext,
  type RegisterOptions,
} from 'react-hook-form';
import { LIMITS, MESSAGES } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../api/failure.js';
import { PasswordInput } from './password-input.js';
import { TextField, type TextFieldProps } from './text-field.js';

type FormProps<Values extends FieldValues> = Pick<
  StackProps,
  'id' | 'children' | 'spacing' | 'direction' | 'sx'
> &
  Pick<ButtonProps, 'size' | 'fullWidth' | 'variant'> & {
    form: UseFormReturn<Values>;
    /** A refusal of it is shown at `field`. */
    onSubmit: (values: Values) => unknown;
    field: Path<Values>;
    /** Its words, if the form can be sent. */
    button?: ReactNode;
  };

export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, field, button, size, fullWidth, variant, children, ...stack } = props;
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      form.setError(field, { message: messageOf(cause) }, { shouldFocus: true });
    }
  });
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        useFlexGap
        spacing={4}
        {...stack}
        onSubmit={(event) => void submit(event)}
      >
        {children}
        {button && (
          <Button
            type="submit"
            disabled={form.formState.isSubmitting}
            {...{ size, fullWidth, variant }}
            sx={{ alignSelf: 'flex-start' }}
          >
            {button}
          </Button>
        )}
      </Stack>
    </FormProvider>
  );
}

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

type FormFieldProps = Omit<TextFieldProps, 'name' | 'error'> & {
  name: string;
  kind?: keyof typeof KINDS;
  rules?: RegisterOptions;
};

/** Of the `Form` around it. Says what is wrong with it, once the form was sent. */
export function FormField({ kind, ...props }: FormFieldProps) {
  const { name, rules, ...field }: FormFieldProps = { ...(kind && KINDS[kind]), ...props };
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const Input = field.type === 'password' ? PasswordInput : TextField;
  return <Input {...field} error={error?.message} {...register(name, rules)} />;
}
