import { useEffect } from 'react';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import type { Draft, SentenceOrigin } from '@repurpose/writing';
import { Note } from '../../../../shared/ui/note.js';
import { useChecker } from '../../edit/checks/use-checker.js';
import type { ShowInSource } from './claims.js';

type SentenceSourcesProps = { content: string; draft: Draft; onShowInSource: ShowInSource };

export default function SentenceSources({ content, draft, onShowInSource }: SentenceSourcesProps) {
  const { check, origins, failure } = useChecker(content);
  useEffect(() => check(draft), [check, draft]);
  if (failure !== null)
    return <Alert severity="warning">The sources of this text cannot be shown here.</Alert>;
  if (origins === null)
    return <Skeleton variant="rounded" height={240} role="status" aria-label="Finding the sources…" />;
  return (
    <>
      <Note>Press a sentence to see where it stands in your text.</Note>
      <List dense disablePadding aria-label="Sentences and their sources" sx={FRAMED}>
        {origins.map((origin, index) => (
          <Sentence key={index} origin={origin} onShowInSource={onShowInSource} />
        ))}
      </List>
    </>
  );
}

const FRAMED = { border: 1, borderColor: 'divider', borderRadius: 1 } as const;

/** The mark wraps below its sentence on narrow screens. */
const BESIDE = { flexWrap: 'wrap', columnGap: 3 } as const;

function Sentence({ origin, onShowInSource }: { origin: SentenceOrigin; onShowInSource: ShowInSource }) {
  const { text, source } = origin;
  const words = (
    <ListItemText primary={text} slotProps={{ primary: { dir: 'auto' } }} sx={{ flex: '1 1 240px' }} />
  );
  if (source === null)
    return (
      <ListItem divider sx={BESIDE}>
        {words}
        <Chip color="warning" label="not from your text" />
      </ListItem>
    );
  return (
    <ListItem divider disablePadding>
      <ListItemButton title="Show in the source" sx={BESIDE} onClick={() => onShowInSource(source)}>
        {words}
        {source.kept !== 'whole' && <Chip label={source.kept} />}
      </ListItemButton>
    </ListItem>
  );
}
