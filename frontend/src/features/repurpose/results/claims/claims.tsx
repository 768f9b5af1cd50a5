import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { Claim, OutputChecks } from '@repurpose/contract';
import { Icon } from '../../../../shared/ui/icon.js';
import { Row } from '../../../../shared/ui/row.js';
import { claimLineOf } from './claim-line.js';

/** UTF-16 offsets of the content. */
export interface Place {
  start: number;
  end: number;
}
/** Shows a place of the source. */
export type ShowInSource = (place: Place) => void;

type ClaimsProps = Pick<OutputChecks, 'claims' | 'moreClaims'> & { onShowInSource: ShowInSource };

/** The claim line, and beneath it each claim with its place in the source or the mark that there is none. */
export function Claims({ claims, moreClaims = 0, onShowInSource }: ClaimsProps) {
  const isSupported = claims.every(({ source }) => source !== null);
  const line = claimLineOf(claims);
  if (claims.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {line}
      </Typography>
    );
  return (
    <Accordion defaultExpanded={!isSupported} slotProps={{ heading: { component: 'div' } }}>
      <AccordionSummary sx={{ color: isSupported ? 'success.main' : 'warning.main' }}>
        <Icon name={isSupported ? 'check' : 'warn'} size={16} />
        {line}
      </AccordionSummary>
      <AccordionDetails>
        <Row component="ul" sx={{ gap: 2, p: 0, listStyle: 'none' }}>
          {claims.map((claim) => (
            <li key={`${claim.start}-${claim.end}-${claim.kind}`}>
              <ClaimPlace claim={claim} onShowInSource={onShowInSource} />
            </li>
          ))}
          {moreClaims > 0 && <li>{moreClaims.toLocaleString('en')} more are not listed.</li>}
        </Row>
      </AccordionDetails>
    </Accordion>
  );
}

function ClaimPlace({ claim, onShowInSource }: { claim: Claim; onShowInSource: ShowInSource }) {
  const { source, text } = claim;
  const doubt = claim.kind === 'statement' ? 'the source says otherwise' : 'not in the source';
  if (source === null) return <Chip color="warning" label={`${text}: ${doubt}`} />;
  return (
    <Chip color="success" label={text} title="Show in the source" onClick={() => onShowInSource(source)} />
  );
}
