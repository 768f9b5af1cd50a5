import type { ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import { Field } from './text-field.js';

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
