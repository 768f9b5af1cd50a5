import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TransformationSummary } from '@repurpose/contract';
import { Excerpt, MadeLine, nameOf, STATUS_WORDS } from '../../../shared/transformations/excerpt.js';
import { useTransformations } from '../../../shared/transformations/transformations.api.js';
import { Panel } from '../../../shared/ui/panel.js';
import { Row } from '../../../shared/ui/row.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { beside } from '../../../shared/workspace/workspace-context.js';
import { useRecent } from '../run/use-shown.js';

type HistoryPanelProps = { onOpen: (id: string) => void; openId: string | null };

export function HistoryPanel({ onOpen, openId }: HistoryPanelProps) {
  const { data, error, refetch } = useTransformations(useRecent());
  const rows = data?.pages[0]?.rows;
  return (
    <Panel
      id="history"
      title="History"
      aside={
        <SmallButton variant="text" href={beside.library}>
          Open the library
        </SmallButton>
      }
    >
      {error && (
        <Row>
          <Typography color="error">The history could not be read.</Typography>
          <SmallButton onClick={() => void refetch()}>Try again</SmallButton>
        </Row>
      )}
      {!error && rows?.length === 0 && (
        <Typography color="textSecondary">Nothing yet. What you make is kept here.</Typography>
      )}
      {rows && rows.length > 0 && (
        <List disablePadding sx={{ maxHeight: 340, overflowY: 'auto' }}>
          {rows.map((row) => (
            <HistoryRow key={row.id} row={row} isOpen={row.id === openId} onOpen={() => onOpen(row.id)} />
          ))}
        </List>
      )}
    </Panel>
  );
}

type HistoryRowProps = { row: TransformationSummary; isOpen: boolean; onOpen: () => void };

function HistoryRow({ row, isOpen, onOpen }: HistoryRowProps) {
  return (
    // On a phone the state is below the name instead of squeezing it.
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: '8px 16px' }}>
      <Stack sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Excerpt row={row} lines={2} />
        <MadeLine row={row} />
      </Stack>
      {row.status === 'succeeded' && !isOpen ? (
        <SmallButton onClick={onOpen} aria-label={`Open: ${nameOf(row)}`}>
          Open
        </SmallButton>
      ) : (
        <Chip
          label={row.status === 'succeeded' ? 'Shown above' : STATUS_WORDS[row.status]}
          color={row.status === 'failed' ? 'error' : 'default'}
        />
      )}
    </ListItem>
  );
}
