import { useState, type ReactNode } from 'react';
import {
  FORMATS,
  FORMAT_KEYS,
  LIBRARY_STATES,
  type LibraryState,
  type LibraryTag,
} from '@repurpose/contract';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { filtersOf, STATE_LABELS, withoutFilters, type Search } from './search-state.js';
import type { ChangeSearch } from './use-search.js';

type SearchProps = { search: Search; onChange: ChangeSearch };
/** `tags`: those there are to choose from. */
type FiltersProps = SearchProps & { tags: readonly LibraryTag[] };

const formats: [string, string][] = FORMAT_KEYS.map((key) => [key, FORMATS[key].label]);
const states = (Object.keys(LIBRARY_STATES) as LibraryState[]).map((key): [string, string] => [
  key,
  STATE_LABELS[key],
]);

/** Format, state, tag and dates; on a phone behind a button, and what is set stands below as chips. */
export function Filters({ search, tags, onChange }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const set = filtersOf(search);
  const names = tags.map(({ name, count }): [string, string] => [name, `${name} (${count})`]);
  const isListed = search.tag === '' || tags.some(({ name }) => name === search.tag);
  const choices = isListed ? names : [...names, [search.tag, search.tag] as [string, string]];
  return (
    <>
      <Button
        kind="quiet"
        className="filters-toggle"
        aria-expanded={isOpen}
        aria-controls="library-filters"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sliders" />
        {set.length === 0 ? 'Filters' : `Filters (${set.length})`}
      </Button>
      <div id="library-filters" className={`filters ${isOpen ? 'filters-open' : ''}`}>
        <Choice name="format" all="All" label="Format" {...{ search, onChange }} choices={formats} />
        <Choice name="state" all="Any" label="State" {...{ search, onChange }} choices={states} />
        <Choice name="tag" all="All" label="Tag" {...{ search, onChange }} choices={choices} />
        <Day name="from" label="From" search={search} onChange={onChange} />
        <Day name="to" label="Until" search={search} onChange={onChange} />
      </div>
      {set.length > 0 && (
        <ul className="filter-chips" aria-label="Filters that are set">
          {set.map(({ name, label }) => (
            <li key={name}>
              <button
                type="button"
                className="chip chip-accent filter-chip"
                aria-label={`Remove filter ${label}`}
                onClick={() => onChange({ [name]: '' })}
              >
                {label}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
          <li>
            <Button kind="ghost" size="small" onClick={() => onChange(withoutFilters(search))}>
              Clear all
            </Button>
          </li>
        </ul>
      )}
    </>
  );
}

type FieldProps<Name> = SearchProps & { name: Name; label: string };

function Choice({
  name,
  label,
  all,
  choices,
  search,
  onChange,
}: FieldProps<'format' | 'state' | 'tag'> & {
  all: string;
  choices: readonly [string, string][];
}): ReactNode {
  return (
    <label className="filter">
      <span className="small soft">{label}</span>
      <select
        className="input select"
        value={search[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      >
        <option value="">{all}</option>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Day({ name, label, search, onChange }: FieldProps<'from' | 'to'>) {
  return (
    <label className="filter">
      <span className="small soft">{label}</span>
      <input
        type="date"
        className="input"
        value={search[name]}
        onChange={(event) => onChange({ [name]: event.target.value }, { replaces: search[name] !== '' })}
      />
    </label>
  );
}
