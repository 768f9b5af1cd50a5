import type { ClaimFixture } from './claims.fixture.js';

/** Written before this session had read a line of the rules; the causes of what it missed were mended after. */
export const fifthHeldOut: readonly ClaimFixture[] = [
  {
    language: 'en',
    source: `Harbourlight Bakery opened its third shop, in Penrith, on 4 March 2024. Revenue doubled in two years, from £410,000 to £820,000, while the team grew from 11 to 26 people. Founder Imogen Vance borrowed £75,000 from Cumbria Growth Fund at 6.5% interest; the loan runs until 2029.

Between 30 and 40 customers queue before seven each Saturday. "We never planned to be big, we planned to be warm," Vance says. Her rye loaf weighs 900 grams and costs £4.20. One in five loaves goes to the food bank run by Colin Ashby. Orders go to orders@harbourlight.example or www.harbourlight.example/penrith; pictures are at @harbourlightbread.`,
    faithful: [
      'Twice the revenue within two years: £820k instead of £410k.',
      'Twenty-six people now work at Harbourlight.',
      'The Cumbria Growth Fund lent Vance £75,000.',
      'A fifth of the loaves are given to Ashby’s food bank.',
      'The loan ends in 2029 and costs 6.5 percent a year.',
      'The third shop has been open since March 2024.',
      'A 0.9 kg rye loaf for £4.20.',
      '“We planned to be warm,” says Imogen Vance.',
      'Thirty to forty people queue on a Saturday.',
      'Write to orders@harbourlight.example.',
    ],
    invented: [
      ['Revenue tripled in two years.', ['tripled']],
      ['The bakery opened its fourth shop in Penrith.', ['fourth']],
      ['The team grew to 62 people.', ['62']],
      ['Vance borrowed $75,000.', ['$75,000']],
      ['Between 30 and 60 customers queue before seven.', ['60']],
      ['“We always planned to be big,” Vance says.', ['We always planned to be big']],
      ['Every loaf costs £4.50.', ['£4.50']],
      ['Lloyds Bank refused the loan.', ['Lloyds Bank']],
      ['One in three loaves goes to the food bank.', ['One in three']],
      ['Order at sales@harbourlight.example.', ['sales@harbourlight.example']],
      ['Follow @harbourlightbakes for pictures.', ['@harbourlightbakes']],
      ['It opened on 14 March 2024.', ['14 March 2024']],
    ],
  },
  {
    language: 'en',
    source: `Version 7.2 of the Larkspur compiler was released last Tuesday, 9 September 2025. Cold builds of the Orrin code base went from 48 seconds to 31, and memory use dropped by a third. The release closes 214 issues, 37 of them older than five years. Maintainer Tomasz Wilk wrote most of the new cache; Priya Raman did the Windows port.

The minimum is now Node 22 and 4 GB of memory. Version 6 gets security fixes until the end of June 2026. "Caches are easy; knowing when to throw them away is not," Wilk wrote in the announcement. Download it at https://larkspur.example/get/7.2. Support for macOS 12 is gone, used by fewer than 2% of installs. The project has had three full-time developers since Ostend Labs began to pay them in 2021.`,
    faithful: [
      'Larkspur 7.2 came out in September 2025.',
      'Builds that took 48 seconds now take 31.',
      'Memory use is down by roughly 33%.',
      'Thirty-seven of the 214 closed issues were more than five years old.',
      'Wilk: “Caches are easy; knowing when to throw them away is not.”',
      'Raman ported it to Windows.',
      'Ostend Labs has paid three developers since 2021.',
      'You need at least Node 22 and 4 gigabytes of memory.',
      'Under 2 percent still ran macOS 12.',
      'Version 6 is patched through June 2026.',
    ],
    invented: [
      ['Memory use dropped by half.', ['half']],
      ['Cold builds are twice as fast.', ['twice']],
      ['The release closes 241 issues.', ['241']],
      ['Google pays the three developers.', ['Google']],
      ['Priya Raman wrote: “Caches are easy; knowing when to throw them away is not.”', ['Caches are easy']],
      ['Get it at https://larkspur.example/get/7.3.', ['https://larkspur.example/get/7.3']],
      ['You need 8 GB of memory.', ['8 GB']],
      ['Version 5 gets security fixes until June 2026.', ['5']],
      ['Support ends in July 2026.', ['July 2026']],
      ['Five developers work on it full-time.', ['Five']],
      ['It was released on Friday, 12 September.', ['Friday', '12 September']],
    ],
  },
  {
    language: 'en',
    source: `A study of 1,904 commuters in Leeds and Antwerp, published on 17 May in the Journal of Urban Health, links cycling to better sleep. Those who rode at least 15 km a week slept 22 minutes longer per night. The effect was strongest among people aged 45 to 54. Dr. Helene Maes of Ghent University led the work, which cost €1.3 million and was paid for by the European Commission.

Participants wore a wristband for six weeks. 61% were women. Bus users slept no better than drivers. "It is an association, not a cause," said co-author Ravi Sood. The team will follow 300 of the commuters until 2030. About a quarter of those asked had never ridden in the rain.`,
    faithful: [
      'Nearly two thousand commuters took part.',
      'Cyclists who rode 15 kilometres or more slept 22 minutes longer.',
      'Three in five participants were women.',
      'The European Commission paid €1,300,000.',
      'Maes works at Ghent University.',
      '“It is an association, not a cause,” Sood said.',
      'For a month and a half, they wore wristbands.',
      'Some 25% had never cycled in the rain.',
      'Three hundred commuters will be followed until 2030.',
      'The findings appeared on May 17.',
    ],
    invented: [
      ['The study followed 1,940 commuters.', ['1,940']],
      ['Riders slept 22 minutes less.', ['22 minutes less']],
      ['Participants wore the band for six months.', ['six months']],
      ['The Lancet published the study.', ['Lancet']],
      ['The effect was strongest among people aged 55 to 64.', ['55 to 64']],
      ['Two thirds of participants were women.', ['Two thirds']],
      ['It cost £1.3 million.', ['£1.3 million']],
      ['“It is a cause, not an association,” said Sood.', ['It is a cause, not an association']],
      ['Commuters in Leeds and Rotterdam took part.', ['Rotterdam']],
      ['They will be followed until 2035.', ['2035']],
    ],
  },
  {
    language: 'de',
    source: `Die Stadtwerke Wolfratsau haben am 12. Oktober 2023 ein Nahwärmenetz in Betrieb genommen. Es ist 8,4 Kilometer lang, versorgt 620 Haushalte und hat 5,7 Millionen Euro gekostet, 300.000 Euro weniger als geplant. Geschäftsführerin Annika Thoma rechnet mit 1.900 Tonnen weniger CO₂ im Jahr.

Die Wärme kommt zu 80 Prozent aus einer Hackschnitzelanlage der Firma Brandl & Söhne, der Rest aus Solarthermie. „Wir haben keinen einzigen Baum dafür gefällt“, betont Förster Ludwig Eder. Der Preis liegt bei 11,2 Cent je Kilowattstunde. Im zweiten Abschnitt sollen bis 2027 weitere 450 Haushalte folgen. Jeder dritte Anschluss wurde in Eigenleistung gelegt. Auskunft gibt Frau Thoma unter waerme@wolfratsau.example.`,
    faithful: [
      'Das Netz ging im Herbst 2023, am 12.10.2023, in Betrieb.',
      '620 Haushalte hängen an 8,4 km Leitung.',
      'Rund 5,7 Mio. Euro hat das Netz gekostet.',
      'Vier Fünftel der Wärme liefert die Anlage von Brandl & Söhne.',
      'Eder sagt: „Wir haben keinen einzigen Baum dafür gefällt.“',
      'Ein Drittel der Anschlüsse entstand in Eigenleistung.',
      'Es wurde 0,3 Millionen Euro billiger als geplant.',
      'Bis 2027 kommen 450 Haushalte hinzu.',
      'Thoma erwartet, dass 1900 Tonnen CO₂ eingespart werden.',
    ],
    invented: [
      ['Das Netz ist 4,8 Kilometer lang.', ['4,8 Kilometer']],
      ['Es kostete 300.000 Euro mehr als geplant.', ['300.000 Euro mehr']],
      [
        'Annika Thoma sagt: „Wir haben keinen einzigen Baum dafür gefällt.“',
        ['Wir haben keinen einzigen Baum'],
      ],
      ['Siemens lieferte die Anlage.', ['Siemens']],
      ['Jeder zweite Anschluss wurde in Eigenleistung gelegt.', ['Jeder zweite']],
      ['Der Preis liegt bei 12,1 Cent.', ['12,1 Cent']],
      ['Bis 2029 folgen weitere Haushalte.', ['2029']],
      ['Schreiben Sie an info@wolfratsau.example.', ['info@wolfratsau.example']],
      ['80 Prozent der Wärme kommen aus Solarthermie.', ['80 Prozent']],
      ['Am 12. November 2023 ging es los.', ['12. November 2023']],
    ],
  },
  {
    language: 'de',
    source: `Interview mit Regisseurin Miriam Kaltenegger: Ihr Film „Schneelinie“ lief in 14 Ländern und gewann im Februar drei Preise auf der Berlinale. Gedreht wurde an 38 Tagen im Zillertal, das Budget betrug 2,1 Millionen Schweizer Franken. Die Hauptrolle spielt die 71-jährige Hannelore Pichler, die vorher nie vor einer Kamera stand.

„Ich wollte eine Frau zeigen, die nicht um Erlaubnis fragt“, sagt Kaltenegger. Der Produzent Jonas Reber stieg nach einem Jahr ein. In der ersten Woche sahen den Film 46.000 Menschen, in der zweiten 58.000. Der nächste Film soll 2026 in Triest entstehen. Zwei Drittel der Crew waren Frauen.`,
    faithful: [
      'An achtunddreißig Tagen wurde im Zillertal gedreht.',
      'Pichler ist 71 Jahre alt.',
      'In der zweiten Woche waren es 58 000 Zuschauer.',
      'Kaltenegger: „Ich wollte eine Frau zeigen, die nicht um Erlaubnis fragt.“',
      'Rund 67 Prozent der Crew waren Frauen.',
      'Das Budget: 2,1 Mio. Franken.',
      '„Schneelinie“ war in vierzehn Ländern zu sehen.',
      'Reber produzierte den Film.',
    ],
    invented: [
      ['In der ersten Woche sahen 58.000 Menschen den Film.', ['58.000']],
      ['Das Budget betrug 2,1 Millionen Euro.', ['2,1 Millionen Euro']],
      ['Der Film gewann vier Preise.', ['vier']],
      ['Die 17-jährige Hannelore Pichler spielt die Hauptrolle.', ['17']],
      ['Auch Netflix zeigt den Film.', ['Netflix']],
      [
        '„Ich wollte eine Frau zeigen, die um Erlaubnis fragt“, sagt Kaltenegger.',
        ['Ich wollte eine Frau zeigen'],
      ],
      ['Der nächste Film entsteht in Venedig.', ['Venedig']],
      ['Die Hälfte der Crew waren Frauen.', ['Hälfte']],
      ['Im März gewann er drei Preise.', ['März']],
      ['Regie führte Miriam Kaltenbach.', ['Kaltenbach']],
    ],
  },
];
