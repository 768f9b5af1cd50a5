import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { LIMITS, SLUG, WORKSPACE_ERRORS, type Workspace } from '@repurpose/contract';
import { Form } from '../../../shared/forms/form.js';
import { FormField, needed } from '../../../shared/forms/form-field.js';
import { paths } from '../../../shared/paths.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Panel } from '../../../shared/ui/panel.js';
import { teamApi } from '../workspaces.api.js';

type NamePanelProps = { workspace: Workspace; canChange: boolean };

export function NamePanel({ workspace: { id, name, slug }, canChange }: NamePanelProps) {
  const [change] = teamApi.useChangeWorkspaceMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm({ values: { name, slug } });
  async function submit(values: { name: string; slug: string }): Promise<void> {
    const body = { name: values.name.trim(), slug: values.slug };
    await change({ workspaceId: id, body }).unwrap();
    toast({ title: 'Saved', description: `The workspace is called “${body.name}”.` });
    if (body.slug !== slug) await navigate(paths.workspaceSettings.getHref(body.slug), { replace: true });
  }
  return (
    <Panel id="name" title="Name and address">
      <Form form={form} onSubmit={submit} field="slug" button={canChange && 'Save'}>
        <FormField
          name="name"
          label="Name"
          autoComplete="off"
          inputProps={{ maxLength: LIMITS.usernameMaxChars, readOnly: !canChange }}
          rules={needed(WORKSPACE_ERRORS.WORKSPACE_NAME_INVALID.message)}
        />
        <FormField
          name="slug"
          label="Address"
          autoComplete="off"
          spellCheck={false}
          hint={`Its pages begin with ${window.location.origin}/w/${slug}.${canChange ? ' Links to an old address stop working.' : ''}`}
          inputProps={{ readOnly: !canChange }}
          rules={{ validate: (value: string) => SLUG.test(value) || WORKSPACE_ERRORS.SLUG_INVALID.message }}
        />
      </Form>
    </Panel>
  );
}
