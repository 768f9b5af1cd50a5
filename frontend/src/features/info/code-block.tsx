import { useState } from 'react';
import { Button } from '../../shared/ui/button.js';
import css from './info.module.css';

/** If the browser forbids copying, selects the code. */
export function CodeBlock({ name, code }: { name: string; code: string }) {
  const [result, setResult] = useState<'copied' | 'selected'>();
  async function copy(block: Element | null | undefined): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setResult('copied');
    } catch {
      if (block) getSelection()?.selectAllChildren(block);
      setResult('selected');
    }
  }
  return (
    <div className={css.block} onBlur={() => setResult(undefined)}>
      <pre className={css.code} tabIndex={0} aria-label={name}>
        <code>{code}</code>
      </pre>
      <Button
        kind="quiet"
        size="small"
        aria-label={`Copy ${name}`}
        onClick={({ currentTarget }) => void copy(currentTarget.parentElement?.querySelector('code'))}
      >
        <span aria-live="polite">{result === 'copied' ? 'Copied' : result ? 'Selected' : 'Copy'}</span>
      </Button>
    </div>
  );
}
