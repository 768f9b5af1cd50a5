import { readSource } from '../source/read-source.js';
import { figureRank, figuresOf, tellingFigure } from './figures.js';

it.each([
  ['Fernweh 2.0 splits each expense.', '2.0', ''],
  ['We released Fernweh 3 in May.', '3', ''],
  ['Node.js 26 follows the schedule.', '26', ''],
  ['A week before my 40th birthday I ran.', '40th', ''],
  ['Item 8.2 Clerk’s report', '8.2', ''],
  ['We moved from layer 3 or 4 rules to names.', '3', ''],
  ['They teach grade 5 children to row.', '5', ''],
  ['In that class 20 children row.', '20', '20 children'],
  ['Only 2.5 hours were left.', '2.5', '2.5 hours'],
  ['Exactly 12 guests came.', '12', '12 guests'],
  ['It fell from 5 hours 40 minutes to three.', '40 minutes', '5 hours 40 minutes'],
  ['It fell from 5 hours 40 minutes to three.', '5', '5 hours 40 minutes'],
  [
    'It rose from 6 hours 51 minutes to 7 hours 25 minutes.',
    '51',
    'from 6 hours 51 minutes to 7 hours 25 minutes',
  ],
  ['Nearly 50 percent use it.', '50 percent', 'Nearly 50 percent'],
  ['It removes almost 100% of the code.', '100%', 'almost 100%'],
  ['In all 9% saw less.', '9%', '9%'],
  ['They ask 90% of the farms.', '90%', '90% of the farms'],
  ['They counted more than 200 boats.', '200', 'more than 200 boats'],
  ['The shop closes at 15 Uhr.', '15', ''],
  ['The doors open at 5 pm.', '5', ''],
  ['The tram goes at 70 kilometres per hour here.', '70', '70 kilometres per hour'],
  ['The bakery sells 1,400 rolls a day.', '1,400', '1,400 rolls a day'],
  ['It took 90 minutes a second time.', '90', '90 minutes'],
  ['They sold 300 rolls and a day later none.', '300', '300 rolls'],
  ['They sold 300 rolls a week later.', '300', '300 rolls'],
  ['They hired 40 bakers a year ago.', '40', '40 bakers'],
  ['They lost 120 loaves a month after the storm.', '120', '120 loaves'],
  ['They sold 300 rolls a week or two later.', '300', '300 rolls'],
  ['They sell 300 rolls a week in summer.', '300', '300 rolls a week'],
  ['She talks about 50 mills.', '50', '50 mills'],
  ['She asked about 30 bakers.', '30', '30 bakers'],
  ['They wrote about 40 pages.', '40', '40 pages'],
  ['We stored about 30 loaves.', '30', 'about 30 loaves'],
  ['The dough takes about 40 minutes.', '40', 'about 40 minutes'],
  ['We lost 40 kilos per farm.', '40', '40 kilos'],
  ['Fig. 3 depicts the boat.', '3', ''],
  ['Step 4 takes a week.', '4', ''],
  ['Only 4 boats came.', '4', '4 boats'],
  ['Our tests with 25 groups took a week.', '25', '25 groups'],
  ['La fête dure de 11 heures à 18 heures.', '11', ''],
  ['We find that ~60% of the boats leak.', '60%', '~60% of the boats'],
  ['A tip lasts from 30 minutes to an hour.', '30', 'from 30 minutes to an hour'],
  ['The walk from 30 houses to a mill is short.', '30', '30 houses'],
  ['We sold about 40 boats.', '40', 'about 40 boats'],
  ['On short walks (1 to 10 miles) I rest once.', '10', '1 to 10 miles'],
  ['The crew has between 8 and 12 rowers.', '12', 'between 8 and 12 rowers'],
  ['The crew has 8 or 12 rowers.', '12', '8 or 12 rowers'],
  ['They won by 5 to 3 goals.', '3', ''],
  ['Between 1500 and 2000 rowers came.', '2000', ''],
  ['Some 2000 to 3000 rowers came.', '3000', '2000 to 3000 rowers'],
  ['It costs $5 to $10.', '$10', '$5 to $10'],
  ['It costs $50 to $90 a day.', '$50', '$50 to $90'],
  ['It takes 5 to 10 percent of the boats.', '10 percent', '5 to 10 percent of the boats'],
  ['We gave 40 boats to 12 clubs.', '12', '12 clubs'],
  ['Between 9 and noon 12 rowers came.', '12', '12 rowers'],
  ['We baked for about two or three days.', 'three', 'about two or three days'],
  ['A crew has 8 to 10 rowers.', '10', '8 to 10 rowers'],
  ['A crew has 8–10 rowers.', '10', '8–10 rowers'],
  ['A boat costs from $12-$40 a day.', '$12', '$12-$40'],
  ['Boat $12-40A is for rent at $9.', '$9', '$9'],
  ['It feels like rowing a boat with three broken oars.', 'three', ''],
  ['Rowing is a bit like a race of nine snails.', 'nine', ''],
  ['It looks like a year with 300 guests.', '300', '300 guests'],
  ['We row like a crew, and 300 guests watch.', '300', '300 guests'],
  ['Rowing is like a dance, and nine guests watch.', 'nine', 'nine guests'],
  ['A crew has between 8 and 10 rowers.', '10', 'between 8 and 10 rowers'],
  ['We sold 8 boats and 10 oars.', '10', '10 oars'],
  ['She was one of 10 rowers.', '10', '10 rowers'],
  ['She came at 8 or so and 10 rowers with her.', '10', '10 rowers'],
])('what %s shows in large type', (text, figure, shown) => {
  expect(tellingFigure(text, figure, 'en')).toBe(shown);
});

it.each([
  ['es', 'En los años 30 habría resuelto problemas.', '30', ''],
  ['es', 'Vinieron 120 personas al taller.', '120', '120 personas'],
  ['fr', 'La maison est libre du 1er au 4.', '1er', ''],
  ['it', 'La casa ha aperto il 1° maggio.', '1°', ''],
  ['de', 'Es kamen 5 bis 10 Boote.', '10', '5 bis 10 Boote'],
  ['nl', 'Er zijn 6 meetups georganiseerd.', '6', '6 meetups'],
  ['de', 'Ja: 14 Nein: 2 Der Antrag ist angenommen.', '14', ''],
  ['de', 'Der Zug fährt mit 230 Kilometern pro Stunde.', '230', '230 Kilometern pro Stunde'],
  ['en', 'These are the 14 rules: some are new.', '14', '14 rules'],
  ['es', 'Vendieron 500 panes al año siguiente.', '500', '500 panes'],
  ['es', 'Venden 500 panes al año.', '500', '500 panes al año'],
  ['fr', 'Ils vendent 500 pains par an.', '500', '500 pains par an'],
  ['sv', 'Vi har bakat 300 bullar idag.', '300', '300 bullar'],
])('%s: what %s shows', (language, text, figure, shown) => {
  expect(tellingFigure(text, figure, language)).toBe(shown);
});

it.each([
  ['Le 727 étant une épreuve, je ne compte pas.', '727', ''],
  ['La route a 727 kilomètres de long.', '727', '727 kilomètres'],
])('what %s shows in French', (text, figure, shown) => {
  expect(tellingFigure(text, figure, 'fr')).toBe(shown);
});

it.each([
  ['from 64 percent to 12 percent', 3],
  ['€612,000', 3],
  ['600 members', 2],
  ['600 rolls a year', 2],
  ['Seven heroes', 1],
  ['Six years', 0],
  ['', 0],
] as const)('how much %s says in large type', (figure, rank) => {
  expect(figureRank(figure)).toBe(rank);
});

it.each([
  ['Mit fast 1.500 Metern ist er der höchste.', '1.500', 'fast 1.500 Metern'],
  ['Der Weg führt unter 20 Brücken durch.', '20', '20 Brücken'],
  ['Sie schrieb über 40 Mühlen.', '40', '40 Mühlen'],
  ['Der Turm ist über 40 Meter hoch.', '40', 'über 40 Meter'],
  ['Es waren mehr als 40 Mühlen.', '40', 'mehr als 40 Mühlen'],
  ['Sie sind schnell, genau 1.500 Meter.', '1.500', '1.500 Meter'],
])('what bounds a figure is part of it in other languages: %s', (text, figure, shown) => {
  expect(tellingFigure(text, figure, 'de')).toBe(shown);
});

it.each([
  ['The club beat its goal of 150 members with 179 members.', '179'],
  ['The club set itself a goal of 150 members.', '150'],
  ['The goal was scored by 150 members and 179 guests.', '150'],
])('what was reached says more than the aim: %s', (text, figure) => {
  expect([...figuresOf(readSource(text)).values()]).toEqual([figure]);
});
