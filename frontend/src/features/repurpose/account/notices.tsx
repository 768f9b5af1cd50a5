import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { useChangeNoticesMutation, useGetAddressQuery, useGetNoticesQuery } from '../repurpose.api.js';

/** Which mails one wants. They go to a confirmed address only. */
export function Notices() {
  const { data } = useGetNoticesQuery();
  const { data: address } = useGetAddressQuery();
  const [change, { isLoading }] = useChangeNoticesMutation();
  const toast = useToast();
  if (data === undefined || address === undefined) return null;
  async function choose(runEnded: boolean): Promise<void> {
    try {
      await change({ runEnded }).unwrap();
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      toast({ title: 'Not changed', description: messageOf(cause), variant: 'destructive' });
    }
  }
  return (
    <FormControlLabel
      sx={{ fontSize: 'var(--t-14)', ml: -2.5 }}
      control={
        <Checkbox
          checked={data.runEnded}
          disabled={isLoading || !address.isProven}
          onChange={(event) => void choose(event.target.checked)}
        />
      }
      label={`Mail me when a run of more than a minute has ended and I am not looking${address.isProven ? '' : ' (once your address is confirmed)'}`}
    />
  );
}
