import { MESSAGES } from '@repurpose/contract';
import { Icon } from '../../../shared/ui/icon.js';
import './error-panel.css';

/** What went wrong, what was not charged, what to do next. */
export function ErrorPanel({ message }: { message: string }) {
  return (
    <section className="error-panel" role="alert" aria-labelledby="run-error-title">
      <Icon name="warn" />
      <div>
        <h2 id="run-error-title">{MESSAGES.transform.errorPanel}</h2>
        <p>{message}</p>
        <p className="small soft">
          A credit is used only when something was delivered. Your text is still here.
        </p>
      </div>
    </section>
  );
}
