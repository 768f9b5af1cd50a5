const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const monthOf = (date: Date): string => MONTHS[date.getMonth()] ?? '';
const dayOf = (month: string, date: Date) => `${month} ${date.getDate()}, ${date.getFullYear()}`;

/* ISO times in the reader's time zone. By hand: an `Intl.DateTimeFormat` costs a phone tens of milliseconds. */

/** "January 31, 2027" */
export function longDay(instant: string): string {
  const date = new Date(instant);
  return dayOf(monthOf(date), date);
}

/** "Jan 31, 2027" */
export function mediumDay(instant: string): string {
  const date = new Date(instant);
  return dayOf(monthOf(date).slice(0, 3), date);
}

/** "January 31" */
export function dayOfYear(instant: string): string {
  const date = new Date(instant);
  return `${monthOf(date)} ${date.getDate()}`;
}

/** "Jan 31, 2027, 4:05 PM" */
export function dayAndTime(instant: string): string {
  const date = new Date(instant);
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${mediumDay(instant)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
