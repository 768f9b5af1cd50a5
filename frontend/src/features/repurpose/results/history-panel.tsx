import { Link } from 'react-router';
import type { TransformationSummary } from '@repurpose/contract';
import { Excerpt, nameOf } from '../../../shared/transformations/excerpt.js';
import { FormatMarks } from '../../../shared/transformations/format-marks.js';
import { dayAndTime } from '../../../shared/dates.js';
import { STATUS_WORDS } from '../../../shared/transformations/status-words.js';
import { useGetTransformationsInfiniteQuery } from '../../../shared/transformations/transformations.api.js';
import { useRecent } from '../run/use-recent.js';
import { Button } from '../../../shared/ui/button.js';
import { Sheet } from '../../../shared/ui/sheet.js';
import './history-panel.css';
import { useWorkspaceLinks } from '../../../shared/workspace/workspace-context.js';

type HistoryPanelProps = { onOpen: (id: string) => void; openId: string | null };

/** The newest of what was written so far, to open again. */
export function HistoryPanel({ onOpen, openId }: HistoryPanelProps) {
  const { data, error, refetch } = useGetTransformationsInfiniteQuery(useRecent());
  const links = useWorkspaceLinks();
  const rows = data?.pages[0]?.rows;
  return (
    <Sheet
      id="history"
      title="History"
      className="history"
      aside={
        <div className="row">
          <Link to={links.library()}>Open the library</Link>
          <Button kind="ghost" size="small" onClick={() => void refetch()}>
            Refresh
          </Button>
        </div>
      }
    >
      {error && <p className="field-error">The history could not be read.</p>}
      {rows?.length === 0 && <p className="soft">Nothing yet. What you make is kept here.</p>}
      {rows && rows.length > 0 && (
        <ul className="history-rows">
          {rows.map((row) => (
            <HistoryRow key={row.id} row={row} isOpen={row.id === openId} onOpen={() => onOpen(row.id)} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

type HistoryRowProps = { row: TransformationSummary; isOpen: boolean; onOpen: () => void };

function HistoryRow({ row, isOpen, onOpen }: HistoryRowProps) {
  return (
    <li className="history-row">
      <div className="history-text">
        <p className="history-excerpt">
          <Excerpt row={row} />
        </p>
        <p className="past-line small soft">
          <time dateTime={row.createdAt}>{dayAndTime(row.createdAt)}</time>
          <FormatMarks formats={row.formats} />
        </p>
      </div>
      {row.status === 'succeeded' ? (
        <Button
          kind="quiet"
          size="small"
          disabled={isOpen}
          onClick={onOpen}
          aria-label={`${isOpen ? 'Open now' : 'Open'}: ${nameOf(row)}`}
        >
          {isOpen ? 'Open now' : 'Open'}
        </Button>
      ) : (
        <span className={`chip ${row.status === 'failed' ? 'chip-wrong' : ''}`}>
          {STATUS_WORDS[row.status]}
        </span>
      )}
    </li>
  );
}
