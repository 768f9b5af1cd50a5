import { readSource } from '../../source/read-source.js';
import { checkClaims } from '../../claims/check-claims.js';

const unsupported = (source: string, telling: string): string[] =>
  checkClaims(telling, readSource(source)).flatMap((claim) => (claim.source === null ? [claim.text] : []));

const english = (said: string): string =>
  `The council of the town met again last week, and this is what it wrote down. ${said} Everybody was there.`;
const german = (said: string): string =>
  `Der Rat der Stadt hat sich in der letzten Woche wieder getroffen und das notiert. ${said} Alle waren da.`;

describe('a figure told in another form', () => {
  it.each([
    ['a postcode', english('We are in Horton Road, TW19 6AQ'), 'Horton Road, TW19 6AQ; parking is free.'],
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
    ['a multiple by its sign', english('The new press is 8x faster.'), 'The press is eight times as fast.'],
    ['half a dozen', english('They own six boats.'), 'They own half a dozen boats.'],
    ['half a dozen by its number', english('They own half a dozen boats.'), 'They own six boats.'],
    ['ein halbes Dutzend', german('Sie haben sechs Boote.'), 'Sie haben ein halbes Dutzend Boote.'],
    [
      'a multiple in two words',
      english('The club grew from 2 members to 70.'),
      'The club is thirty-five times as large.',
    ],
    ['a number of several words', english('It cost $300,000.'), 'It cost three hundred thousand dollars.'],
    ['a bound behind its unit', english('Leave at least 7 metres.'), 'Leave 7 metres or more.'],
    ['a plus behind it', english('Loading takes 15+ minutes.'), 'Loading takes fifteen minutes or more.'],
    ['a name that begins with a number', english('The 30Stunden paper wrote it.'), '30Stunden wrote it.'],
    [
      'a currency that all amounts are in',
      german('Von den 8 Millionen Euro bleiben 2,5 Millionen im Haus.'),
      '2,5 Millionen Euro bleiben im Haus.',
    ],
    ['a declined German name', german('Das teilten die Stadtwerken Ulm mit.'), 'So die Stadtwerke Ulm.'],
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
    ['a month by its season', english('It opened on 12 May 2015.'), 'It opened in spring 2015.'],
    ['half a year by its months', english('Sales rose until June 2019.'), 'Sales rose in H1 2019.'],
    ['a year of an era', '町の博物館は2019年4月に開館しました。建物は古い倉です。', '平成31年4月に開館。'],
    ['a sum', english('They shipped 19 large and 12 small boats.'), 'They shipped 31 boats in all.'],
    ['a difference', english('Sales rose from 4.2 to 14 million euros.'), 'That is €9.8 million more.'],
    [
      'a day as a streak',
      english('It won for the second year in a row.'),
      'It won for the second straight year.',
    ],
    ['a few by the word', english('There were 663 contributors.'), 'Hundreds of contributors came.'],
    [
      'a share of two figures beside it',
      english('Of 212 guests, 159 agreed.'),
      '159 of 212 guests (75%) agreed.',
    ],
    ['a name by its initials', english('Dr. Anjali K. Mehta joined.'), 'A. Mehta and Anjali Mehta joined.'],
    ['a country by its other name', english('They left the U.S. in May.'), 'They left the United States.'],
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
    ['another season', english('It opened on 12 May 2015.'), 'It opened in autumn 2015.', 'autumn 2015'],
    [
      'another rate',
      english('It serves 350 million files a day.'),
      'It serves 350 million files an hour.',
      '350 million',
    ],
    [
      'a longer streak',
      english('It won for the second year in a row.'),
      'It won for the third year in a row.',
      'third year in a row',
    ],
    [
      'half a dozen for twelve',
      english('They own 12 boats.'),
      'They own half a dozen boats.',
      'half a dozen',
    ],
    [
      'another multiple in two words',
      english('The club grew from 2 members to 70.'),
      'The club is forty-five times as large.',
      'forty-five times ',
    ],
    [
      'dozens for three',
      english('Three babies were born, and 24 boats built.'),
      'Dozens of babies were born.',
      'Dozens',
    ],
    ['a percentage turned by its sign', english('Output changed by -4.2%.'), 'Output rose by 4.2%.', '4.2%'],
    [
      'dollars for euros',
      'El grupo ganó 136 millones de euros el año pasado, y todos lo saben en la ciudad.',
      'El grupo ganó 136 millones de dólares.',
      '136 millones de dólares',
    ],
  ])('is found: %s', (_form, source, telling, madeUp) => {
    expect(unsupported(source, telling)).toEqual([madeUp]);
  });
});
