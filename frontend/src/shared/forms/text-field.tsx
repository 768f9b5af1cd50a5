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
  /** Ids of the input and of its note. */
  children: (ids: { id: string; 'aria-describedby'?: string }) => ReactNode;
};

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
 * MUI's own `TextField` brings the menu of a select to every page. Spread `register(...)` of react-hook-form into it.
 */
export function TextField({ label, error, hint, sx, ref, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} {...(hint ? { hint } : {})} {...(sx ? { sx } : {})}>
      {(ids) => <OutlinedInput {...ids} {...input} inputRef={ref} />}
    </Field>
  );
}
