import { BRAND, CONTACT_MESSAGES, READING_MS, UI_TIMINGS } from '@repurpose/contract';
import { useEffect, useState, type SubmitEvent } from 'react';
import { pageMeta } from '../../shared/page-meta.js';
import { Button } from '../../shared/ui/button.js';
import css from './contact.module.css';

export const meta = pageMeta('Contact', `Write to the people who make ${BRAND.name}.`);

const LEAD =
  'A question, a wish, or something that went wrong: tell us here. Please do not paste confidential texts.';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Sending is simulated. Nothing leaves the browser. */
export default function ContactPage() {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const isSending = state === 'sending';
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setState('sending');
    await wait(UI_TIMINGS.contactSubmitMs);
    form.reset();
    setState('sent');
  }
  return (
    <div className={`page ${css.contact}`}>
      <header>
        <h1 className="page-title">Contact</h1>
        <p className="page-lead">{LEAD}</p>
      </header>
      <form className={`sheet ${css.form}`} onSubmit={(event) => void send(event)}>
        <label>
          Name
          <input name="name" autoComplete="name" required />
        </label>
        <label>
          Email
          <input name="email" type="email" autoComplete="email" required />
        </label>
        <label>
          Message
          <textarea name="message" rows={7} required dir="auto" />
        </label>
        <Button type="submit" size="large" disabled={isSending}>
          {isSending ? CONTACT_MESSAGES.submitting : 'Send Message'}
        </Button>
      </form>
      <div role="status">{state === 'sent' && <Sent onDismiss={() => setState('idle')} />}</div>
    </div>
  );
}

/** This page has no store for toasts. */
function Sent({ onDismiss }: { onDismiss: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onDismiss, READING_MS);
    return () => clearTimeout(timer);
  }, [onDismiss]);
  return (
    <div className={`sheet ${css.sent}`}>
      <div>
        <strong>{CONTACT_MESSAGES.sentTitle}</strong>
        <p>{CONTACT_MESSAGES.sentBody}</p>
      </div>
      <Button kind="quiet" size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
