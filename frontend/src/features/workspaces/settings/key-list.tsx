import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { KEY_SCOPES, type ApiKey } from '@repurpose/contract';
import { mediumDay } from '../../../shared/dates.js';

const STATES = { active: null, replaced: 'Replaced', expired: 'Expired' } as const;

function lifeOf({ state, expiresAt, lastUsedAt, createdAt, makerName }: ApiKey): string {
  const end =
    expiresAt === null ? 'no end' : `${state === 'expired' ? 'ended' : 'ends'} ${mediumDay(expiresAt)}`;
  const use = lastUsedAt === null ? 'never used' : `last used ${mediumDay(lastUsedAt)}`;
  return `Made ${mediumDay(createdAt)} by ${makerName} · ${end} · ${use}`;
}

type KeyListProps = {
  keys: readonly ApiKey[];
  onRotate: (key: ApiKey) => void;
  onRevoke: (key: ApiKey) => void;
};

/** The keys of a workspace, newest first. */
export function KeyList({ keys, onRotate, onRevoke }: KeyListProps) {
  if (keys.length === 0) return <Typography color="text.secondary">There are no keys yet.</Typography>;
  return (
    <Stack
      component="ul"
      divider={<Divider component="li" aria-hidden />}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {keys.map((key) => (
        <Stack
          component="li"
          key={key.id}
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{
            py: 4,
            alignItems: { sm: 'center' },
            '&:first-of-type': { pt: 0 },
            '&:last-of-type': { pb: 0 },
          }}
        >
          <Stack spacing={0.5} sx={{ flex: 1, minWidth: 0 }}>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
                {key.name}
              </Typography>
              <code>{key.start}…</code>
              {STATES[key.state] && <Chip size="small" label={STATES[key.state]} />}
            </Stack>
            <Typography variant="body2">
              {key.scopes.map((scope) => KEY_SCOPES[scope]).join(' · ')}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {lifeOf(key)}
            </Typography>
          </Stack>
          <Stack direction="row" spacing={2}>
            {key.state === 'active' && (
              <Button
                size="small"
                variant="outlined"
                aria-label={`Rotate ${key.name}`}
                onClick={() => onRotate(key)}
              >
                Rotate
              </Button>
            )}
            <Button
              size="small"
              variant="outlined"
              aria-label={`Revoke ${key.name}`}
              onClick={() => onRevoke(key)}
            >
              Revoke
            </Button>
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
