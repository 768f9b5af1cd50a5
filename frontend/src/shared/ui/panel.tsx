import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';

type PanelProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  id: string;
  sx?: SxProps;
  title: ReactNode;
  /** Right of the title. */
  aside?: ReactNode;
  /** Below the title. */
  lead?: ReactNode;
  /** What is wrong in it: its id is `${id}-refusal`. */
  refusal?: string | undefined;
};

/** A region of the page, named by its title. */
export function Panel({ id, title, aside, lead, refusal, children, ...rest }: PanelProps) {
  const titleId = `${id}-title`;
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={titleId}
      {...(refusal && { style: { borderColor: 'var(--wrong)' } })}
      {...rest}
    >
      <Stack
        component="header"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          gap: '8px 12px',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 36,
          mb: 3,
          // Aligns its words, not its padding, with the card's edge.
          '& > .MuiButton-text': { mx: '-11px' },
        }}
      >
        <Typography variant="h4" component="h2" id={titleId}>
          {title}
        </Typography>
        {aside}
      </Stack>
      {lead && (
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {lead}
        </Typography>
      )}
      {refusal && (
        <Typography id={`${id}-refusal`} variant="body2" color="error" sx={{ mb: 3 }}>
          {refusal}
        </Typography>
      )}
      {children}
    </Card>
  );
}
