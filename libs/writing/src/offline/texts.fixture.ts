/** Texts of the project's own to write from in tests. */
export const NOTE =
  'Our bakery on Mill Street opens at six from Monday. We have added a second oven, so the sourdough will no longer sell out before nine. Bring your own bag and the coffee is free until Friday.';

export const ONE_SENTENCE =
  'Starting in March the city library will lend out 40 garden tool sets free of charge to anyone with a card for two weeks.';

export const STEPS = `# How to repot a houseplant without killing it

Most houseplants need a new pot every two years. Roots that circle the pot are the clearest sign.

## What you need

- A pot 2 to 4 cm wider than the old one
- Fresh potting soil

## Steps

1. Water the plant the day before. Moist soil holds together when you lift the plant.
2. Tip the pot on its side and pull gently at the base of the stem.
3. Loosen the outer roots with your fingers.
4. Put 3 cm of soil into the new pot and set the plant on top.

Keep the plant out of direct sun for one week. Do not fertilise for six weeks, because fresh soil already holds enough nutrients.
`;

export const SPANISH = `# Por qué dejamos de reunirnos los viernes

Desde enero los viernes están libres de reuniones en nuestra oficina. La idea nació en el equipo de soporte, que pasaba cuatro horas de cada viernes en llamadas.

## Qué cambiamos

Todas las citas fijas pasaron al martes y al miércoles. Quien necesita aclarar algo el viernes escribe un mensaje breve en el canal del proyecto. Las respuestas se esperan el lunes.

## Qué resultó

El número de incidencias cerradas en viernes subió un 31 por ciento. Dos equipos redujeron su planificación de dos semanas a una. «Por primera vez en años he programado un día entero», dice la desarrolladora Julia Campos.

Ventas tuvo que mover reuniones con clientes, porque muchos clientes prefieren el viernes.
`;

export const GERMAN = `# Warum wir freitags keine Meetings mehr haben

Seit Januar ist der Freitag bei uns frei von Besprechungen. Die Idee kam aus dem Support, der an jedem Freitag im Schnitt vier Stunden in Besprechungen verbrachte.

## Was wir geändert haben

Alle wiederkehrenden Termine wurden auf Dienstag und Mittwoch gelegt. Wer am Freitag etwas klären muss, schreibt eine kurze Nachricht in den Projektkanal. Antworten werden erst am Montag erwartet.

## Was dabei herauskam

Die Zahl der abgeschlossenen Anfragen stieg am Freitag um 31 Prozent. Zwei Teams haben ihre Planung von zwei Wochen auf eine Woche verkürzt. Der Vertrieb musste Kundentermine verschieben, weil viele Kunden gerade den Freitag bevorzugten.
`;

/** An article of about 600 words under headings. */
export const HARBOUR = `# How a small harbour cut its water bill by 38 percent

Lindholm harbour has room for 140 boats and one very old set of pipes. Every summer the water bill rose faster than the number of guests. Last year the harbour board decided to find out where the water went. The answer surprised even the harbour master, Eva Nyström, who has worked on the piers for 22 years.

## Measure before you repair

The board began with meters, not with shovels. Twelve cheap flow meters were mounted on the pier taps in April. Each meter sends one reading an hour to a shared spreadsheet. Volunteers checked the spreadsheet every Sunday evening. After six weeks the pattern was plain to see. Two of the twelve taps used water all night long.

"We had blamed the guests for years," says Eva Nyström. The night readings proved the guests innocent. A cracked joint under pier three lost 900 litres a day. Another leak sat behind the laundry wall.

## Fix the boring things first

The harbour replaced 40 metres of pipe in two weekends. Members did most of the digging themselves. A plumber from the village checked every joint before the trench was closed. New washers for all taps cost less than a family dinner. The expensive pump that a salesman had recommended was never bought.

Small repairs paid for themselves within one season. Old hoses were swapped for shorter ones with a closing nozzle. A hose that closes by itself saves about 15 litres for each boat wash. Boat owners noticed the nozzles and asked for more of them.

## Tell people what their water costs

Guests rarely waste water on purpose. Most sailors simply do not know what a shower costs the harbour. The board hung a small sign in each shower room with the price of one minute. Average shower time fell from nine minutes to six. Nobody complained about the signs. Children started to time their parents with a kitchen clock.

The harbour also prints the monthly use on the back of the mooring ticket. Numbers on paper turned out to start conversations on the pier. Regular guests now compare their boats over coffee.

## What did not work

A coin machine for the washing hose broke within a month. Salt water and small coins are a bad mix. The rain barrel behind the kiosk filled quickly in spring and stayed empty through July. Plans for a second barrel were dropped in autumn. Failed attempts cost the harbour about 600 euros in total.

## What other harbours can copy

Start with meters on the taps that run at night. Share the readings with everyone who pays the bill. Repair joints and washers before you shop for machines. Put the price where people use the water. Neighbouring harbours have visited Lindholm four times since September. Eva Nyström lends them her spare meters for six weeks at a time. The board expects the savings to pay for a new sauna by 2027.
`;

export const NIGHT_BUSES = `# What a year of night buses cost the city

The night bus carried more people than anybody had planned for. It never paid for the second driver that the law asks for.

## How drivers were found

Every driver in the region got a letter from the company in the spring. Only six of the forty drivers said yes. A driver who works one night needs two days of rest.

Most of the letters came back, and some of the drivers called to explain that their families would not have it. One of them sent a drawing by her daughter.

## What passengers did

Riders learned the last stop by heart. The share of tickets bought on board fell from 64 percent to 12 percent. Nobody had asked for the app that replaced them.

Two sisters took the bus every Friday to play cards with their aunt in the old harbour, and they brought the driver a thermos of soup, which he shared with the guard at the mill on cold nights.

## What it cost

The council had hoped for a small loss and set nothing aside. The buses cost €612,000 in the first year. The difference comes from the fund for safe streets.

## What comes next

The council votes on a second year in March. The fund for safe streets has money for three more winters of night buses.
`;
