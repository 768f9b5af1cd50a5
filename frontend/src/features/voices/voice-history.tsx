import type { VoiceVersion } from '@repurpose/contract';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { dayAndTime } from '../../shared/dates.js';

/** Newest first. */
export function VoiceHistory({ versions }: { versions: readonly VoiceVersion[] }) {
  if (versions.length === 0) return null;
  return (
    <details>
      <summary>Changes of this voice</summary>
      <List dense disablePadding aria-label="Changes of this voice">
        {versions.map(({ version, changedAt, changedBy }) => (
          <ListItem key={version} disableGutters>
            <ListItemText
              primary={`Version ${version}, by ${changedBy ?? 'somebody whose account was deleted'}`}
              secondary={<time dateTime={changedAt}>{dayAndTime(changedAt)}</time>}
            />
          </ListItem>
        ))}
      </List>
    </details>
  );
}
