import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <Container>
    <Box sx={{ maxWidth: 720 }}>{children}</Box>
  </Container>
);

type NoWayInProps = { title: string; lead: string; children: ReactNode };

export const NoWayIn = ({ title, lead, children }: NoWayInProps) => (
  <Stack role="alert" spacing={4} sx={{ alignItems: 'start', overflowWrap: 'anywhere' }}>
    <Typography variant="h1">{title}</Typography>
    <Typography variant="subtitle1" color="textSecondary">
      {lead}
    </Typography>
    {children}
  </Stack>
);
