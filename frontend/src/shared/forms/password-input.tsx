import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { Stroke } from '../ui/site-icon.js';
import { TextField, type TextFieldProps } from './text-field.js';

/** Only this field shows these, so they are not in the site's icon set. */
const EYE =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6z';
const CLOSED_EYE = `${EYE}M4 20L20 4`;

export function PasswordInput(props: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const words = isShown ? 'Hide the characters' : 'Show the characters';
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <IconButton aria-label={words} title={words} edge="end" onClick={() => setShown(!isShown)}>
          <Stroke path={isShown ? CLOSED_EYE : EYE} />
        </IconButton>
      }
    />
  );
}
