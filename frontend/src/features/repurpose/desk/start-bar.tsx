import { Link } from 'react-router';
import { MESSAGES, isUnlimited, type User } from '@repurpose/contract';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { creditNoticeOf } from './credit-notice.js';

type StartBarProps = { user: User; isBusy: boolean; onStart: () => void };
const isMac = () => /mac|iphone|ipad/iu.test(navigator.userAgent);

/** The start button, its price and shortcut, and the low-credit notice; sticks to the bottom on phones. */
export function StartBar({ user, isBusy, onStart }: StartBarProps) {
  const notice = creditNoticeOf(user);
  return (
    <>
      <div className="start">
        <Button size="large" disabled={isBusy} onClick={onStart} aria-keyshortcuts="Control+Enter Meta+Enter">
          {isBusy ? MESSAGES.transform.busy : MESSAGES.transform.start}
        </Button>
        <p className="start-note small soft">
          {isUnlimited(user.plan) ? 'Unlimited on your plan' : 'Uses 1 credit'}
          <span className="start-keys">
            <kbd>{isMac() ? '⌘' : 'Ctrl'}</kbd> <kbd>Enter</kbd>
          </span>
        </p>
      </div>
      {notice && (
        <div className="note note-doubt" role="status">
          <Icon name="warn" />
          <p>
            {notice} <Link to="#change-plan">See plans</Link>
          </p>
        </div>
      )}
    </>
  );
}
