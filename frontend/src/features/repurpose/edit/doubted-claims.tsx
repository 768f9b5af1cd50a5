import Link from '@mui/material/Link';
import type { Claim } from '@repurpose/contract';
import { fieldsIdOf } from './over-limit.js';

const MAX_SHOWN = 3;
const MAX_CHARS = 40;
const shortened = (text: string) => (text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS - 1)}…` : text);

/** The words that the source does not have; each leads to its field, and is selected there. */
export function DoubtedClaims({ claims }: { claims: readonly Claim[] }) {
  const texts = [...new Set(claims.flatMap(({ text, source }) => (source === null ? [text] : [])))];
  if (texts.length === 0) return '.';
  return (
    <>
      :{' '}
      {texts.slice(0, MAX_SHOWN).map((text, at) => (
        <span key={text}>
          {at > 0 && ', '}
          {/* A link, so that long words wrap. */}
          <Link
            component="button"
            type="button"
            dir="auto"
            onClick={() => select(text)}
            sx={{ font: 'inherit', verticalAlign: 'baseline', textAlign: 'start', color: 'warning.main' }}
          >
            {shortened(text)}
          </Link>
        </span>
      ))}
      {texts.length > MAX_SHOWN && ` and ${texts.length - MAX_SHOWN} more`}.
    </>
  );
}

function select(text: string): void {
  const fields = [
    ...document.querySelectorAll<HTMLTextAreaElement>(`fieldset[id^="${fieldsIdOf('')}"] textarea`),
  ];
  const place = placeIn(fields, text, isApart) ?? placeIn(fields, text, () => true);
  if (!place) return;
  const { field, at } = place;
  field.focus({ preventScroll: true });
  field.setSelectionRange(at, at + text.length);
  // A field may be longer than the screen.
  const { top, height } = field.getBoundingClientRect();
  window.scrollTo(0, window.scrollY + top + (height * at) / field.value.length - window.innerHeight / 2);
}

type IsPlace = (value: string, start: number, end: number) => boolean;

/** "12" is not in "2012". */
const isApart: IsPlace = (value, start, end) =>
  !/[\p{L}\p{N}]/u.test(value.charAt(start - 1) + value.charAt(end));

function placeIn(fields: readonly HTMLTextAreaElement[], text: string, isPlace: IsPlace) {
  for (const field of fields)
    for (let at = field.value.indexOf(text); at >= 0; at = field.value.indexOf(text, at + 1))
      if (isPlace(field.value, at, at + text.length)) return { field, at };
  return null;
}
