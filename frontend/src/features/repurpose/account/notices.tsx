import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { useChangeNoticesMutation, useGetAddressQuery, useGetNoticesQuery } from '../repurpose.api.js';

/** To a confirmed address only. */
export function Notices() {
  const { data } = useGetNoticesQuery();
  const { data: address } = useGetAddressQuery();
  const [change, { isLoading }] = useChangeNoticesMutation();
  const attempt = useAttempt();
  if (data === undefined || address === undefined) return null;
  return (
    <FormControlLabel
      sx={{ fontSize: 'var(--t-14)', ml: -2.5, mt: 2.5 }}
      control={
        <Checkbox
          checked={data.runEnded}
          disabled={isLoading || !address.isProven}
          onChange={(event) => void attempt('Not changed', change({ runEnded: event.target.checked }))}
        />
      }
      label={`Mail me when a run of more than a minute has ended and I am not looking${address.isProven ? '' : ' (once your address is confirmed)'}`}
    />
  );
}
