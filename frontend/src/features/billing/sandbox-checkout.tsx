import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import css from './billing.module.css';
import { completedReturnPath } from './sandbox-message.js';

/** The payment form of an installation without a card provider: test cards only, as the form itself says. */
export function SandboxCheckout({ sandboxUrl, clientSecret }: { sandboxUrl: string; clientSecret: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (message: MessageEvent) => {
      const path = completedReturnPath(message, sandboxUrl, window.location.origin);
      if (path) void navigate(path);
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, [sandboxUrl, navigate]);
  return (
    <iframe
      className={css.frame}
      src={`${sandboxUrl}/checkout/${encodeURIComponent(clientSecret)}`}
      title="Payment form, test mode"
    />
  );
}
