import { readSource } from '../source/read-source.js';
import { checkClaims } from './check-claims.js';

const unsupported = (source: string, telling: string): string[] =>
  checkClaims(telling, readSource(source)).flatMap((claim) => (claim.source === null ? [claim.text] : []));

const english = (said: string): string =>
  `The council of the town met again last week, and this is what it wrote down. ${said} Everybody was there.`;
const german = (said: string): string =>
  `Der Rat der Stadt hat sich in der letzten Woche wieder getroffen und das notiert. ${said} Alle waren da.`;

describe('a figure told in another form', () => {
  it.each([
    ['a time of day by its half', english('The doors open at 11 a.m.'), 'The doors open at 11:00.'],
    ['a time of day by its hour alone', english('The doors open at 11.'), 'The doors open at 11 am.'],
    ['a time of day of 24 hours', german('Es endet um 20.15 Uhr.'), 'Es endet um 20:15 Uhr.'],
    ['half an hour in words', english('It ends at half past three.'), 'It ends at 3:30 p.m.'],
    [
      'a decimal without its nought',
      english('The probe reacts in .4 s.'),
      'The probe reacts in 0.4 seconds.',
    ],
    ['a version with a nought at its end', english('Install 4.2.0 first.'), 'Install 4.2 first.'],
    [
      'the first number of a range',
      english('Sales of $830 million to $850 million.'),
      'Sales of $830–850 million.',
    ],
    [
      'basis points',
      english('The margin widened by 180 basis points.'),
      'It widened by 1.8 percentage points.',
    ],
    ['a short million', english('They bought 2.4 million shares.'), 'They bought 2.4m shares.'],
    ['cents', english('A seed costs 80 cents.'), 'A seed costs $0.80.'],
    [
      'minutes that a Japanese sentence goes on with',
      '会議を減らしました。毎朝30分の朝礼をやめました。連絡は掲示板に書きます。',
      '30分',
    ],
    [
      'a name of a figure and a letter at the end of a sentence',
      english('We work at 18F, and we ask.'),
      'We work at 18F. While asking helps, listening helps more.',
    ],
    [
      'a month at the end of a sentence',
      'El museo abre el 22 de mayo en la plaza mayor de la ciudad. Todo el mundo puede venir.',
      'Abre el 22 de mayo. Cuéntanos lo que piensas.',
    ],
    ['a day without its year', german('Am 17. Juli fiel das Urteil.'), 'Das Urteil fiel am 17.07.'],
  ])('is proven: %s', (_form, source, telling) => {
    expect(unsupported(source, telling)).toEqual([]);
  });

  it.each([
    [
      'the other half of the day',
      english('The doors open at 11 a.m.'),
      'The doors open at 11 p.m.',
      '11 p.m.',
    ],
    ['other minutes', german('Es endet um 20.15 Uhr.'), 'Es endet um 20:45 Uhr.', '20:45'],
    ['the digits of a decimal', english('The probe reacts in .4 s.'), 'The probe reacts in 4 s.', '4'],
    ['another version', english('Install 4.1.7 first.'), 'Install 41.7 first.', '41.7'],
    ['the day of a date as a count', english('It closes on 5 June.'), 'It has 5 doors.', '5'],
    [
      'millions for thousands',
      english('They bought 2.4 thousand shares.'),
      'They bought 2.4m shares.',
      '2.4',
    ],
  ])('is found: %s', (_form, source, telling, madeUp) => {
    expect(unsupported(source, telling)).toEqual([madeUp]);
  });
});
