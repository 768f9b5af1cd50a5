import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ERRORS, LIMITS } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { TextField } from '../../shared/forms/text-field.js';
import { paths } from '../../shared/paths.js';
import { Panel } from '../../shared/ui/panel.js';
import { useCreateWorkspaceMutation } from './workspaces.api.js';

export function NewWorkspace() {
  const [create] = useCreateWorkspaceMutation();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { name: '' } });
  const submit = form.handleSubmit(async ({ name }) => {
    try {
      const { slug } = await create({ name: name.trim() }).unwrap();
      await navigate(paths.workspaceDashboard.getHref(slug));
    } catch (cause) {
      if (!isApiFailure(cause)) throw cause;
      form.setError('name', { message: messageOf(cause) });
    }
  });
  return (
    <Panel
      id="new"
      title="New workspace"
      lead="One for each client or brand: its texts, tags and members are apart from all others."
    >
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, alignItems: { md: 'flex-start' } }}
      >
        <TextField
          label="Name"
          placeholder="Acme Studio"
          autoComplete="off"
          inputProps={{ maxLength: LIMITS.usernameMaxChars }}
          error={form.formState.errors.name?.message}
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || ERRORS.WORKSPACE_NAME_INVALID.message,
          })}
        />
        <Button type="submit" disabled={form.formState.isSubmitting} sx={{ mt: { md: 7 } }}>
          Create workspace
        </Button>
      </Stack>
    </Panel>
  );
}
