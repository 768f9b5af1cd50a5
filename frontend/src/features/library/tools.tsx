import type { ComponentProps } from 'react';
import { Row } from '../../shared/ui/row.js';
import { SearchField } from './search-field.js';
import { Filters } from './filters.js';

export function Tools(props: ComponentProps<typeof Filters>) {
  return (
    <Row sx={{ mb: 5, '& > form': { flex: '1 1 9rem' }, '& > :is(div, ul)': { flexBasis: '100%' } }}>
      <SearchField q={props.search.q} onChange={props.onChange} />
      <Filters {...props} />
    </Row>
  );
}
