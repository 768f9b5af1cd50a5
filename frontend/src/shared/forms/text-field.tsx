import { useId, type ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';

type FieldProps = {
  label: ReactNode;
  error?: string | undefined;
  hint?: string;
  sx?: SxProps;
  /** Gets the ids of the input and of the note beneath it. */
  children: (ids: { id: string; 'aria-describedby'?: string }) => ReactNode;
};

/** A label, its input, and beneath it the error or the hint. */
export function Field({ label, error, hint, sx = {}, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} sx={sx}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children({ id, ...(note ? { 'aria-describedby': `${id}-note` } : {}) })}
      {note && (
        <FormHelperText id={`${id}-note`} {...(error ? { role: 'alert' } : {})}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}

export type TextFieldProps = Omit<OutlinedInputProps, 'error' | 'label' | 'children' | 'sx'> &
  Omit<FieldProps, 'children'>;

/**
 * MUI's parts of a text field; its own `TextField` brings the menu of a select to every page. Spread `register(...)` of
 * react-hook-form into it.
 */
export function TextField({ label, error, hint, sx, ref, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})} {...(sx ? { sx } : {})}>
      {(ids) => <OutlinedInput {...ids} {...input} inputRef={ref} />}
    </Field>
  );
}
