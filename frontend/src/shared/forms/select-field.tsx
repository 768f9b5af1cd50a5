import type { ReactNode } from 'react';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from './text-field.js';

type SelectFieldProps = Omit<NativeSelectProps, 'input' | 'inputProps' | 'onChange'> & {
  label: ReactNode;
  options: readonly (readonly [value: string | number, text: string])[];
  onChange: (value: string) => void;
};

/** The device's own list. */
export function SelectField({ label, options, onChange, ...select }: SelectFieldProps) {
  return (
    <Field label={label}>
      {({ id }) => (
        <NativeSelect
          {...select}
          input={<OutlinedInput />}
          inputProps={{ id }}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
