import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import type { TransformationSummary } from '@repurpose/contract';
import { Excerpt, MadeLine, nameOf } from '../../shared/transformations/excerpt.js';
import { STATUS_WORDS } from '../../shared/transformations/status-words.js';
import { IconButton } from '../../shared/ui/icon-button.js';
import { Icon } from '../../shared/ui/icon.js';
import { useWriteBlock } from '../../shared/workspace/write-block.js';
import { useWorkspaceLinks } from '../../shared/workspace/workspace-context.js';

export interface RowActions {
  onTags: (row: TransformationSummary) => void;
  onArchive: (row: TransformationSummary) => void;
  onDelete: (row: TransformationSummary) => void;
  onFindTag: (tag: string) => void;
}
type LibraryRowProps = RowActions & {
  row: TransformationSummary;
  isSelected: boolean;
  onToggle: () => void;
};

const isOpen = ({ status }: TransformationSummary) => status === 'queued' || status === 'running';

export function LibraryRow({ row, isSelected, onToggle, onFindTag, ...actions }: LibraryRowProps) {
  const { id, status } = row;
  const isReader = useWriteBlock() !== null;
  const links = useWorkspaceLinks();
  return (
    <ListItem
      disablePadding
      divider
      sx={{
        display: 'grid',
        gridTemplateColumns: isReader
          ? 'minmax(0, 1fr)'
          : { xs: '44px minmax(0, 1fr)', md: '44px minmax(0, 1fr) auto' },
        pl: isReader ? 4 : 0,
        alignItems: { xs: 'start', md: 'center' },
        bgcolor: isSelected ? 'var(--accent-wash)' : undefined,
        // Distant rows are not laid out: ten thousand scroll like ten.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 96px',
      }}
    >
      {!isReader && (
        <Checkbox
          checked={isSelected}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': `Select: ${nameOf(row)}` } }}
          sx={{ mt: { xs: 1, md: 0 } }}
        />
      )}
      <Stack spacing={1} sx={{ pt: 3, pb: { xs: 1, md: 3 }, pr: 4, alignItems: 'start', minWidth: 0 }}>
        <Excerpt
          row={row}
          lines={2}
          href={status === 'succeeded' ? links.dashboard({ open: id }) : undefined}
        />
        <MadeLine row={row} />
        {(row.tags.length > 0 || status !== 'succeeded') && (
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 0, listStyle: 'none' }}>
            {status !== 'succeeded' && (
              <Chip
                component="li"
                label={STATUS_WORDS[status]}
                color={status === 'failed' ? 'error' : 'default'}
              />
            )}
            {row.tags.map((tag) => (
              <li key={tag}>
                <Chip
                  label={tag}
                  icon={<Icon name="tag" size={14} />}
                  aria-label={`Show all with the tag ${tag}`}
                  onClick={() => onFindTag(tag)}
                />
              </li>
            ))}
          </Box>
        )}
      </Stack>
      {!isReader && <Actions row={row} {...actions} />}
    </ListItem>
  );
}

function Actions({
  row,
  onTags,
  onArchive,
  onDelete,
}: Omit<RowActions, 'onFindTag'> & Pick<LibraryRowProps, 'row'>) {
  const { id, isArchived } = row;
  const links = useWorkspaceLinks();
  const name = nameOf(row);
  return (
    <Stack
      direction="row"
      sx={{ gridColumn: { xs: 2, md: 3 }, ml: { xs: -2.5, md: 0 }, mr: 2, mb: { xs: 1.5, md: 0 } }}
    >
      <IconButton
        icon="copy"
        title="Use this source again"
        label={`Duplicate: ${name}`}
        href={links.dashboard({ duplicate: id })}
      />
      <IconButton icon="tag" title="Tags" label={`Tags of: ${name}`} onClick={() => onTags(row)} />
      <IconButton
        icon={isArchived ? 'unarchive' : 'archive'}
        title={isArchived ? 'Bring back' : 'Archive'}
        label={`${isArchived ? 'Bring back' : 'Archive'}: ${name}`}
        onClick={() => onArchive(row)}
      />
      <IconButton
        icon="trash"
        title={isOpen(row) ? 'Still being written' : 'Delete'}
        label={`Delete: ${name}`}
        disabled={isOpen(row)}
        onClick={() => onDelete(row)}
      />
    </Stack>
  );
}
