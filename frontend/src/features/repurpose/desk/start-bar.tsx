import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { MESSAGES, isUnlimited, type User } from '@repurpose/contract';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { creditNoticeOf } from './credit-notice.js';
import './start.css';

/** `user` is null while it is not known who sits at the desk. */
type StartBarProps = { user: User | null; chosenFormats: number; isBusy: boolean; onStart: () => void };
/** The machine stays the same. */
const never = () => () => undefined;
const isMac = () => /mac|iphone|ipad/iu.test(navigator.userAgent);

function priceFor(user: User | null): string {
  if (user && isUnlimited(user.plan)) return 'Unlimited on your plan';
  return user?.transformationsLeft === 0 ? 'No credits left' : 'Uses 1 credit';
}

/** The start button, its price and shortcut, and the low-credit notice; sticks to the bottom on phones. */
export function StartBar({ user, chosenFormats, isBusy, onStart }: StartBarProps) {
  const notice = user && creditNoticeOf(user);
  const isApple = useSyncExternalStore(never, isMac, () => false);
  return (
    <>
      {/* Not disabled while it runs, which would take the focus from it. */}
      <div className="start">
        <Button
          size="large"
          aria-disabled={isBusy}
          onClick={onStart}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {isBusy ? MESSAGES.transform.busy : MESSAGES.transform.start}
        </Button>
        <p className="start-note small soft">
          {chosenFormats > 0 && `${chosenFormats} ${chosenFormats === 1 ? 'format' : 'formats'} · `}
          {priceFor(user)}
          {user?.transformationsLeft === 0 && !isUnlimited(user.plan) && (
            <span className="start-plans">
              {' · '}
              <Link to="#change-plan">See plans</Link>
            </span>
          )}
          <span className="start-keys">
            <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd> <kbd>Enter</kbd>
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
