import { FORMATS, type FormatKey } from '@repurpose/contract';
import { Icon } from '../ui/icon.js';

/** So many formats are named; more of them stand as their marks alone, and are named to whoever listens. */
const NAMED = 3;

/** The formats of a past transformation, in one short row. */
export function FormatMarks({ formats }: { formats: readonly FormatKey[] }) {
  const labels = formats.map((format) => FORMATS[format].label);
  const isNamed = formats.length <= NAMED;
  return (
    <span className="format-marks">
      {!isNamed && <span className="visually-hidden">{labels.join(', ')}</span>}
      {formats.map((format, index) => (
        <span key={format} className="format-mark" title={labels[index]}>
          <Icon name={format} size={16} />
          {isNamed && labels[index]}
        </span>
      ))}
    </span>
  );
}
