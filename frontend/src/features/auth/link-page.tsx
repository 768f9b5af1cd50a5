import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { paths } from '../../shared/paths.js';

export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container maxWidth="xs" sx={{ minHeight: 'calc(100svh - 65px)', overflowWrap: 'anywhere' }}>
      <Card component="section" aria-labelledby="link-title" sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="h3" component="h1" id="link-title">
          {title}
        </Typography>
        {children}
      </Card>
    </Container>
  );
}

export function DeadLink({ message }: { message: string }) {
  return (
    <>
      <Typography role="alert">{message}</Typography>
      <Button href={paths.auth.getHref()} fullWidth>
        Go to login
      </Button>
    </>
  );
}

export const INCOMPLETE = 'This link is incomplete. Please open it from the mail, or copy all of it.';
