import { useId } from 'react';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { LIMITS } from '@repurpose/contract';
import { TextField } from '../../../../shared/forms/text-field.js';
import { Dialog } from '../../../../shared/ui/dialog.js';

const MISSING = 'Type the address of a web page, such as https://example.com/article.';

type LinkDialogProps = { onUrl: (url: string) => void; onClose: () => void };

/** Any address: the server says why one cannot be read. */
export default function LinkDialog({ onUrl, onClose }: LinkDialogProps) {
  const form = useId();
  const { register, handleSubmit, formState } = useForm<{ url: string }>();
  const submit = handleSubmit(({ url }) => onUrl(url.trim()));
  return (
    <Dialog
      title="Import from a link"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Import
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Address"
          type="url"
          autoFocus
          placeholder="https://"
          error={formState.errors.url?.message}
          hint="A public web page, text or PDF. Its text replaces what is in the field; you can undo that."
          inputProps={{ maxLength: LIMITS.urlChars, autoComplete: 'off' }}
          {...register('url', { validate: (url) => url.trim() !== '' || MISSING })}
        />
      </form>
    </Dialog>
  );
}
