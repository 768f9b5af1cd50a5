import type { ElementType } from 'react';
import Typography, { type TypographyProps } from '@mui/material/Typography';

export const Note = (text: TypographyProps & { component?: ElementType; dateTime?: string }) => (
  <Typography variant="body2" color="textSecondary" {...text} />
);
