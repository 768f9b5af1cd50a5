import type { ElementType } from 'react';
import Box, { type BoxProps } from '@mui/material/Box';
import Stack, { type StackProps } from '@mui/material/Stack';

/** Wraps. */
export const Row = ({ sx, ...rest }: StackProps) => (
  <Stack
    direction="row"
    sx={[{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }, ...[sx ?? {}].flat()]}
    {...rest}
  />
);

type ColumnsProps = BoxProps & {
  component?: ElementType;
  gap: number | string;
  /** From which width on. */
  of: Partial<Record<'sm' | 'md' | 'lg', string>>;
};

/** Below each other on a narrower screen. */
export const Columns = ({ of, gap, sx, ...rest }: ColumnsProps) => (
  <Box
    sx={[
      { display: 'grid', gap, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...of } },
      ...[sx ?? {}].flat(),
    ]}
    {...rest}
  />
);
