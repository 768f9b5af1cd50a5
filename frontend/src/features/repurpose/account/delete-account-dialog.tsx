import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { DeleteAccountRequest } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { TextField } from '../../../shared/forms/text-field.js';
import { hasFirebaseRecord } from '../../../shared/session/session-hint.js';
import { useLeave } from '../../../shared/session/use-leave.js';
import { Button } from '../../../shared/ui/button.js';
import { useDeleteUserMutation } from '../repurpose.api.js';

/** Asks once more, with the password where there is one. The browser keeps the focus within and gives it back. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { register, handleSubmit, formState, setError } = useForm<DeleteAccountRequest>();
  const [deleteUser, { isLoading }] = useDeleteUserMutation();
  const leave = useLeave();
  // Whoever came through the identity service has no password of ours.
  const hasOwnPassword = !hasFirebaseRecord();
  const submit = handleSubmit(async ({ password }) => {
    try {
      await deleteUser(hasOwnPassword ? { password: password ?? '' } : {}).unwrap();
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      return setError('root', { message: messageOf(cause) });
    }
    await leave({ title: 'Account deleted', description: 'Nothing of it is kept here.' });
  });
  return (
    <dialog ref={dialog} className="sheet" aria-labelledby="delete-account-title" onClose={onClose}>
      <form className="password" noValidate onSubmit={(event) => void submit(event)}>
        <h2 className="sheet-title" id="delete-account-title">
          Delete my account
        </h2>
        <p>
          Your texts, history and credits are deleted at once, and a paid plan ends today. This cannot be
          undone.
        </p>
        {hasOwnPassword && (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            {...register('password')}
          />
        )}
        {formState.errors.root && (
          <p className="field-error" role="alert">
            {formState.errors.root.message}
          </p>
        )}
        <div className="row">
          <Button kind="quiet" size="small" onClick={() => dialog.current?.close()}>
            Keep my account
          </Button>
          <Button type="submit" size="small" disabled={isLoading}>
            Delete for good
          </Button>
        </div>
      </form>
    </dialog>
  );
}
