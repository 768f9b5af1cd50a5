import {
  FORMATS,
  FORMAT_KEYS,
  MESSAGES,
  PLANS,
  formatsOfPlan,
  type FormatKey,
  type PlanKey,
} from '@repurpose/contract';
import { Button } from '../../../shared/ui/button.js';
import { Icon } from '../../../shared/ui/icon.js';
import { Sheet } from '../../../shared/ui/sheet.js';
import { formatLimitOf } from './format-limit.js';
import './formats.css';

type FormatGridProps = {
  /** `null` while it is not known: nothing is locked yet. */
  plan: PlanKey | null;
  chosen: readonly FormatKey[];
  onChange: (formats: FormatKey[]) => void;
};

/** Twelve toggle cards; those outside the plan are locked and say why. */
export function FormatGrid({ plan, chosen, onChange }: FormatGridProps) {
  const open = plan === null ? [...FORMAT_KEYS] : formatsOfPlan(plan);
  const areAllChosen = open.every((format) => chosen.includes(format));
  const toggle = (format: FormatKey) =>
    onChange(FORMAT_KEYS.filter((key) => (key === format ? !chosen.includes(key) : chosen.includes(key))));
  return (
    <Sheet
      id="formats"
      title={MESSAGES.transform.formatsTitle}
      aside={
        <Button kind="ghost" size="small" onClick={() => onChange(areAllChosen ? [] : open)}>
          {areAllChosen ? 'Clear all' : 'Select all'}
        </Button>
      }
    >
      <ul className="formats">
        {FORMAT_KEYS.map((format) => (
          <li key={format}>
            <FormatCard
              format={format}
              isOpen={open.includes(format)}
              isChosen={chosen.includes(format)}
              onToggle={() => toggle(format)}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

type FormatCardProps = { format: FormatKey; isOpen: boolean; isChosen: boolean; onToggle: () => void };

function FormatCard({ format, isOpen, isChosen, onToggle }: FormatCardProps) {
  const noteId = `format-${format}-note`;
  return (
    <label className={`format ${isOpen ? '' : 'format-locked'}`}>
      <input
        type="checkbox"
        className="format-box"
        checked={isOpen && isChosen}
        disabled={!isOpen}
        aria-describedby={noteId}
        onChange={onToggle}
      />
      <Icon name={format} />
      <span className="format-name">{FORMATS[format].label}</span>
      <span id={noteId} className="format-note" aria-hidden="true">
        {isOpen ? formatLimitOf(format) : `Part of ${PLANS.pro.name} and ${PLANS.agency.name}`}
      </span>
      {isOpen ? (
        <span className="format-tick" aria-hidden="true">
          <Icon name="check" size={14} />
        </span>
      ) : (
        <span className="chip format-plan" aria-hidden="true">
          <Icon name="lock" size={12} />
          {PLANS.pro.name}
        </span>
      )}
    </label>
  );
}
