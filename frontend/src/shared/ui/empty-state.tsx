import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

type EmptyStateProps = { title: string; text: ReactNode; role?: 'alert'; children?: ReactNode };

export function EmptyState({ title, text, role, children }: EmptyStateProps) {
  return (
    <Card
      role={role}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 3,
        px: 5,
        py: 14,
        borderStyle: 'dashed',
        borderColor: 'var(--control)',
        bgcolor: 'transparent',
        textAlign: 'center',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="h4" component={role === 'alert' ? 'h1' : 'p'}>
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Card>
  );
}
