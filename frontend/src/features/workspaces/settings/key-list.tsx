import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { KEY_SCOPES, type ApiKey } from '@repurpose/contract';
import { mediumDay } from '../../../shared/dates.js';
import { ConfirmButton } from '../../../shared/ui/dialog.js';
import { Note } from '../../../shared/ui/note.js';
import { Row } from '../../../shared/ui/row.js';
import { SmallButton } from '../../../shared/ui/small-button.js';

const STATES = { active: null, replaced: 'Replaced', expired: 'Expired' } as const;

function lifeOf({ state, expiresAt, lastUsedAt, createdAt, makerName }: ApiKey): string {
  const end =
    expiresAt === null ? 'no end' : `${state === 'expired' ? 'ended' : 'ends'} ${mediumDay(expiresAt)}`;
  const use = lastUsedAt === null ? 'never used' : `last used ${mediumDay(lastUsedAt)}`;
  return `Made ${mediumDay(createdAt)} by ${makerName} · ${end} · ${use}`;
}

type KeyListProps = {
  keys: readonly ApiKey[];
  onRotate: (keyId: string) => void;
  onRevoke: (keyId: string) => Promise<unknown>;
};

export function KeyList({ keys, ...actions }: KeyListProps) {
  if (keys.length === 0)
    return (
      <Typography color="textSecondary">
        None. A key that is made is listed here until it is revoked or ends.
      </Typography>
    );
  return (
    <List disablePadding>
      {keys.map((key) => (
        <KeyRow key={key.id} of={key} {...actions} />
      ))}
    </List>
  );
}

function KeyRow({ of: key, onRotate, onRevoke }: Omit<KeyListProps, 'keys'> & { of: ApiKey }) {
  const { id, name, start, state, scopes } = key;
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 2, py: 4 }}>
      <Stack spacing={0.5} sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Row sx={{ gap: 2 }}>
          <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <code>{start}…</code>
          {STATES[state] && <Chip label={STATES[state]} />}
        </Row>
        <Typography variant="body2">{scopes.map((scope) => KEY_SCOPES[scope]).join(' · ')}</Typography>
        <Note>{lifeOf(key)}</Note>
      </Stack>
      {state === 'active' && (
        <SmallButton aria-label={`Rotate ${name}`} onClick={() => onRotate(id)}>
          Rotate
        </SmallButton>
      )}
      <ConfirmButton
        size="small"
        word="Revoke"
        aria-label={`Revoke ${name}`}
        title={`Revoke “${name}”?`}
        confirm="Revoke"
        cancel="Keep"
        onConfirm={() => onRevoke(id)}
      >
        Programs that use it are refused from now on. To replace it without an interruption, rotate it.
      </ConfirmButton>
    </ListItem>
  );
}
