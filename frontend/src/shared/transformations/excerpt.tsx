import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  type TransformationSummary,
  FORMATS,
  type FormatKey,
  type TransformationStatus,
} from '@repurpose/contract';
import { visuallyHidden } from '@mui/utils';
import { dayAndTime } from '../dates.js';
import { Note } from '../ui/note.js';
import { Icon } from '../ui/icon.js';

type Excerpted = Pick<TransformationSummary, 'excerpt'>;

const partsOf = ({ excerpt }: Excerpted): { title: string; beginning: string } => {
  const [title = '', ...rest] = excerpt.split('\n');
  return { title, beginning: rest.join(' ') };
};

/** For screen readers. */
export const nameOf = (row: Excerpted): string => partsOf(row).title;

/** A link if `href` is given. */
export function Excerpt({ row, lines, href }: { row: Excerpted; lines: number; href?: string | undefined }) {
  const { title, beginning } = partsOf(row);
  const sx = {
    display: '-webkit-box',
    WebkitLineClamp: lines,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const;
  const children = (
    <>
      <Box component="span" sx={{ mr: 2, fontWeight: 600 }}>
        {title}
      </Box>{' '}
      {beginning !== '' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {beginning}
        </Box>
      )}
    </>
  );
  const text = { dir: 'auto', sx, children };
  if (href === undefined) return <Typography {...text} />;
  return <Link href={href} color="textPrimary" underline="hover" {...text} />;
}

/** The author only in workspaces with members. */
export const MadeLine = ({ row }: { row: TransformationSummary }) => (
  <Note sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 12px' }}>
    <time dateTime={row.createdAt}>{dayAndTime(row.createdAt)}</time>
    {row.author && <span>By {row.author.username}</span>}
    <FormatMarks formats={row.formats} />
  </Note>
);

/** More formats show only marks. Screen readers hear all names. */
const NAMED = 3;

function FormatMarks({ formats }: { formats: readonly FormatKey[] }) {
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

export const STATUS_WORDS: Readonly<Record<TransformationStatus, string>> = {
  queued: 'Waiting',
  running: 'Writing',
  succeeded: 'Ready',
  failed: 'Failed, not charged',
};
