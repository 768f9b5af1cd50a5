import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '../paths.js';
import { CenteredCard, Notice } from '../ui/notice.js';

/** What a link of a mail leads to. */
export const LinkPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <CenteredCard>
    <Stack spacing={4}>
      <Typography variant="h1" id="notice-title">
        {title}
      </Typography>
      {children}
    </Stack>
  </CenteredCard>
);

/** A link of a mail, by default one that was cut off. */
export const DeadLink = ({
  title = 'This link is incomplete',
  text = 'Please open it from the mail, or copy all of it.',
  children,
}: {
  title?: string;
  text?: string;
  children?: ReactNode;
}) => (
  <Notice tone="warning" title={title} text={text}>
    {children || <Button href={paths.auth.getHref()}>Go to login</Button>}
  </Notice>
);
