import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';

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
