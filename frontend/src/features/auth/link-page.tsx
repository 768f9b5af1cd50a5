import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { NarrowPage } from '../../shared/ui/narrow-page.js';

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
