import Stack, { type StackProps } from '@mui/material/Stack';

/** Things beside each other, on further lines where there is no room. */
export const Row = ({ sx, ...rest }: StackProps) => (
  <Stack
    direction="row"
    sx={[{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }, ...[sx ?? {}].flat()]}
    {...rest}
  />
);
