import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@repurpose/contract';
import { SmallButton } from '../../../shared/ui/small-button.js';

export function ErrorPanel({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert
      id="run-error"
      component="section"
      severity="error"
      aria-labelledby="run-error-title"
      sx={{ border: 1, borderColor: 'error.main' }}
    >
      <AlertTitle
        component="h2"
        id="run-error-title"
        sx={{ typography: 'body1', fontWeight: 650, color: 'error.main' }}
      >
        {MESSAGES.transform.errorPanel}
      </AlertTitle>
      <Typography>{message}</Typography>
      <Typography variant="body2" sx={{ my: 1 }}>
        A credit is used only when something was delivered. Your text is still here.
      </Typography>
      <SmallButton icon="retry" onClick={onRetry}>
        Try again
      </SmallButton>
    </Alert>
  );
}
