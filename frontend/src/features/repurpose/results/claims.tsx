import type { Claim, OutputChecks } from '@repurpose/contract';
import { Icon } from '../../../shared/ui/icon.js';
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
  const look = claims.length === 0 ? 'claims-none' : isSupported ? 'claims-true' : 'claims-doubt';
  if (claims.length === 0) return <p className={`claims small ${look}`}>{line}</p>;
  return (
    <details className={`claims small ${look}`} open={!isSupported}>
      <summary>
        <Icon name={isSupported ? 'check' : 'warn'} size={16} />
        {line}
      </summary>
      <ul className="claim-list">
        {claims.map((claim) => (
          <li key={`${claim.start}-${claim.end}-${claim.kind}`}>
            <ClaimPlace claim={claim} onShowInSource={onShowInSource} />
          </li>
        ))}
        {moreClaims > 0 && <li>{moreClaims.toLocaleString('en')} more are not listed.</li>}
      </ul>
    </details>
  );
}

function ClaimPlace({ claim, onShowInSource }: { claim: Claim; onShowInSource: ShowInSource }) {
  const { source, text } = claim;
  const doubt = claim.kind === 'statement' ? 'the source says otherwise' : 'not in the source';
  if (source === null) return <span className="chip chip-doubt claim">{`${text}: ${doubt}`}</span>;
  return (
    <button
      type="button"
      className="chip chip-true claim claim-button"
      onClick={() => onShowInSource(source)}
      title="Show in the source"
    >
      {text}
    </button>
  );
}
