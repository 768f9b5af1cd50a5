import type { Labels } from '../../languages/labels.js';

/** `1:05`, or `1:02:03` from an hour on, as YouTube reads chapters. */
export function timecode(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const tail = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** ` (5 min)`; ` (5:00)` for fractions of a minute or languages without a word for minutes. */
export const lasting = (minutes: number, labels: Labels) =>
  ` (${labels.minutes === '' || !Number.isInteger(minutes) ? timecode(minutes * 60) : `${minutes}${labels.minutes}`})`;
