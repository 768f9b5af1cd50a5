import Alert from '@mui/material/Alert';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { repurposeApi } from '../repurpose.api.js';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

export function UnprovenAddress() {
  const { data } = repurposeApi.useGetAddressQuery();
  const [sendProof, { isLoading, isSuccess }] = repurposeApi.useSendAddressProofMutation();
  const attempt = useAttempt();
  if (data?.isProven !== false) return null;
  const send = () =>
    attempt('No mail was sent', sendProof(), {
      title: 'Check your email',
      description: 'A link to confirm your address is on its way.',
    });
  return (
    <Alert
      severity="info"
      icon={false}
      role="note"
      sx={{ mb: 4 }}
      action={
        <SmallButton disabled={isLoading || isSuccess} onClick={() => void send()}>
          {isSuccess ? 'Sent' : 'Send the link again'}
        </SmallButton>
      }
    >
      Your email address is not confirmed yet. A password can only be reset by mail.
    </Alert>
  );
}

/** To a confirmed address only. */
export function Notices() {
  const { data } = repurposeApi.useGetNoticesQuery();
  const { data: address } = repurposeApi.useGetAddressQuery();
  const [change, { isLoading }] = repurposeApi.useChangeNoticesMutation();
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
