import { FORMATS, type FormatKey } from '@repurpose/contract';
import { Icon } from '../ui/icon.js';

/** So many formats have their names beside their marks where there is room; whoever listens hears them all. */
const NAMED = 3;

/** The formats of a past transformation, in one short row. */
export function FormatMarks({ formats }: { formats: readonly FormatKey[] }) {
  const labels = formats.map((format) => FORMATS[format].label);
  const isNamed = formats.length <= NAMED;
  return (
    <span className="format-marks">
      <span className="visually-hidden">{labels.join(', ')}</span>
      {formats.map((format, index) => (
        <span key={format} className="format-mark" title={labels[index]} aria-hidden="true">
          <Icon name={format} size={16} />
          {isNamed && <span className="format-mark-name">{labels[index]}</span>}
        </span>
      ))}
    </span>
  );
}
