import type { ClaimFixture } from './claims.fixture.js';

/** German: capitals on every noun, comma decimals, dates with full stops. */
export const german: ClaimFixture = {
  language: 'de',
  source: `# Wie die Stadtwerke Lindau den Strom sparten

Am 3. März 2019 schalteten die Stadtwerke Lindau 1.250 Straßenlaternen ab. Petra Vogel, Leiterin der Abteilung Netze, sprach von einem Versuch auf drei Monate.

Der Verbrauch sank um 12,5 Prozent, das sind 480.000 Kilowattstunden im Jahr. Gespart wurden 96.000 Euro. Die Umstellung auf LED kostete 2,4 Millionen Euro und dauerte acht Wochen.

„Wir haben nicht das Licht gespart, sondern die Verschwendung“, sagte Vogel der Südpost im Juni 2020.

Beteiligt waren 45 Betriebe, darunter die Hartmann GmbH und die Hochschule Kempten. Die Steuerung lieferte die Firma Lumatec aus Bregenz. Sie misst alle 15 Minuten und meldet Störungen innerhalb von 30 Sekunden.

Laut Jonas Reiter vom Institut für Lichttechnik sehen 73 % der Anwohner keinen Unterschied. Im Jahr 2015 waren es erst 41 %. Mehr dazu unter https://lindau.example.de/licht.`,
  faithful: [
    'Am 3. März 2019 gingen 1250 Laternen aus.',
    'Der Verbrauch sank um 12,5 %.',
    '480 000 Kilowattstunden im Jahr, 96.000 € gespart.',
    'Die Umstellung auf LED kostete 2,4 Mio. Euro.',
    'Acht Wochen dauerte die Arbeit.',
    'Petra Vogel leitet die Abteilung Netze.',
    '„Wir haben nicht das Licht gespart, sondern die Verschwendung“, sagte Petra Vogel.',
    'Im Juni 2020 erschien das Gespräch in der Südpost.',
    'Dabei waren 45 Betriebe, auch die Hartmann GmbH.',
    'Gemessen wird alle 15 Minuten, gemeldet nach 30 Sekunden.',
    '73 Prozent der Anwohner sehen keinen Unterschied, sagt Jonas Reiter.',
    'Im Jahr 2015 waren es 41 Prozent.',
    'Der Versuch lief 3 Monate.',
    'Weitere Zahlen: lindau.example.de/licht',
    'Ein gutes Beispiel für andere Städte und kleine Gemeinden.',
    'Weniger Verschwendung, gleiches Licht. 2/5',
    '1. Strom sparen ohne Verzicht',
  ],
  invented: [
    ['Der Verbrauch sank um 21,5 Prozent.', ['21,5 Prozent']],
    ['Gespart wurden 69.000 Euro.', ['69.000 Euro']],
    ['Die Umstellung kostete 4,2 Millionen Euro.', ['4,2 Millionen Euro']],
    ['Am 13. März 2019 begann der Versuch.', ['13. März 2019']],
    ['Im Juli 2020 war Schluss.', ['Juli 2020']],
    ['Der Versuch dauerte neun Wochen.', ['neun']],
    ['Beteiligt waren 54 Betriebe.', ['54']],
    ['Gefördert wurde er von Markus Söder persönlich.', ['Markus Söder']],
    ['Die Deutsche Telekom lieferte die Technik.', ['Deutsche Telekom']],
    [
      '„Das Licht gehört allen Menschen dieser Stadt“, sagte Vogel.',
      ['Das Licht gehört allen Menschen dieser Stadt'],
    ],
    ['Mehr unter https://lindau.example.com/strom.', ['https://lindau.example.com/strom']],
    ['Die Daten laufen über SAP und LED.', ['SAP']],
    ['Gemessen wird alle 15 Stunden.', ['15 Stunden']],
    ['Zuletzt waren es 37 %.', ['37 %']],
    ['Seit 2011 sparen die Stadtwerke.', ['2011']],
  ],
};
