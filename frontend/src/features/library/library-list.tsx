import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '@mui/utils';
import type { TransformationSummary } from '@repurpose/contract';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import { IconButton } from '../../shared/ui/icon-button.js';
import { Note } from '../../shared/ui/note.js';
import { beside } from '../../shared/workspace/workspace-context.js';
import { useWriteBlock } from '../../shared/workspace/write-block.js';
import type { Selection } from './use-selection.js';
import { Excerpt, MadeLine, nameOf, STATUS_WORDS } from '../../shared/transformations/excerpt.js';
import { isOngoing } from '../../shared/transformations/transformations.api.js';
import { Icon } from '../../shared/ui/icon.js';

type LibraryListProps = RowActions & {
  rows: readonly TransformationSummary[];
  selection: Selection;
  isUpdating: boolean;
  /** Null on the last page. */
  onMore: (() => void) | null;
};

export function LibraryList({ rows, selection, isUpdating, onMore, ...actions }: LibraryListProps) {
  const { selected, isSelected, toggle, toggleAll } = selection;
  const isReader = useWriteBlock() !== null;
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '0 16px', alignItems: 'center', pl: 3 }}>
        {!isReader && (
          <FormControlLabel
            label="Select all shown"
            control={
              <Checkbox
                checked={selected.length === rows.length}
                indeterminate={selected.length > 0 && selected.length < rows.length}
                onChange={toggleAll}
              />
            }
            sx={{ typography: 'body2' }}
          />
        )}
        <Note role="status" sx={{ ml: 'auto' }}>
          {rows.length} shown{onMore ? ', there are more' : ''}
        </Note>
      </Stack>
      <Card sx={{ p: 0, mb: 4, overflow: 'clip' }}>
        <List
          disablePadding
          aria-busy={isUpdating}
          aria-label="Transformations"
          sx={{ opacity: isUpdating ? 0.6 : 1 }}
        >
          {rows.map((row) => (
            <LibraryRow
              key={row.id}
              row={row}
              isSelected={isSelected(row.id)}
              onToggle={() => toggle(row.id)}
              {...actions}
            />
          ))}
        </List>
      </Card>
      {onMore && (
        <Button variant="outlined" fullWidth disabled={isUpdating} onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  );
}

export function LoadingRows() {
  return (
    <Card role="status">
      <span style={visuallyHidden}>Loading your library…</span>
      {Array.from({ length: 6 }, (_, at) => (
        <Stack key={at} aria-hidden="true" sx={{ minHeight: 96, pl: 4, justifyContent: 'center' }}>
          <Skeleton width="72%" height={22} />
          <Skeleton width="40%" />
        </Stack>
      ))}
    </Card>
  );
}

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

function LibraryRow({ row, isSelected, onToggle, onFindTag, ...actions }: LibraryRowProps) {
  const { id, status } = row;
  const isReader = useWriteBlock() !== null;
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
          href={status === 'succeeded' ? beside.dashboard({ open: id }) : undefined}
        />
        <MadeLine row={row} />
        {(row.tags.length > 0 || status !== 'succeeded') && (
          <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
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
        href={beside.dashboard({ duplicate: id })}
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
        title={isOngoing(row) ? 'Still being written' : 'Delete'}
        label={`Delete: ${name}`}
        disabled={isOngoing(row)}
        onClick={() => onDelete(row)}
      />
    </Stack>
  );
}
