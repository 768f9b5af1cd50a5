import { useState } from 'react';
import { ERRORS, LIMITS, readTagName, tagKey, type TransformationSummary } from '@repurpose/contract';
import { Button } from '../../shared/ui/button.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';
import { useGetTagsQuery } from './library.api.js';
import type { Changes } from './use-changes.js';

type TagsDialogProps = { rows: readonly TransformationSummary[]; changes: Changes; onClose: () => void };

/** The user's tags as ticks, for one transformation or many; a tick is kept at once. */
export function TagsDialog({ rows, changes, onClose }: TagsDialogProps) {
  const { data: tags = [] } = useGetTagsQuery(useWorkspaceId());
  const ids = rows.map(({ id }) => id);
  const countOf = (name: string) => rows.filter((row) => row.tags.includes(name)).length;
  const title = rows.length === 1 ? 'Tags' : `Tags of ${rows.length} transformations`;
  return (
    <Dialog title={title} onClose={onClose}>
      {tags.length === 0 && <p className="soft">No tags yet. Name the first one.</p>}
      <ul className="tag-ticks">
        {tags.map(({ name }) => (
          <li key={name}>
            <TagTick
              name={name}
              isOn={countOf(name) === rows.length}
              isMixed={countOf(name) > 0 && countOf(name) < rows.length}
              isBusy={changes.isBusy}
              onChange={(isOn) => void changes.tag(ids, isOn ? { add: [name] } : { remove: [name] })}
            />
          </li>
        ))}
      </ul>
      <NewTag
        isBusy={changes.isBusy}
        isKnown={(name) =>
          tags.some((tag) => tagKey(tag.name) === tagKey(name) && countOf(tag.name) === rows.length)
        }
        onAdd={(name) => changes.tag(ids, { add: [name] })}
      />
      <div className="row">
        <Button kind="quiet" size="small" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}

type TagTickProps = {
  name: string;
  isOn: boolean;
  isMixed: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
};

const TagTick = ({ name, isOn, isMixed, isBusy, onChange }: TagTickProps) => (
  <label className="tag-tick">
    <input
      type="checkbox"
      checked={isOn}
      disabled={isBusy}
      ref={(box) => {
        if (box) box.indeterminate = isMixed;
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
    {name}
  </label>
);

type NewTagProps = {
  isBusy: boolean;
  isKnown: (name: string) => boolean;
  onAdd: (name: string) => Promise<boolean>;
};

function NewTag({ isBusy, isKnown, onAdd }: NewTagProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  async function add(): Promise<void> {
    const name = readTagName(text, LIMITS.tagChars);
    if (name === null) return setError(ERRORS.TAG_INVALID.message);
    setError(null);
    if (isKnown(name) || (await onAdd(name))) setText('');
  }
  return (
    <form
      className="new-tag"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label className="field">
        <span className="field-label">New tag</span>
        <input
          className="input"
          value={text}
          maxLength={LIMITS.tagChars}
          autoComplete="off"
          aria-invalid={error !== null}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit" kind="quiet" disabled={isBusy}>
        Add
      </Button>
      {error !== null && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
