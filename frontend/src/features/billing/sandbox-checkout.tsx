import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { readSandboxMessage } from './sandbox-message.js';

/** For installations without a card provider: test cards only. */
export function SandboxCheckout({ sandboxUrl, clientSecret }: { sandboxUrl: string; clientSecret: string }) {
  const navigate = useNavigate();
  const [heightPx, setHeightPx] = useState<number | null>(null);
  useEffect(() => {
    const follow = (event: MessageEvent) => {
      const message = readSandboxMessage(event, sandboxUrl, window.location.origin);
      if (message?.kind === 'complete') void navigate(message.path);
      if (message?.kind === 'size') setHeightPx(message.heightPx);
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, [sandboxUrl, navigate]);
  return (
    <iframe
      // Enough until the form reports its height.
      style={{ display: 'block', width: '100%', height: heightPx ?? 540, border: 0 }}
      src={`${sandboxUrl}/checkout/${encodeURIComponent(clientSecret)}`}
      title="Payment form, test mode"
    />
  );
}
