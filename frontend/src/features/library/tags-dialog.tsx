import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { ERRORS, LIMITS, readTagName, tagKey, type TransformationSummary } from '@repurpose/contract';
import { TextField } from '../../shared/forms/text-field.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';
import { useGetTagsQuery } from './library.api.js';
import type { Changes } from './use-changes.js';

type TagsDialogProps = { rows: readonly TransformationSummary[]; changes: Changes; onClose: () => void };

/** Each tick is saved at once. */
export function TagsDialog({ rows, changes, onClose }: TagsDialogProps) {
  const { data: tags = [] } = useGetTagsQuery({ workspaceId: useWorkspaceId() });
  const ids = rows.map(({ id }) => id);
  const countOf = (name: string) => rows.filter((row) => row.tags.includes(name)).length;
  const title = rows.length === 1 ? 'Tags' : `Tags of ${rows.length} transformations`;
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      {tags.length === 0 && <Typography color="textSecondary">No tags yet. Name the first one.</Typography>}
      <FormGroup sx={{ maxHeight: '40vh', overflowY: 'auto', flexWrap: 'nowrap' }}>
        {tags.map(({ name }) => {
          const count = countOf(name);
          const isOn = count === rows.length;
          return (
            <FormControlLabel
              key={name}
              label={name}
              control={<Checkbox checked={isOn} indeterminate={count > 0 && !isOn} />}
              disabled={changes.isBusy}
              onChange={(_event, isNow) =>
                void changes.tag(ids, isNow ? { add: [name] } : { remove: [name] })
              }
            />
          );
        })}
      </FormGroup>
      <NewTag
        isBusy={changes.isBusy}
        isKnown={(name) =>
          tags.some((tag) => tagKey(tag.name) === tagKey(name) && countOf(tag.name) === rows.length)
        }
        onAdd={(name) => changes.tag(ids, { add: [name] })}
      />
    </Dialog>
  );
}

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
    <Box
      component="form"
      noValidate
      sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label="New tag"
        value={text}
        autoComplete="off"
        error={error ?? undefined}
        inputProps={{ maxLength: LIMITS.tagChars }}
        onChange={(event) => setText(event.target.value)}
      />
      {/* Beside the input, below its label. */}
      <Button type="submit" variant="outlined" disabled={isBusy} sx={{ mt: 7 }}>
        Add
      </Button>
    </Box>
  );
}
