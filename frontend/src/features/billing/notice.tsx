import { useEffect, useRef, type ReactNode } from 'react';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The footer stays below the fold, so that nothing jumps. */
export function CenteredCard(props: {
  tone: 'primary' | 'success' | 'warning' | 'error';
  role?: 'alert' | 'status';
  children: ReactNode;
}) {
  const { tone, role, children } = props;
  return (
    <Container sx={{ display: 'grid', placeItems: 'center', minHeight: 'calc(100svh - 65px)' }}>
      <Card
        component="section"
        role={role}
        aria-labelledby="notice-title"
        sx={{
          width: 'min(600px, 100%)',
          p: 'clamp(28px, 6vw, 56px)',
          borderTop: 3,
          borderTopColor: `${tone}.main`,
        }}
      >
        {children}
      </Card>
    </Container>
  );
}

export function Notice(props: {
  tone: 'success' | 'warning' | 'error';
  title: string;
  text: string;
  children: ReactNode;
  /** Replaces the pressed button, perhaps out of view, so its title is focused. */
  isAnswer?: boolean;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const { tone, isAnswer = false } = props;
  useEffect(() => {
    if (isAnswer) title.current?.focus();
  }, [isAnswer]);
  return (
    <CenteredCard tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Typography
        variant="h1"
        id="notice-title"
        ref={title}
        tabIndex={isAnswer ? -1 : undefined}
        sx={{ scrollMarginTop: 120 }}
      >
        {props.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 4, overflowWrap: 'anywhere' }}>
        {props.text}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, mt: 8 }}>
        {props.children}
      </Stack>
    </CenteredCard>
  );
}
