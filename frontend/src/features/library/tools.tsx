import type { ComponentProps } from 'react';
import { Filters } from './filters.js';
import { SearchField } from './search-field.js';

/** Search and filters. */
export function Tools(props: ComponentProps<typeof Filters>) {
  return (
    <div className="library-tools">
      <SearchField q={props.search.q} onChange={props.onChange} />
      <Filters {...props} />
    </div>
  );
}
