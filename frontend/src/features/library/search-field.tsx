import { useEffect, useState } from 'react';
import { LIMITS } from '@repurpose/contract';
import { Icon } from '../../shared/ui/icon.js';
import type { ChangeSearch } from './use-search.js';

/** Long enough to finish a word, short enough to feel at once. */
const PAUSE_MS = 200;

/** Searches as one types; the first letter is a step the back button undoes, the next ones belong to it. */
export function SearchField({ q, onChange }: { q: string; onChange: ChangeSearch }) {
  const [text, setText] = useState(q);
  const [applied, setApplied] = useState(q);
  if (q !== applied) {
    // The address changed by itself: the back button, or a link.
    setApplied(q);
    setText(q);
  }
  function apply(next: string): void {
    if (next === applied) return;
    setApplied(next);
    onChange({ q: next }, { replaces: applied !== '' });
  }
  useEffect(() => {
    const timer = setTimeout(() => apply(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <form
      role="search"
      className="library-search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(text.trim());
      }}
    >
      <Icon name="search" />
      <input
        type="search"
        className="input"
        aria-label="Search your library"
        placeholder="Search"
        maxLength={LIMITS.searchChars}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  );
}
