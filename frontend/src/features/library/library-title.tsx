import type { Ref } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWorkspaceLinks } from '../../shared/workspace/workspace-context.js';

type LibraryTitleProps = { heading?: Ref<HTMLHeadingElement>; isArchive: boolean };

export function LibraryTitle({ heading, isArchive }: LibraryTitleProps) {
  const links = useWorkspaceLinks();
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: '12px 24px',
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: 5,
      }}
    >
      <Typography variant="h1" ref={heading ?? null} tabIndex={-1}>
        {isArchive ? 'Archive' : 'Library'}
      </Typography>
      <ButtonGroup
        component="nav"
        // MUI's default role, `group`, is not allowed on a `nav`.
        role="navigation"
        variant="outlined"
        size="small"
        aria-label="Library or archive"
      >
        <Button href={links.library()} aria-current={isArchive ? undefined : 'page'}>
          Library
        </Button>
        <Button href={`${links.library()}?view=archive`} aria-current={isArchive ? 'page' : undefined}>
          Archive
        </Button>
      </ButtonGroup>
    </Stack>
  );
}
