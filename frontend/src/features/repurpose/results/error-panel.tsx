import { MESSAGES } from '@repurpose/contract';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import './error-panel.css';

/** What went wrong, what was not charged, what to do next. */
export function ErrorPanel({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <section className="error-panel" role="alert" aria-labelledby="run-error-title">
      <Icon name="warn" />
      <div>
        <h2 id="run-error-title">{MESSAGES.transform.errorPanel}</h2>
        <p>{message}</p>
        <p className="small soft">
          A credit is used only when something was delivered. Your text is still here.
        </p>
        <Button kind="quiet" size="small" onClick={onRetry}>
          <Icon name="retry" size={16} />
          Try again
        </Button>
      </div>
    </section>
  );
}
