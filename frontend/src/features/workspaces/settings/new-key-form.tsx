import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import {
  API_KEY,
  KEY_SCOPES,
  KEY_SCOPE_KEYS,
  type CreateKeyRequest,
  type KeyScope,
} from '@repurpose/contract';
import { useState, type FormEvent } from 'react';
import { SelectField } from '../../../shared/forms/select-field.js';
import { TextField } from '../../../shared/forms/text-field.js';

const lifeOf = (days: CreateKeyRequest['days']) => (days === null ? 'Until it is revoked' : `${days} days`);

export function NewKeyForm(props: { isBusy: boolean; onCreate: (request: CreateKeyRequest) => void }) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['transform']);
  const [days, setDays] = useState<CreateKeyRequest['days']>(90);
  const toggle = (scope: KeyScope, isChosen: boolean) =>
    setScopes(KEY_SCOPE_KEYS.filter((each) => (each === scope ? isChosen : scopes.includes(each))));
  function submit(event: FormEvent): void {
    event.preventDefault();
    props.onCreate({ name: name.trim(), scopes: [...scopes], days });
  }
  return (
    <Stack component="form" spacing={5} onSubmit={submit} aria-label="New key">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={4}>
        <TextField
          label="Name"
          hint="What uses it, for example “Website”"
          value={name}
          onChange={({ target }) => setName(target.value)}
          inputProps={{ maxLength: API_KEY.nameMaxChars }}
        />
        <SelectField
          label="Ends after"
          value={String(days)}
          options={API_KEY.days.map((each) => [String(each), lifeOf(each)])}
          onChange={(value) => setDays(API_KEY.days.find((each) => String(each) === value) ?? null)}
        />
      </Stack>
      <FormGroup role="group" aria-labelledby="key-scopes">
        <FormLabel id="key-scopes">What it may do</FormLabel>
        {KEY_SCOPE_KEYS.map((scope) => (
          <FormControlLabel
            key={scope}
            label={KEY_SCOPES[scope]}
            control={
              <Checkbox
                checked={scopes.includes(scope)}
                onChange={(_event, isChosen) => toggle(scope, isChosen)}
              />
            }
          />
        ))}
      </FormGroup>
      <Button
        type="submit"
        disabled={props.isBusy || name.trim() === '' || scopes.length === 0}
        sx={{ alignSelf: 'start' }}
      >
        {props.isBusy ? 'Making the key…' : 'Make a key'}
      </Button>
    </Stack>
  );
}
