import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form';
import { TextField, type TextFieldProps } from './text-field.js';

/** Rules of a field that must not be empty. */
export const needed = (missing: string) => ({
  validate: (value: unknown) => String(value).trim() !== '' || missing,
});

type FormFieldProps<Values extends FieldValues> = Omit<TextFieldProps, 'form' | 'name' | 'error'> & {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  rules?: RegisterOptions<Values>;
};

/** Says what is wrong with it, once the form was sent. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { form, name, rules, ...field } = props;
  const { error } = form.getFieldState(name, form.formState);
  return <TextField {...field} error={error?.message} {...form.register(name, rules)} />;
}
