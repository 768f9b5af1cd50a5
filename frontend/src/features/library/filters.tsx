import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  FORMATS,
  FORMAT_KEYS,
  LIBRARY_STATES,
  type LibraryState,
  type LibraryTag,
} from '@repurpose/contract';
import { TextField } from '../../shared/forms/text-field.js';
import { SelectField } from '../../shared/forms/select-field.js';
import { Icon } from '../../shared/ui/icon.js';
import { Row } from '../../shared/ui/row.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import { SearchField } from './search-field.js';
import { filtersOf, STATE_LABELS, withoutFilters, type Search, type ChangeSearch } from './search-state.js';

type SearchProps = { search: Search; onChange: ChangeSearch };
type FiltersProps = SearchProps & { tags: readonly LibraryTag[] };

const formats: [string, string][] = FORMAT_KEYS.map((key) => [key, FORMATS[key].label]);
const states = (Object.keys(LIBRARY_STATES) as LibraryState[]).map((key): [string, string] => [
  key,
  STATE_LABELS[key],
]);

export const Tools = (props: FiltersProps) => (
  <Row sx={{ mb: 5, '& > form': { flex: '1 1 9rem' }, '& > :is(div, ul)': { flexBasis: '100%' } }}>
    <SearchField q={props.search.q} onChange={props.onChange} />
    <Filters {...props} />
  </Row>
);

/** On a phone behind a button, with the active ones below it as chips. */
function Filters({ search, tags, onChange }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const set = filtersOf(search);
  const names = tags.map(({ name, count }): [string, string] => [name, `${name} (${count})`]);
  const isListed = search.tag === '' || tags.some(({ name }) => name === search.tag);
  const choices = isListed ? names : [...names, [search.tag, search.tag] as [string, string]];
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="sliders" />}
        aria-expanded={isOpen}
        aria-controls="library-filters"
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { md: 'none' } }}
      >
        {set.length === 0 ? 'Filters' : `Filters (${set.length})`}
      </Button>
      <Box
        id="library-filters"
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', md: 'grid' },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: '1.4fr 1fr 1fr auto auto',
          },
          gap: 3,
        }}
      >
        <Choice name="format" all="All" label="Format" {...{ search, onChange }} choices={formats} />
        <Choice name="state" all="Any" label="State" {...{ search, onChange }} choices={states} />
        <Choice name="tag" all="All" label="Tag" {...{ search, onChange }} choices={choices} />
        <Day name="from" label="From" search={search} onChange={onChange} />
        <Day name="to" label="Until" search={search} onChange={onChange} />
      </Box>
      {set.length > 0 && (
        <Box
          component="ul"
          aria-label="Filters that are set"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {set.map(({ name, label }) => (
            <li key={name}>
              <Chip
                color="primary"
                size="medium"
                aria-label={`Remove filter ${label}`}
                label={label}
                icon={<Icon name="close" size={14} />}
                onClick={() => onChange({ [name]: '' })}
              />
            </li>
          ))}
          <li>
            <SmallButton variant="text" onClick={() => onChange(withoutFilters(search))}>
              Clear all
            </SmallButton>
          </li>
        </Box>
      )}
    </>
  );
}

type FieldProps<Name> = SearchProps & { name: Name; label: string };
type ChoiceProps = FieldProps<'format' | 'state' | 'tag'> & {
  all: string;
  choices: readonly [string, string][];
};

const Choice = ({ name, label, all, choices, search, onChange }: ChoiceProps) => (
  <SelectField
    label={label}
    value={search[name]}
    options={[['', all], ...choices]}
    onChange={(value) => onChange({ [name]: value })}
  />
);

const Day = ({ name, label, search, onChange }: FieldProps<'from' | 'to'>) => (
  <TextField
    label={label}
    type="date"
    value={search[name]}
    onChange={(event) => onChange({ [name]: event.target.value }, { replaces: search[name] !== '' })}
  />
);
