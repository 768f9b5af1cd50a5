import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import { LIMITS } from '@repurpose/contract';
import { TextField } from '../../../../shared/forms/text-field.js';
import { Dialog } from '../../../../shared/ui/dialog.js';

const MISSING = 'Type the address of a web page, such as https://example.com/article.';

type LinkDialogProps = { onUrl: (url: string) => void; onClose: () => void };

/** Any address: the server says why one cannot be read. */
export default function LinkDialog({ onUrl, onClose }: LinkDialogProps) {
  const form = useId();
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string | undefined>();
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
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (url.trim() === '') setError(MISSING);
          else onUrl(url.trim());
        }}
      >
        <TextField
          label="Address"
          type="url"
          autoFocus
          placeholder="https://"
          value={url}
          error={error}
          hint="A public web page, text or PDF. Its text replaces what is in the field; you can undo that."
          inputProps={{ maxLength: LIMITS.urlChars, autoComplete: 'off' }}
          onChange={({ target }) => {
            setUrl(target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
