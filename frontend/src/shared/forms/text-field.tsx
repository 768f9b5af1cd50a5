import { useId, type ComponentPropsWithRef } from 'react';

type TextFieldProps = ComponentPropsWithRef<'input'> & {
  label: string;
  error?: string | undefined;
  hint?: string;
};

/** A labelled input with its error beneath; spread `register(...)` of react-hook-form into it. */
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        aria-invalid={error !== undefined}
        {...(note ? { 'aria-describedby': noteId } : {})}
      />
      {note && (
        <p id={noteId} className={error ? 'field-error' : 'field-hint'} {...(error ? { role: 'alert' } : {})}>
          {note}
        </p>
      )}
    </div>
  );
}
