import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import {
  API_KEY,
  KEY_SCOPES,
  KEY_SCOPE_KEYS,
  type CreateKeyRequest,
  type KeyScope,
} from '@repurpose/contract';
import { useState } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { SelectField } from '../../../shared/forms/select-field.js';
import { Form } from '../../../shared/forms/form.js';
import { FormField, needed } from '../../../shared/forms/form-field.js';

const FIRST_SCOPES: KeyScope[] = ['transform'];
const lifeOf = (days: CreateKeyRequest['days']) => (days === null ? 'Until it is revoked' : `${days} days`);

type NewKey = { name: string; scopes: KeyScope[] };

export function NewKeyForm(props: { onCreate: (request: CreateKeyRequest) => Promise<unknown> }) {
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
        <FormField
          name="name"
          label="Name"
          hint="What uses it, for example “Website”"
          inputProps={{ maxLength: API_KEY.nameMaxChars }}
          rules={needed('Name what will use the key, for example “Website”.')}
        />
        <SelectField
          label="Ends after"
          value={days}
          options={API_KEY.days.map((each) => [each, lifeOf(each)])}
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
