import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  can,
  type CreatedKey,
  API_KEY,
  KEY_SCOPES,
  KEY_SCOPE_KEYS,
  type CreateKeyRequest,
  type KeyScope,
  type ApiKey,
} from '@repurpose/contract';
import { useState } from 'react';
import AlertTitle from '@mui/material/AlertTitle';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useForm, useFormContext } from 'react-hook-form';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { unlistedMeta } from '../../../shared/page-meta.js';
import { paths } from '../../../shared/paths.js';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { FailureAlert } from '../../../shared/ui/failure-alert.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useOpenWorkspace } from '../../../shared/workspace/workspace-context.js';
import { PlanPrompt } from '../plan-prompt.js';
import { keysApi } from './keys.api.js';
import { intoView } from '../../../shared/browser/bring-into-view.js';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { Row } from '../../../shared/ui/row.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { SelectField } from '../../../shared/forms/select-field.js';
import { Form } from '../../../shared/forms/form.js';
import { FormField, needed } from '../../../shared/forms/form-field.js';
import { mediumDay } from '../../../shared/dates.js';
import { ConfirmButton } from '../../../shared/ui/dialog.js';

export const meta = unlistedMeta('API keys', 'The API keys of a workspace.');

/** `/w/:slug/settings/keys` */
export default function KeysPage() {
  if (!can(useOpenWorkspace().role, 'workspace:manage'))
    return <Alert severity="info">The owner and admins of this workspace make its API keys.</Alert>;
  return <Keys />;
}

function Keys() {
  const { id: workspaceId, plan, role } = useOpenWorkspace();
  const { data: keys, error } = keysApi.useGetKeysQuery({ workspaceId });
  const [create] = keysApi.useCreateKeyMutation();
  const [rotate] = keysApi.useRotateKeyMutation();
  const [revoke] = keysApi.useRevokeKeyMutation();
  const [made, setMade] = useState<CreatedKey | null>(null);
  const attempt = useAttempt();
  return (
    <Stack sx={{ gap: 6 }}>
      <Typography sx={{ maxWidth: '68ch' }}>
        A key lets your programs use this workspace through the <Link href={paths.api.getHref()}>API</Link>.
        It acts for the person who made it, and ends when they leave.
      </Typography>
      <FailureAlert error={error} />
      {made && <MadeKey made={made} onClose={() => setMade(null)} />}
      {plan === 'agency' ? (
        <Panel id="new-key" title="New key">
          <NewKeyForm
            key={made?.id}
            onCreate={(body) => attempt('No key was made', create({ workspaceId, body }), setMade)}
          />
        </Panel>
      ) : (
        <PlanPrompt canUpgrade={role === 'owner'}>API access is part of Agency.</PlanPrompt>
      )}
      {keys && (
        <Panel id="keys" title="Keys">
          <KeyList
            keys={keys}
            onRotate={(keyId) => void attempt('Not rotated', rotate({ workspaceId, keyId }), setMade)}
            onRevoke={(keyId) => attempt('Not revoked', revoke({ workspaceId, keyId }), () => setMade(null))}
          />
        </Panel>
      )}
    </Stack>
  );
}

/** Shown only once. */
const MadeKey = ({ made, onClose }: { made: CreatedKey; onClose: () => void }) => (
  <Alert ref={intoView} severity="success">
    <AlertTitle>Copy the key “{made.name}” now. It is not shown again.</AlertTitle>
    <Stack spacing={3}>
      <code style={{ overflowWrap: 'anywhere' }}>{made.key}</code>
      <Stack direction="row" spacing={2}>
        <CopyButton variant="contained" text={made.key} label="key" />
        <SmallButton onClick={onClose}>Done</SmallButton>
      </Stack>
    </Stack>
  </Alert>
);

const FIRST_SCOPES: KeyScope[] = ['transform'];
const lastsOf = (days: CreateKeyRequest['days']) => (days === null ? 'Until it is revoked' : `${days} days`);

type NewKey = { name: string; scopes: KeyScope[] };

function NewKeyForm(props: { onCreate: (request: CreateKeyRequest) => Promise<unknown> }) {
  const [days, setDays] = useState<CreateKeyRequest['days']>(90);
  const form = useForm<NewKey>({ defaultValues: { name: '', scopes: FIRST_SCOPES } });
  const { isSubmitting } = form.formState;
  return (
    <Form
      form={form}
      onSubmit={({ name, ...values }) => props.onCreate({ ...values, name: name.trim(), days })}
      field="name"
      button={isSubmitting ? 'Making the key…' : 'Make a key'}
      spacing={5}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <FormField<NewKey>
          name="name"
          label="Name"
          hint="What uses it, for example “Website”"
          inputProps={{ maxLength: API_KEY.nameMaxChars }}
          rules={needed('Name what will use the key, for example “Website”.')}
        />
        <SelectField
          label="Ends after"
          value={days}
          options={API_KEY.days.map((each) => [each, lastsOf(each)])}
          onChange={setDays}
        />
      </Stack>
      <Scopes />
    </Form>
  );
}

function Scopes() {
  const { register, getFieldState, formState } = useFormContext<NewKey>();
  const { error } = getFieldState('scopes', formState);
  const { ref, ...scopes } = register('scopes', {
    validate: (chosen) => chosen.length > 0 || 'Choose what the key may do.',
  });
  return (
    <FormGroup role="group" aria-labelledby="key-scopes">
      <FormLabel id="key-scopes" error={error !== undefined}>
        What it may do
      </FormLabel>
      {KEY_SCOPE_KEYS.map((scope) => (
        <FormControlLabel
          key={scope}
          label={KEY_SCOPES[scope]}
          control={
            <Checkbox
              {...scopes}
              slotProps={{ input: { ref } }}
              value={scope}
              defaultChecked={FIRST_SCOPES.includes(scope)}
            />
          }
        />
      ))}
      {error && (
        <FormHelperText error role="alert">
          {error.message}
        </FormHelperText>
      )}
    </FormGroup>
  );
}

const STATES = { active: null, replaced: 'Replaced', expired: 'Expired' } as const;

function lifeOf({ state, expiresAt, lastUsedAt, createdAt, makerName }: ApiKey): string {
  const end =
    expiresAt === null ? 'no end' : `${state === 'expired' ? 'ended' : 'ends'} ${mediumDay(expiresAt)}`;
  const use = lastUsedAt === null ? 'never used' : `last used ${mediumDay(lastUsedAt)}`;
  return `Made ${mediumDay(createdAt)} by ${makerName} · ${end} · ${use}`;
}

type KeyListProps = {
  keys: readonly ApiKey[];
  onRotate: (keyId: string) => void;
  onRevoke: (keyId: string) => Promise<unknown>;
};

function KeyList({ keys, ...actions }: KeyListProps) {
  if (keys.length === 0)
    return (
      <Typography color="textSecondary">
        None. A key that is made is listed here until it is revoked or ends.
      </Typography>
    );
  return (
    <List disablePadding>
      {keys.map((key) => (
        <KeyRow key={key.id} of={key} {...actions} />
      ))}
    </List>
  );
}

function KeyRow({ of: key, onRotate, onRevoke }: Omit<KeyListProps, 'keys'> & { of: ApiKey }) {
  const { id, name, start, state, scopes } = key;
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 2, py: 4 }}>
      <Stack spacing={0.5} sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Row sx={{ gap: 2 }}>
          <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <code>{start}…</code>
          {STATES[state] && <Chip label={STATES[state]} />}
        </Row>
        <Typography variant="body2">{scopes.map((scope) => KEY_SCOPES[scope]).join(' · ')}</Typography>
        <Note>{lifeOf(key)}</Note>
      </Stack>
      {state === 'active' && (
        <SmallButton aria-label={`Rotate ${name}`} onClick={() => onRotate(id)}>
          Rotate
        </SmallButton>
      )}
      <ConfirmButton
        size="small"
        word="Revoke"
        aria-label={`Revoke ${name}`}
        title={`Revoke “${name}”?`}
        confirm="Revoke"
        cancel="Keep"
        onConfirm={() => onRevoke(id)}
      >
        Programs that use it are refused from now on. To replace it without an interruption, rotate it.
      </ConfirmButton>
    </ListItem>
  );
}
