import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '../paths.js';

export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <Container sx={{ minHeight: 'calc(100svh - 65px)' }}>
    <Box sx={{ maxWidth: 720 }}>{children}</Box>
  </Container>
);

export const LinkPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <NarrowPage>
    <Card
      component="section"
      aria-labelledby="link-title"
      sx={{ display: 'grid', gap: 4, maxWidth: 440, overflowWrap: 'anywhere' }}
    >
      <Typography variant="h3" component="h1" id="link-title">
        {title}
      </Typography>
      {children}
    </Card>
  </NarrowPage>
);

type NoWayInProps = { title: string; lead: string; children: ReactNode; below?: ReactNode };

export const NoWayIn = ({ title, lead, children, below }: NoWayInProps) => (
  <NarrowPage>
    <Stack role="alert" spacing={4} sx={{ alignItems: 'start', overflowWrap: 'anywhere' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="subtitle1" color="textSecondary">
        {lead}
      </Typography>
      {children}
    </Stack>
    {below}
  </NarrowPage>
);

/** A link of a mail, by default one that was cut off. */
export const DeadLink = ({
  title = 'This link is incomplete',
  lead = 'Please open it from the mail, or copy all of it.',
  children,
}: Partial<NoWayInProps>) => (
  <NoWayIn title={title} lead={lead}>
    {children || <Button href={paths.auth.getHref()}>Go to login</Button>}
  </NoWayIn>
);
