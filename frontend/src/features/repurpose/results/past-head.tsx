import Typography from '@mui/material/Typography';
import { dayAndTime } from '../../../shared/dates.js';
import { TallLink } from '../tall-link.js';
import { Note } from '../../../shared/ui/note.js';
import { beside } from '../../../shared/workspace/workspace-context.js';
import { titleOf } from './title-of.js';

/** Which one it is, and the way back. */
export function PastHead({ content, createdAt }: { content: string; createdAt: string }) {
  return (
    <>
      <Typography
        component="h3"
        variant="subtitle1"
        dir="auto"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {titleOf(content)}
      </Typography>
      <Note sx={{ mb: 3 }}>
        <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
        {' · '}
        <TallLink href={beside.library}>Back to the library</TallLink>
      </Note>
    </>
  );
}
