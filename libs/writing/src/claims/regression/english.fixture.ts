import type { ClaimFixture } from './claims.fixture.js';

/** English: a faithful and an invented version of one article. */
export const english: ClaimFixture = {
  language: 'en',
  source: `# How Riverton moved its library online

In March 2017 the Riverton Public Library closed two of its five branches. Maria Keller, who has led the library since 2012, says the decision was painful.

"We did not lose readers, we lost rooms," said Keller in an interview with the Riverton Gazette on June 2, 2018.

Visits to the website rose from 12,400 to 31,000 a month, an increase of 150 percent. The new catalogue cost $1.2 million, of which the Harlow Foundation paid 40%.

About 300 volunteers scanned 8,500 books in six weeks. Most of them were students of Northfield College. A single volunteer scanned 412 pages in 30 minutes.

The software, called OpenShelf, was written by a team of seven engineers at Brightline Labs in Portland. It runs on 14 servers and answers a search in 0.3 seconds. The source code is at https://openshelf.example.org/code.

According to Daniel Okafor of Brightline Labs, "the hard part was never the code; it was the agreements with publishers."

In the 1990s the library lent 2 million books a year. By 2019 it was 650,000, and three in four loans were e-books. The city council will vote on the next budget, €890,000, on 15 October 2020.`,
  faithful: [
    'Visits grew from 12.4 thousand to 31,000 a month.',
    'That is a rise of 150%.',
    'Of the 1.2 million dollars, 40 per cent came from the Harlow Foundation.',
    'Keller has led the library since 2012.',
    'In 2017, two of five branches closed.',
    'Volunteers scanned 8500 books in 6 weeks.',
    'Around three hundred volunteers took part, most of them from Northfield College.',
    '“We did not lose readers, we lost rooms,” said Maria Keller.',
    'Seven engineers at Brightline Labs wrote OpenShelf in Portland.',
    'The code is open: openshelf.example.org/code',
    'A search takes 0.3 seconds on 14 servers.',
    'The council votes on 15 October 2020 about €890,000.',
    'On 2 June 2018 Keller spoke to the Riverton Gazette.',
    'In the 1990s, readers took home two million books a year.',
    'By 2019 only 650,000 loans were left, and 3 in 4 were e-books.',
    'One volunteer managed 412 pages in a 30-minute shift.',
    'The hard part, says Okafor, was never the code.',
    'Daniel Okafor: "The hard part was never the code; it was the agreements with publishers."',
    '3) Riverton closed branches and won readers.',
    '0:00 Why Riverton went online',
    'Rooms were lost, readers were not. 3/9',
    'Segment 2: The catalogue',
    'Minutes: 5',
    'Scene 1 (0–3 s): a shelf that empties',
    '#OpenShelf #Library2020',
  ],
  invented: [
    ['Visits grew from 12,400 to 41,000 a month.', ['41,000']],
    ['That is a rise of 250%.', ['250%']],
    ['The Harlow Foundation paid 60 percent of it.', ['60 percent']],
    ['The catalogue cost $2.1 million.', ['$2.1 million']],
    ['The council votes on £890,000 this autumn.', ['£890,000']],
    ['Keller has led the library since 2010.', ['2010']],
    ['In April 2017 two branches closed.', ['April 2017']],
    ['On June 12, 2018 she spoke to the press.', ['June 12, 2018']],
    ['Volunteers scanned 8,500 books in nine weeks.', ['nine']],
    ['Some 412 pages took only 30 seconds.', ['30']],
    ['The decision was praised by Laura Mendes of the council.', ['Laura Mendes']],
    ['Students of Harvard helped for free.', ['Harvard']],
    ['The catalogue runs on Google Cloud.', ['Google Cloud']],
    ['It was built with help from NASA.', ['NASA']],
    ['“Libraries are the heart of every town,” said Keller.', ['Libraries are the heart of every town,']],
    [
      'Okafor put it this way: "publishers were a pleasure to work with from the start"',
      ['publishers were a pleasure to work with from the start'],
    ],
    ['Read more at https://riverton.example.com/library.', ['https://riverton.example.com/library']],
    ['A team of eleven engineers wrote it.', ['eleven']],
    ['The software answers in 0.8 seconds on 14 servers.', ['0.8']],
    ['In the 1980s the library lent more.', ['1980s']],
    ['By 2019 it was 560,000 loans.', ['560,000']],
    ['About 30% of loans were e-books.', ['30%']],
    ['Some 300 people lost a branch near Lake Tahoe.', ['Lake Tahoe']],
    ['Microsoft announced a similar catalogue.', ['Microsoft']],
    ['Twenty-five branches remain in Riverton.', ['Twenty-five']],
    ['Half a billion readers? No: 3 billion books.', ['Half a billion', '3 billion']],
  ],
};
