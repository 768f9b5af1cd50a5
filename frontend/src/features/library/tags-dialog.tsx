import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { LIBRARY_ERRORS, LIMITS, readTagName, tagKey, type TransformationSummary } from '@repurpose/contract';
import { Form } from '../../shared/forms/form.js';
import { FormField } from '../../shared/forms/form-field.js';
import { Dialog } from '../../shared/ui/dialog.js';
import { useWorkspaceId } from '../../shared/workspace/workspace-context.js';
import type { Changes } from './use-changes.js';
import { libraryApi } from './library.api.js';

type TagsDialogProps = { rows: readonly TransformationSummary[]; changes: Changes; onClose: () => void };

/** Each tick is saved at once. */
export function TagsDialog({ rows, changes, onClose }: TagsDialogProps) {
  const { data: tags = [] } = libraryApi.useGetTagsQuery({ workspaceId: useWorkspaceId() });
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
        isKnown={(name) =>
          tags.some((tag) => tagKey(tag.name) === tagKey(name) && countOf(tag.name) === rows.length)
        }
        onAdd={(name) => changes.tag(ids, { add: [name] })}
      />
    </Dialog>
  );
}

type NewTagProps = { isKnown: (name: string) => boolean; onAdd: (name: string) => Promise<boolean> };

function NewTag({ isKnown, onAdd }: NewTagProps) {
  const form = useForm({ defaultValues: { tag: '' } });
  async function submit({ tag }: { tag: string }): Promise<void> {
    const name = readTagName(tag, LIMITS.tagChars) ?? '';
    if (isKnown(name) || (await onAdd(name))) form.reset();
  }
  return (
    <Form
      form={form}
      onSubmit={submit}
      field="tag"
      button="Add"
      variant="outlined"
      direction="row"
      spacing={2}
      // Beside the input, below its label.
      sx={{ '& > .MuiButton-root': { mt: 7 } }}
    >
      <FormField<{ tag: string }>
        name="tag"
        label="New tag"
        autoComplete="off"
        inputProps={{ maxLength: LIMITS.tagChars }}
        rules={{
          validate: (tag) => readTagName(tag, LIMITS.tagChars) !== null || LIBRARY_ERRORS.TAG_INVALID.message,
        }}
      />
    </Form>
  );
}
