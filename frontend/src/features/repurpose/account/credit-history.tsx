import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { dayAndTime } from '../../../shared/dates.js';
import {
  RECENT,
  useGetTransformationsInfiniteQuery,
} from '../../../shared/transformations/transformations.api.js';
import { NotYet } from '../../../shared/ui/loading.js';
import { Note } from '../../../shared/ui/note.js';
import { repurposeApi } from '../repurpose.api.js';
import { receiptsOf } from './receipts.js';

export default function CreditHistory() {
  const { data, error } = repurposeApi.useGetCreditsQuery();
  const { data: recent } = useGetTransformationsInfiniteQuery(RECENT);
  if (!data) return <NotYet error={error} label="Reading the credit history…" />;
  const formats = new Map(recent?.pages[0]?.rows.map((work) => [work.id, work.formats]));
  return (
    // Focusable, so that the keyboard can scroll it.
    <List
      disablePadding
      aria-label="Credit history"
      tabIndex={0}
      sx={{ maxHeight: 340, overflowY: 'auto', mb: 4 }}
    >
      {receiptsOf(data, (id) => formats.get(id)).map(({ id, text, at }) => (
        <ListItem key={id} disableGutters divider sx={{ gap: 4 }}>
          <ListItemText primary={text} />
          <Note component="time" dateTime={at}>
            {dayAndTime(at)}
          </Note>
        </ListItem>
      ))}
    </List>
  );
}
