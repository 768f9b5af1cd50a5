import { BRAND, MESSAGES, UI_TIMINGS } from '@repurpose/contract';
import { useForm } from 'react-hook-form';

import { useToast } from '../../shared/toasts/use-toast.js';
import { Button } from '../../shared/ui/button.js';
import css from './contact.module.css';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta({
  title: 'Contact',
  description: `Write to the people who make ${BRAND.name}.`,
});

interface ContactForm {
  name: string;
  email: string;
  message: string;
}
const EMPTY: ContactForm = { name: '', email: '', message: '' };

const LEAD =
  'A question, a wish, or something that went wrong: tell us here. Please do not paste confidential texts.';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `/contact`: sending is simulated, nothing leaves the browser. */
export default function ContactPage() {
  const toast = useToast();
  const { register, handleSubmit, reset, formState } = useForm<ContactForm>();

  const send = handleSubmit(async () => {
    await wait(UI_TIMINGS.contactSubmitMs);
    toast({ title: MESSAGES.contact.sentTitle, description: MESSAGES.contact.sentBody });
    reset(EMPTY);
  });

  return (
    <div className="wrap">
      <div className={css.page}>
        <header>
          <h1 className="page-title">Contact</h1>
          <p className="page-lead">{LEAD}</p>
        </header>
        <form className={`sheet ${css.sheet}`} onSubmit={(event) => void send(event)}>
          <label className={`field ${css.field}`}>
            <span className="field-label">Name</span>
            <input
              className="input"
              type="text"
              autoComplete="name"
              required
              {...register('name', { required: true })}
            />
          </label>
          <label className={`field ${css.field}`}>
            <span className="field-label">Email</span>
            <input
              className="input"
              type="email"
              autoComplete="email"
              required
              {...register('email', { required: true })}
            />
          </label>
          <label className={`field ${css.field}`}>
            <span className="field-label">Message</span>
            <textarea className="input" rows={7} required {...register('message', { required: true })} />
          </label>
          <Button type="submit" size="large" disabled={formState.isSubmitting}>
            {formState.isSubmitting ? MESSAGES.contact.submitting : 'Send Message'}
          </Button>
        </form>
      </div>
    </div>
  );
}
