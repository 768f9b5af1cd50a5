import { lazy, Suspense } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Trait } from '@repurpose/contract';
import { Note } from '../ui/note.js';
import { TRAIT_TEXTS } from './trait-texts.js';

const TraitChart = lazy(() => import('./trait-chart.js'));

/** Reserved before the chart is loaded. */
const heightPx = (traits: number): number => 28 * traits + 40;

type TraitPlotProps = { traits: readonly Trait[] };

/** A chart, loaded with its library, and a table of its figures. */
export function TraitPlot({ traits: stored }: TraitPlotProps) {
  // Outputs of older versions have traits that are not measured any more.
  const traits = stored.filter(({ key }) => key in TRAIT_TEXTS);
  return (
    <Box component="section" aria-label="Traits of the text beside the samples">
      <Note>The band is the range in which most of the samples are; a mark is this text.</Note>
      <Box aria-hidden sx={{ minHeight: heightPx(traits.length), maxWidth: 640 }}>
        <Suspense fallback={null}>
          <TraitChart traits={traits} heightPx={heightPx(traits.length)} />
        </Suspense>
      </Box>
      <Box component="details" sx={{ maxWidth: 640 }}>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 2 }}>
          Show the figures
        </Typography>
        <TraitTable traits={traits} />
      </Box>
    </Box>
  );
}

const TraitTable = ({ traits }: TraitPlotProps) => (
  <Table
    size="small"
    aria-label="Figures of the traits"
    sx={{ '& .MuiTableCell-root': { px: 1 }, '& td': { whiteSpace: 'nowrap' } }}
  >
    <TableHead>
      <TableRow>
        <TableCell>Trait</TableCell>
        <TableCell align="right">This text</TableCell>
        <TableCell align="right">Samples</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {traits.map(({ key, value, low, high }) => {
        const { label, show } = TRAIT_TEXTS[key];
        return (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell align="right">{show(value)}</TableCell>
            <TableCell align="right">{show(low, high)}</TableCell>
          </TableRow>
        );
      })}
    </TableBody>
  </Table>
);
