import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { LIMITS } from '@repurpose/contract';
import { Form } from '../../../../shared/forms/form.js';
import { FormField, needed } from '../../../../shared/forms/form-field.js';
import { ConfirmDialog } from '../../../../shared/ui/dialog.js';

const MISSING = 'Type the address of a web page, such as https://example.com/article.';

type LinkDialogProps = { onUrl: (url: string) => void; onClose: () => void };

/** Any address: the server says why one cannot be read. */
export default function LinkDialog({ onUrl, onClose }: LinkDialogProps) {
  const id = useId();
  const form = useForm({ defaultValues: { url: '' } });
  return (
    <ConfirmDialog title="Import from a link" confirm="Import" cancel="Cancel" form={id} onClose={onClose}>
      <Form id={id} form={form} onSubmit={({ url }) => onUrl(url.trim())} field="url">
        <FormField<{ url: string }>
          name="url"
          label="Address"
          type="url"
          autoFocus
          placeholder="https://"
          hint="A public web page, text or PDF. Its text replaces what is in the field; you can undo that."
          inputProps={{ maxLength: LIMITS.urlChars, autoComplete: 'off' }}
          rules={needed(MISSING)}
        />
      </Form>
    </ConfirmDialog>
  );
}
