import Stack, { type StackProps } from '@mui/material/Stack';

/** Wraps. */
export const Row = ({ sx, ...rest }: StackProps) => (
  <Stack
    direction="row"
    sx={[{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }, ...[sx ?? {}].flat()]}
    {...rest}
  />
);
