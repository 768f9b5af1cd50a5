import { useEffect, useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type CenteredCardProps = {
  tone?: 'primary' | 'success' | 'warning' | 'error';
  role?: 'alert' | 'status';
  children: ReactNode;
  below?: ReactNode;
};

/** Named by the element `notice-title`. The footer stays below the fold, so that nothing jumps. */
export const CenteredCard = ({ tone = 'primary', role, children, below }: CenteredCardProps) => (
  <Container sx={{ display: 'grid', placeItems: 'center', minHeight: 'calc(100svh - 65px)' }}>
    <Box sx={{ width: 'min(600px, 100%)' }}>
      <Card
        component="section"
        role={role}
        aria-labelledby="notice-title"
        sx={{
          p: 'clamp(28px, 6vw, 56px)',
          borderTop: 3,
          borderTopColor: `${tone}.main`,
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Card>
      {below}
    </Box>
  </Container>
);

/** Buttons, below each other on a phone. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ flexWrap: 'wrap', gap: 3, mt: 8 }}>
    {children}
  </Stack>
);

type NoticeProps = Pick<CenteredCardProps, 'below'> & {
  tone: 'success' | 'warning' | 'error';
  title: string;
  text: string;
  children?: ReactNode;
  /** Replaces the pressed button, perhaps out of view, so its title is focused. */
  isAnswer?: boolean;
};

export function Notice({ tone, title, text, children, below, isAnswer = false }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <CenteredCard tone={tone} role={tone === 'success' ? 'status' : 'alert'} below={below}>
      <Typography
        variant="h1"
        id="notice-title"
        ref={heading}
        tabIndex={isAnswer ? -1 : undefined}
        sx={{ scrollMarginTop: 120 }}
      >
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 4 }}>
        {text}
      </Typography>
      {children && <Actions>{children}</Actions>}
    </CenteredCard>
  );
}
