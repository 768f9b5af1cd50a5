import { useState } from 'react';
import { FORMATS, UI_TIMINGS, type FormatKey, type PlanKey } from '@repurpose/contract';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import type { Piece } from '../run/run-state.js';
import { Claims, type ShowInSource } from './claims.js';
import { counterOf } from './counter.js';
import { ExportButtons } from './export-buttons.js';

type PieceViewProps = {
  format: FormatKey;
  piece: Extract<Piece, { status: 'done' }>;
  plan: PlanKey;
  onShowInSource: ShowInSource | null;
};

/** One finished piece: its text, its length by the platform's count, what was checked, copy and export. */
export function PieceView({ format, piece: { text, checks }, plan, onShowInSource }: PieceViewProps) {
  const label = FORMATS[format].label;
  return (
    <div className="piece">
      <textarea
        className="input piece-text"
        readOnly
        rows={UI_TIMINGS.outputRows}
        value={text}
        aria-label={label}
      />
      {checks && <CounterBar {...counterOf(checks)} />}
      {checks && <Claims claims={checks.claims} onShowInSource={onShowInSource} />}
      {checks && checks.warnings.length > 0 && (
        <ul className="piece-warnings small soft">
          {checks.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <div className="row">
        <CopyButton text={text} label={label} />
        <ExportButtons format={format} text={text} plan={plan} />
      </div>
    </div>
  );
}

function CounterBar({ text, share, state }: ReturnType<typeof counterOf>) {
  return (
    <div className={`counter counter-${state}`}>
      {share !== null && (
        <span className="counter-bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
      <span className="small figures">{text}</span>
    </div>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const [hasCopied, setCopied] = useState(false);
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (cause) {
      const reason = cause instanceof Error ? ` (${cause.message})` : '';
      toast({
        title: 'Copy failed',
        description: `Your browser did not allow it. Select the text and copy it by hand${reason}.`,
        variant: 'destructive',
      });
    }
  }
  return (
    <Button
      kind="quiet"
      size="small"
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
      aria-label={`Copy ${label}`}
    >
      <Icon name={hasCopied ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{hasCopied ? 'Copied' : 'Copy'}</span>
    </Button>
  );
}
