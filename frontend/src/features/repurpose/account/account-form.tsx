import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { useToast } from '../../../shared/toasts/use-toast.js';

interface AccountFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: (values: Values) => { unwrap(): Promise<unknown> };
  done: { title: string; description: string };
  failedTitle: string;
  onDone: () => void;
  action: string;
  children: ReactNode;
}

export function AccountForm<Values extends FieldValues>(props: AccountFormProps<Values>) {
  const { form, onSubmit, done, failedTitle, onDone, action, children } = props;
  const attempt = useAttempt();
  const toast = useToast();
  const submit = form.handleSubmit((values) =>
    attempt(failedTitle, onSubmit(values), () => {
      toast(done);
      onDone();
    }),
  );
  return (
    <Stack
      component="form"
      noValidate
      spacing={3.5}
      sx={{ mt: 1, mb: 5, maxWidth: 360 }}
      onSubmit={(event) => void submit(event)}
    >
      {children}
      <Button type="submit" size="small" disabled={form.formState.isSubmitting} sx={{ alignSelf: 'start' }}>
        {action}
      </Button>
    </Stack>
  );
}
