import { useState, useEffect } from 'react';
import Box from '@mui/material/Box';
import { LIMITS } from '@repurpose/contract';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '../../shared/ui/icon.js';
import type { ChangeSearch } from './search-state.js';

/** Long enough to finish a word. */
const PAUSE_MS = 200;

/** The first letter adds a history entry, the next ones replace it. */
export function SearchField({ q, onChange }: { q: string; onChange: ChangeSearch }) {
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  // Searched for, but not in the address yet: it follows in a transition while the next letters are typed.
  const [sent, setSent] = useState<readonly string[]>([]);
  const latest = sent.at(-1) ?? q;
  if (q !== seen) {
    setSeen(q);
    setSent(sent.slice(sent.indexOf(q) + 1 || sent.length));
    if (!sent.includes(q)) setText(q);
  }
  function apply(next: string): void {
    if (next === latest) return;
    setSent([...sent, next]);
    onChange({ q: next }, { replaces: latest !== '' });
  }
  useEffect(() => {
    const timer = setTimeout(() => apply(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Box
      component="form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(text.trim());
      }}
    >
      <OutlinedInput
        type="search"
        fullWidth
        placeholder="Search"
        autoComplete="off"
        startAdornment={
          <InputAdornment position="start" sx={{ mr: 0 }}>
            <Icon name="search" />
          </InputAdornment>
        }
        inputProps={{
          'aria-label': 'Search your library',
          maxLength: LIMITS.searchChars,
          spellCheck: false,
        }}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Box>
  );
}
