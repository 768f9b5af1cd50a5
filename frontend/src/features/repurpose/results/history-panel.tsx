import { flushSync } from 'react-dom';
import {
  FORMATS,
  type TransformationDetail,
  type TransformationStatus,
  type TransformationSummary,
} from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../../shared/api/failure.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Button } from '../../../shared/ui/button.js';
import { Sheet } from '../../../shared/ui/sheet.js';
import { useGetTransformationsQuery, useLazyGetTransformationQuery } from '../repurpose.api.js';
import './history-panel.css';

const WORDS: Readonly<Record<TransformationStatus, string>> = {
  queued: 'Waiting',
  running: 'Writing',
  succeeded: 'Ready',
  failed: 'Failed, not charged',
};
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

type HistoryPanelProps = { onOpen: (detail: TransformationDetail) => void; openId: string | null };

/** Everything written so far, newest first, to open again. */
export function HistoryPanel({ onOpen, openId }: HistoryPanelProps) {
  const { data, error, refetch } = useGetTransformationsQuery();
  const [load, { isFetching }] = useLazyGetTransformationQuery();
  const toast = useToast();
  async function open(id: string): Promise<void> {
    try {
      const detail = await load(id).unwrap();
      // Drawn at once, so that there is something to scroll to.
      flushSync(() => onOpen(detail));
      document.getElementById('results')?.scrollIntoView({ block: 'start' });
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      toast({
        title: 'This transformation could not be opened',
        description: messageOf(cause),
        variant: 'destructive',
      });
    }
  }
  return (
    <Sheet
      id="history"
      title="History"
      className="history"
      aside={<Refresh onClick={() => void refetch()} />}
    >
      {error && <p className="field-error">The history could not be read.</p>}
      {data?.length === 0 && <p className="soft">Nothing yet. What you make is kept here.</p>}
      {data && data.length > 0 && (
        <ul className="history-rows">
          {data.map((row) => (
            <HistoryRow
              key={row.id}
              row={row}
              isOpen={row.id === openId}
              isBusy={isFetching}
              onOpen={() => void open(row.id)}
            />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

const Refresh = ({ onClick }: { onClick: () => void }) => (
  <Button kind="ghost" size="small" onClick={onClick}>
    Refresh
  </Button>
);

type HistoryRowProps = { row: TransformationSummary; isOpen: boolean; isBusy: boolean; onOpen: () => void };

function HistoryRow({ row, isOpen, isBusy, onOpen }: HistoryRowProps) {
  return (
    <li className="history-row">
      <div className="history-text">
        <p className="history-excerpt">{row.excerpt}</p>
        <p className="small soft">
          <time dateTime={row.createdAt}>{dates.format(new Date(row.createdAt))}</time>
          {' · '}
          {row.formats.map((format) => FORMATS[format].label).join(', ')}
        </p>
      </div>
      {row.status === 'succeeded' ? (
        <Button
          kind="quiet"
          size="small"
          disabled={isBusy || isOpen}
          onClick={onOpen}
          aria-label={`${isOpen ? 'Open now' : 'Open'}: ${row.excerpt}`}
        >
          {isOpen ? 'Open now' : 'Open'}
        </Button>
      ) : (
        <span className={`chip ${row.status === 'failed' ? 'chip-wrong' : ''}`}>{WORDS[row.status]}</span>
      )}
    </li>
  );
}
