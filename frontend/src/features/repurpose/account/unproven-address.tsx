import Alert from '@mui/material/Alert';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { useGetAddressQuery, useSendAddressProofMutation } from '../repurpose.api.js';

export function UnprovenAddress() {
  const { data } = useGetAddressQuery();
  const [sendProof, { isLoading, isSuccess }] = useSendAddressProofMutation();
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
