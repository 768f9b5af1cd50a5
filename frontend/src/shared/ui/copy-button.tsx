import { useState } from 'react';
import type { ButtonProps } from '@mui/material/Button';
import { copyText } from '../browser/copy-text.js';
import { failed, useToast } from '../toasts/use-toast.js';
import { SmallButton } from './small-button.js';

type CopyButtonProps = {
  text: string;
  /** The same with headings and links, made when it is copied. */
  html?: () => string | undefined;
  label: string;
  word?: string;
  variant?: ButtonProps['variant'];
};

/** If the browser forbids copying, says what to do instead. */
export function CopyButton({ text, html, label, word = 'Copy', variant = 'outlined' }: CopyButtonProps) {
  const [hasCopied, setCopied] = useState(false);
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await copyText(text, html?.());
      setCopied(true);
    } catch (cause) {
      const reason = cause instanceof Error ? ` (${cause.message})` : '';
      const advice = `Your browser did not allow it. Select the text and copy it by hand${reason}.`;
      toast(failed('Copy failed', advice));
    }
  }
  return (
    <SmallButton
      variant={variant}
      icon={hasCopied ? 'check' : 'copy'}
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
      aria-label={`Copy ${label}`}
    >
      <span aria-live="polite">{hasCopied ? 'Copied' : word}</span>
    </SmallButton>
  );
}
