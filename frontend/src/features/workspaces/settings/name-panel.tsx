import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { LIMITS, SLUG, WORKSPACE_ERRORS, type Workspace } from '@repurpose/contract';
import { Form } from '../../../shared/forms/form.js';
import { TextField } from '../../../shared/forms/text-field.js';
import { paths } from '../../../shared/paths.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useChangeWorkspaceMutation } from '../workspaces.api.js';

type NamePanelProps = { workspace: Workspace; canChange: boolean };

export function NamePanel({ workspace: { id, name, slug }, canChange }: NamePanelProps) {
  const [change] = useChangeWorkspaceMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm({ values: { name, slug } });
  const { errors } = form.formState;
  async function submit(values: { name: string; slug: string }): Promise<void> {
    const body = { name: values.name.trim(), slug: values.slug };
    await change({ workspaceId: id, body }).unwrap();
    toast({ title: 'Saved', description: `The workspace is called “${body.name}”.` });
    if (body.slug !== slug) await navigate(paths.workspaceSettings.getHref(body.slug), { replace: true });
  }
  return (
    <Panel id="name" title="Name and address">
      <Form form={form} onSubmit={submit} field="slug" button={canChange && 'Save'}>
        <TextField
          label="Name"
          autoComplete="off"
          inputProps={{ maxLength: LIMITS.usernameMaxChars, readOnly: !canChange }}
          error={errors.name?.message}
          {...form.register('name', {
            validate: (value) => value.trim() !== '' || WORKSPACE_ERRORS.WORKSPACE_NAME_INVALID.message,
          })}
        />
        <TextField
          label="Address"
          autoComplete="off"
          spellCheck={false}
          hint={`Its pages begin with ${window.location.origin}/w/${slug}.${canChange ? ' Links to an old address stop working.' : ''}`}
          inputProps={{ readOnly: !canChange }}
          error={errors.slug?.message}
          {...form.register('slug', {
            validate: (value) => SLUG.test(value) || WORKSPACE_ERRORS.SLUG_INVALID.message,
          })}
        />
      </Form>
    </Panel>
  );
}
