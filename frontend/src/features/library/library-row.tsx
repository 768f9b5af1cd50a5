import { Link } from 'react-router';
import type { TransformationSummary } from '@repurpose/contract';
import { Excerpt, nameOf } from '../../shared/transformations/excerpt.js';
import { FormatMarks } from '../../shared/transformations/format-marks.js';
import { dayAndTime } from '../../shared/dates.js';
import { STATUS_WORDS } from '../../shared/transformations/status-words.js';
import { IconButton } from '../../shared/ui/icon-button.js';
import { Icon } from '../../shared/ui/icon.js';
import { useWorkspaceLinks } from '../../shared/workspace/workspace-context.js';

/** What a row can be asked for. */
export interface RowActions {
  onTags: (row: TransformationSummary) => void;
  onArchive: (row: TransformationSummary) => void;
  onDelete: (row: TransformationSummary) => void;
  onFindTag: (tag: string) => void;
}
type LibraryRowProps = RowActions & {
  row: TransformationSummary;
  isSelected: boolean;
  onToggle: () => void;
};

const isOpen = ({ status }: TransformationSummary) => status === 'queued' || status === 'running';

export function LibraryRow({ row, isSelected, onToggle, onFindTag, ...actions }: LibraryRowProps) {
  const { id, status } = row;
  const links = useWorkspaceLinks();
  return (
    <li className={`library-row ${isSelected ? 'library-row-selected' : ''}`}>
      <label className="library-tick">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={onToggle}
          aria-label={`Select: ${nameOf(row)}`}
        />
      </label>
      <div className="library-text">
        {status === 'succeeded' ? (
          <Link className="library-excerpt" to={links.dashboard({ open: id })}>
            <Excerpt row={row} />
          </Link>
        ) : (
          <p className="library-excerpt">
            <Excerpt row={row} />
          </p>
        )}
        <p className="past-line small soft">
          <time dateTime={row.createdAt}>{dayAndTime(row.createdAt)}</time>
          <FormatMarks formats={row.formats} />
        </p>
        {(row.tags.length > 0 || status !== 'succeeded') && (
          <ul className="library-tags">
            {status !== 'succeeded' && (
              <li className={`chip ${status === 'failed' ? 'chip-wrong' : ''}`}>{STATUS_WORDS[status]}</li>
            )}
            {row.tags.map((tag) => (
              <li key={tag}>
                <button
                  type="button"
                  className="chip library-tag"
                  aria-label={`Show all with the tag ${tag}`}
                  onClick={() => onFindTag(tag)}
                >
                  <Icon name="tag" size={14} />
                  <span>{tag}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Actions row={row} {...actions} />
    </li>
  );
}

function Actions({
  row,
  onTags,
  onArchive,
  onDelete,
}: Omit<RowActions, 'onFindTag'> & Pick<LibraryRowProps, 'row'>) {
  const { id, isArchived } = row;
  const links = useWorkspaceLinks();
  const name = nameOf(row);
  return (
    <div className="library-actions">
      <Link
        className="icon-button"
        to={links.dashboard({ duplicate: id })}
        title="Use this source again"
        aria-label={`Duplicate: ${name}`}
      >
        <Icon name="copy" />
      </Link>
      <IconButton icon="tag" title="Tags" label={`Tags of: ${name}`} onClick={() => onTags(row)} />
      <IconButton
        icon={isArchived ? 'unarchive' : 'archive'}
        title={isArchived ? 'Bring back' : 'Archive'}
        label={`${isArchived ? 'Bring back' : 'Archive'}: ${name}`}
        onClick={() => onArchive(row)}
      />
      <IconButton
        icon="trash"
        title={isOpen(row) ? 'Still being written' : 'Delete'}
        label={`Delete: ${name}`}
        disabled={isOpen(row)}
        onClick={() => onDelete(row)}
      />
    </div>
  );
}
