import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Claim, OutputChecks } from '@repurpose/contract';
import { Icon } from '../../../../shared/ui/icon.js';
import { Row } from '../../../../shared/ui/row.js';
import { Note } from '../../../../shared/ui/note.js';
import { claimLineOf, distinctClaims } from '../../../../shared/outputs/claim-line.js';

/** UTF-16 offsets of the content. */
export interface Place {
  start: number;
  end: number;
}
export type ShowInSource = (place: Place) => void;

type ClaimsProps = Pick<OutputChecks, 'claims' | 'moreClaims'> & { onShowInSource: ShowInSource };

/** Unsupported claims with their reasons, then the others with their places in the source. */
export function Claims({ claims: all, moreClaims = 0, onShowInSource }: ClaimsProps) {
  const claims = distinctClaims(all);
  const doubted = claims.filter(({ source }) => source === null);
  const line = claimLineOf(claims);
  if (claims.length === 0) return <Note>{line}</Note>;
  const isSupported = doubted.length === 0;
  return (
    <Accordion defaultExpanded={!isSupported} slotProps={{ heading: { component: 'div' } }}>
      <AccordionSummary sx={{ color: isSupported ? 'success.main' : 'warning.main' }}>
        <Icon name={isSupported ? 'check' : 'warn'} size={16} />
        {line}
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={3}>
          {!isSupported && <DoubtedClaims claims={doubted} />}
          {doubted.length < claims.length && (
            <SupportedClaims claims={claims} onShowInSource={onShowInSource} />
          )}
          {moreClaims > 0 && (
            <Typography variant="body2">{moreClaims.toLocaleString('en')} more are not listed.</Typography>
          )}
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

const keyOf = ({ start, end, kind }: Claim) => `${start}-${end}-${kind}`;

const DOUBTED = { pl: 3, borderLeft: 2, borderColor: 'warning.main', typography: 'body2' } as const;

const DoubtedClaims = ({ claims }: { claims: readonly Claim[] }) => (
  <Stack component="ul" spacing={2} aria-label="To check">
    {claims.map((claim) => (
      <Box component="li" key={keyOf(claim)} sx={DOUBTED} dir="auto">
        <Doubt text={claim.text} reason={reasonOf(claim)} />
      </Box>
    ))}
  </Stack>
);

/** Marks the claim in the reason, or shows it first if the reason does not quote it. */
function Doubt({ text, reason }: { text: string; reason: string }) {
  const at = reason.indexOf(`“${text}”`);
  if (at < 0)
    return (
      <>
        <strong>{text}</strong>
        <Note>{reason}</Note>
      </>
    );
  const from = at + 1;
  return (
    <>
      {reason.slice(0, from)}
      <strong>{text}</strong>
      {reason.slice(from + text.length)}
    </>
  );
}

/** Older outputs have no reasons. */
const reasonOf = ({ kind, reason }: Claim) =>
  reason ?? (kind === 'statement' ? 'The source says otherwise.' : 'It is not in the source.');

type SupportedClaimsProps = { claims: readonly Claim[]; onShowInSource: ShowInSource };

const SupportedClaims = ({ claims, onShowInSource }: SupportedClaimsProps) => (
  <Row component="ul" aria-label="In your source" sx={{ gap: 2 }}>
    {claims.map((claim) => {
      const { text, source } = claim;
      return (
        source !== null && (
          <li key={keyOf(claim)}>
            <Chip
              color="success"
              label={text}
              title="Show in the source"
              dir="auto"
              // A whole sentence takes several lines.
              sx={{ borderRadius: 3, '& .MuiChip-label': { whiteSpace: 'normal', textAlign: 'start' } }}
              onClick={() => onShowInSource(source)}
            />
          </li>
        )
      );
    })}
  </Row>
);
