import { useId, type ReactNode } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';

type FieldProps = {
  label: ReactNode;
  error?: string | undefined;
  hint?: string;
  sx?: SxProps;
  /** Ids of the input and of its note. */
  children: (ids: { id: string; 'aria-describedby'?: string }) => ReactNode;
};

function Field({ label, error, hint, sx = {}, children }: FieldProps) {
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

type Choice = string | number | null;
type SelectFieldProps<Value extends Choice> = Omit<
  NativeSelectProps,
  'input' | 'inputProps' | 'onChange' | 'value'
> & {
  label: ReactNode;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
};

/** The device's own list. */
export function SelectField<Value extends Choice>(props: SelectFieldProps<Value>) {
  const { label, value: shown, options, onChange, ...select } = props;
  return (
    <Field label={label}>
      {({ id }) => (
        <NativeSelect
          {...select}
          input={<OutlinedInput />}
          inputProps={{ id }}
          value={String(shown)}
          onChange={({ target }) => {
            const chosen = options.find(([value]) => String(value) === target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {options.map(([value, text]) => (
            <option key={value} value={String(value)}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

type TextAreaProps = OutlinedInputProps & { label: string; rows: number };

/** A plain element: MUI's own measures the whole text on every key. */
export const TextArea = ({ label, rows, inputProps, ...rest }: TextAreaProps) => (
  <OutlinedInput
    fullWidth
    inputComponent="textarea"
    inputProps={{ dir: 'auto', ...inputProps, rows, 'aria-label': label }}
    {...rest}
  />
);
