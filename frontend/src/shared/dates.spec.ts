import { dayAndTime, dayOfYear, longDay, mediumDay } from './dates.js';
import { figure } from './figures.js';

const INSTANTS = Array.from({ length: 400 }, (_, step) =>
  new Date(Date.UTC(2026, 0, 1) + step * 86_400_000 * 1.37).toISOString(),
);
/** Browsers put a narrow space between the time and AM or PM. */
const asIntl = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options);
  return (instant: string) => format.format(new Date(instant)).replace(/ /gu, ' ');
};

describe('dates and figures are those of the language, without its formatters', () => {
  it.each([
    ['longDay', longDay, asIntl('en-US', { dateStyle: 'long' })],
    ['mediumDay', mediumDay, asIntl('en-US', { dateStyle: 'medium' })],
    ['dayOfYear', dayOfYear, asIntl('en-US', { day: 'numeric', month: 'long' })],
    ['dayAndTime', dayAndTime, asIntl('en-US', { dateStyle: 'medium', timeStyle: 'short' })],
  ])('%s', (_name, ours, intl) => {
    for (const instant of INSTANTS) expect(ours(instant)).toBe(intl(instant));
  });

  it.each([0, 7, 999, 1000, 12_345, 999_999.5, 1_234_567, -1234])('%d', (count) => {
    expect(figure(count)).toBe(new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(count));
  });
});
