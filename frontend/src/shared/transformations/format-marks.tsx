import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { FORMATS, type FormatKey } from '@repurpose/contract';
import { Icon } from '../ui/icon.js';

/** More formats show only marks. Screen readers hear all names. */
const NAMED = 3;

export function FormatMarks({ formats }: { formats: readonly FormatKey[] }) {
  const labels = formats.map((format) => FORMATS[format].label);
  // A phone has room for one name.
  const nameDisplay = { xs: formats.length === 1 ? 'inline' : 'none', sm: 'inline' };
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' }}>
      <span style={visuallyHidden}>{labels.join(', ')}</span>
      {formats.map((format, index) => (
        <Box
          key={format}
          component="span"
          title={labels[index]}
          aria-hidden="true"
          sx={{ display: 'inline-flex', gap: 1.5, alignItems: 'center' }}
        >
          <Icon name={format} size={16} />
          {formats.length <= NAMED && (
            <Box component="span" sx={{ display: nameDisplay }}>
              {labels[index]}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
