import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import { SearchField } from './search-field.js';
import { Filters } from './filters.js';

export function Tools(props: ComponentProps<typeof Filters>) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr auto', md: '1fr' }, gap: 3, mb: 5 }}>
      <SearchField q={props.search.q} onChange={props.onChange} />
      <Filters {...props} />
    </Box>
  );
}
