import type { ClaimFixture } from './claims.fixture.js';

/**
 * Written before the rules were looked at, and measured once before they were changed: tellings as models make them, with
 * names at the head of a sentence, figures swapped, rounded and said in words, and quotations given to the wrong person.
 */
export const heldOut: readonly ClaimFixture[] = [
  {
    language: 'en',
    source: `# The ferry that stopped waiting

On 4 May 2021 the island council of Skerrin put its two ferries on a fixed timetable. Until then the boats had waited for late trains from Dunmore, sometimes for 50 minutes. Ingrid Halvorsen, who chairs the council, called the old habit "a kindness that made everybody late".

The council had counted 1,248 crossings in 2020. On 416 of them the boat left late, and the average delay was 18 minutes. After the change the figure fell to 6 minutes. Fuel use dropped by 12%, from 310,000 to 272,800 litres a year, and the council saved £41,500.

Not everybody was glad. The Dunmore Hotel lost guests, and its manager, Tom Brady, wrote to the Western Herald: "We sell evenings, and the last boat now leaves before dinner." The council answered with a third evening boat on Fridays, which runs from June to September. The boats are about 40 metres long and carry up to 250 passengers and 36 cars at 14 knots.

Marine Consult, an engineering firm in Leith, had advised the council to buy a faster ship for £9.4 million. "A new ship would have been late as well, only sooner," said Halvorsen. She expects the ferries to last until 2034.`,
    faithful: [
      'A third of the crossings in 2020 left late.',
      'The average delay fell by two thirds, from 18 to 6 minutes.',
      'Delays are now a third of what they were.',
      'Ms Halvorsen chairs the council of Skerrin.',
      'Skerrin’s ferries run to a timetable since 4 May 2021.',
      'In May 2021 the council fixed the timetable.',
      'The firm in Leith wanted a £9.4m ship.',
      'It saved the council £41.5k and 12 per cent of its fuel.',
      'Brady runs the Dunmore Hotel.',
      'The council counted 1.2k crossings in 2020.',
      'About 1,250 crossings were counted that year.',
      'A boat takes 36 cars and as many as 250 passengers.',
      '“A new ship would have been late as well, only sooner,” Ingrid Halvorsen said.',
      'Halvorsen called it “a kindness that made everybody late.”',
      'Fuel fell from 310,000 litres to 272,800 litres.',
      'Two ferries, one timetable, forty metres of boat.',
      'Waiting is a habit. Skerrin broke it.',
      'Trains from Dunmore kept the boats for up to fifty minutes.',
    ],
    invented: [
      ['Margarethe Olsen, who chairs the council, decided it.', ['Margarethe Olsen']],
      ['Fergusson disagreed with the timetable.', ['Fergusson']],
      ['Oslo watched the experiment with interest.', ['Oslo']],
      ['Halvorsen had 416 letters from the Edinburgh office.', ['416', 'Edinburgh']],
      ['The average delay rose to 50 minutes after the change.', ['50 minutes']],
      ['The council counted 416 crossings in 2020.', ['416']],
      ['The council saved $41,500.', ['$41,500']],
      ['The boats make 14 miles an hour.', ['14 miles']],
      ['On 5 April 2021 the timetable began.', ['5 April 2021']],
      ['Half of the crossings left late.', ['Half']],
      ['Delays were cut by three quarters.', ['three quarters']],
      ['Fuel use was twice as high before.', ['twice']],
      [
        '“A new ship would have been late as well, only sooner,” said Tom Brady.',
        ['“A new ship would have been late as well, only sooner,”'],
      ],
      ['“We sell mornings and nobody buys them,” wrote Brady.', ['“We sell mornings and nobody buys them,”']],
      ['The evening boat runs from March to September.', ['March']],
      ['Fuel use dropped by 18%.', ['18%']],
      ['The ferries should last until 2043.', ['2043']],
      ['Between 20 and 25 minutes were lost on each crossing.', ['20 and 25 minutes']],
    ],
  },
  {
    language: 'en',
    source: `Fairlight Foods has sold its bakery arm to the Dutch group Van der Meer for €64 million, the company said on Tuesday, 14 March 2023. The arm made 23 percent of Fairlight's revenue in 2022, which was €412.5 million.

Chief executive Priya Raman told analysts that the price was "about nine times earnings". Finance chief Colm Doyle added: "We will pay down debt first and talk about dividends later." Net debt stood at €118 million at the end of the year, down from €146 million.

The sale covers 11 plants in Ireland, Poland and Portugal with 2,300 employees. Fairlight keeps its frozen-fruit business, which grew by 8 to 10 percent in each of the last three years. Shares rose 4.2% to €17.85. The deal is to close in the second quarter of 2024 and needs the consent of the European Commission.`,
    faithful: [
      'Nearly a quarter of revenue came from the bakery arm.',
      'The bakery arm brought in 23% of €412.5m.',
      'Fairlight sells eleven plants and 2.3k jobs to Van der Meer.',
      'Net debt fell by €28 million, says the company: from €146m to €118m.',
      'CEO Priya Raman speaks of “about nine times earnings”.',
      'Doyle: “We will pay down debt first and talk about dividends later.”',
      'Closing is planned for Q2 2024.',
      'Frozen fruit grew 8–10% a year.',
      'The EC has to agree.',
      'A Fairlight share costs €17.85, 4.2 percent more.',
      'On March 14, 2023, Fairlight Foods announced the sale.',
    ],
    invented: [
      ['Unilever bought the bakery arm.', ['Unilever']],
      ['Fairlight gets 64 million dollars.', ['64 million dollars']],
      ['Revenue was €4.125 billion.', ['€4.125 billion']],
      ['Closing is planned for Q3 2024.', ['Q3 2024']],
      [
        'Raman: “We will pay down debt first and talk about dividends later.”',
        ['“We will pay down debt first and talk about dividends later.”'],
      ],
      ['The sale covers 23 plants.', ['23']],
      ['Plants in Ireland, Poland and Spain change hands.', ['Spain']],
      ['Frozen fruit grew 8–12% a year.', ['8–12%']],
      ['Brenda Collins, an analyst, called it cheap.', ['Brenda Collins']],
      ['That is roughly $70 million.', ['$70 million']],
      ['Read more at fairlight.example/investors.', ['fairlight.example/investors']],
    ],
  },
  {
    language: 'de',
    source: `# Die Genossenschaft am Fluss

Die Wohnungsgenossenschaft Auenland in Leipzig hat im Jahr 2022 ihre 1.860 Wohnungen an ein Nahwärmenetz angeschlossen. Das Projekt kostete 14,6 Mio. Euro; 35 Prozent davon zahlte die KfW. Vorstand Jürgen Lindner sagt: „Wir wollten nicht warten, bis das Gas noch einmal teurer wird.“

Vor dem Umbau heizten zwei Drittel der Häuser mit Gas. Der Verbrauch sank von 21.400 auf 15.300 Megawattstunden. Für eine Wohnung von 62 Quadratmetern zahlen Mieter heute 74 Euro im Monat statt 96 Euro. Die Bauleiterin Aylin Yılmaz vom Büro Thermoplan erinnert sich an den 3. Februar 2022: „An dem Tag war das ganze Viertel kalt, und niemand hat sich beschwert.“

Bis Ende 2025 sollen auch die 240 Häuser der Stadt Markkleeberg folgen. Die Stadtwerke Leipzig liefern die Wärme aus einer Kläranlage, die rund 12 Kilometer entfernt liegt.`,
    faithful: [
      'Lindners Genossenschaft versorgt 1860 Wohnungen.',
      'Das Nahwärmenetz kostete 14,6 Millionen Euro.',
      'Gut ein Drittel zahlte die KfW.',
      'Zwei von drei Häusern heizten mit Gas.',
      'Mieter sparen: 74 statt 96 Euro für 62 m².',
      'Am 3.2.2022 war es kalt, berichtet Yılmaz.',
      'Die Stadtwerke holen die Wärme aus 12 km Entfernung.',
      'Markkleebergs 240 Häuser sollen bis 2025 folgen.',
      '„Wir wollten nicht warten, bis das Gas noch einmal teurer wird“, sagt Jürgen Lindner.',
      'Der Verbrauch fiel auf 15.300 MWh.',
      'Wärme aus der Kläranlage: Leipzig macht es vor.',
    ],
    invented: [
      ['Matthias Kröger leitete den Umbau.', ['Matthias Kröger']],
      ['Dresden will folgen.', ['Dresden']],
      ['Das Projekt kostete 14,6 Mrd. Euro.', ['14,6 Mrd. Euro']],
      ['Drei Viertel der Häuser heizten mit Gas.', ['Drei Viertel']],
      ['Der Verbrauch sank auf 21.400 Megawattstunden.', ['21.400 Megawattstunden']],
      ['Am 2. März 2022 war das Viertel kalt.', ['2. März 2022']],
      [
        '„An dem Tag war das ganze Viertel kalt, und niemand hat sich beschwert“, sagt Lindner.',
        ['„An dem Tag war das ganze Viertel kalt, und niemand hat sich beschwert“'],
      ],
      ['Die Kläranlage liegt 12 Meilen entfernt.', ['12 Meilen']],
      ['Die Sparkasse Leipzig zahlte mit.', ['Sparkasse Leipzig']],
      ['Die Miete hat sich verdoppelt.', ['verdoppelt']],
    ],
  },
  {
    language: 'es',
    source: `# Una cooperativa de pescadores en Cedeira

La cooperativa O Porto, fundada en 1987 en Cedeira, vende desde el 12 de enero de 2023 la mitad de su pescado por internet. Antes pasaba por la lonja, donde el kilo de merluza se pagaba a 6,20 euros; ahora los 84 socios cobran 9,50 euros.

La presidenta, Carmen Seoane, explica que el cambio costó 310.000 euros, de los que la Xunta de Galicia pagó 120.000. «No queríamos ser una tienda, queríamos dejar de regalar», dice Seoane. El envío tarda menos de 24 horas y llega a 1.400 hogares cada semana.

El patrón Xosé Lamas sale a las 4:30 de la mañana y vuelve con unos 180 kilos. «El mar paga igual, la que cambia es la tierra», afirma Lamas. En 2024 la cooperativa espera facturar 3,2 millones de euros, el doble que en 2021.`,
    faithful: [
      'El 12/01/2023 la cooperativa empezó a vender por internet.',
      'Desde enero de 2023 vende el 50 % por internet.',
      'La Xunta puso 120 mil euros de los 310 mil.',
      'Los socios, 84 en total, cobran 9,5 € por kilo.',
      'Cada semana llega a 1400 hogares.',
      '«No queríamos ser una tienda, queríamos dejar de regalar», dice Carmen Seoane.',
      'O Porto nació en 1987.',
      'Espera facturar 3,2 M€ en 2024.',
      'Lamas sale de madrugada, a las 4:30, y trae 180 kg.',
      'El envío llega en un día.',
    ],
    invented: [
      ['Vigo quiere copiar el modelo.', ['Vigo']],
      ['Manuel Otero dirige la cooperativa.', ['Manuel Otero']],
      ['El 1 de diciembre de 2023 empezó la venta.', ['1 de diciembre de 2023']],
      ['El kilo se paga ahora a 6,20 dólares.', ['6,20 dólares']],
      ['La cooperativa tiene 180 socios.', ['180']],
      ['Un tercio del pescado se vende por internet.', ['Un tercio']],
      [
        '«El mar paga igual, la que cambia es la tierra», afirma Seoane.',
        ['«El mar paga igual, la que cambia es la tierra»'],
      ],
      ['En 2024 espera facturar 32 millones de euros.', ['32 millones de euros']],
      ['Factura el triple que en 2021.', ['el triple']],
    ],
  },
  {
    language: 'ja',
    source: `# 町の図書館が夜に開く理由

青森県の白浜町は2022年4月1日から、町立図書館を夜9時まで開けている。利用者は月に3,200人から4,800人に増え、そのうち4割は高校生だ。

館長の佐々木恵子さんは「本を貸す場所から、居られる場所に変えたかった」と話す。費用は年間620万円で、県が半分を負担した。職員は8人のままで、夜は地元の大学生12人が交代で入る。

町議会の高橋誠議員は「電気代だけで年に90万円かかる」と反対したが、1年後には賛成に回った。図書館には約5万冊の本があり、最も古いものは1912年に刊行された。`,
    faithful: [
      '白浜町の図書館は、2022年4月から夜9時まで開いています。',
      '利用者は月4800人になりました。',
      '高校生が40%を占めます。',
      '佐々木館長は「本を貸す場所から、居られる場所に変えたかった」と言います。',
      '年間の費用は620万円です。',
      '大学生十二人が夜を支えます。',
      '5万冊の本があります。',
      '利用者は1.5倍になりました。',
      '県が費用の50%を出しました。',
    ],
    invented: [
      ['弘前市も同じことを始めました。', ['弘前市']],
      ['利用者は月に5,200人です。', ['5,200人']],
      ['費用は年間620万ドルです。', ['620万ドル']],
      ['高校生が3割を占めます。', ['3割']],
      ['2021年4月1日に始まりました。', ['2021年4月1日']],
      ['田中一郎館長が決めました。', ['田中一郎']],
      ['佐々木さんは「電気代だけで年に90万円かかる」と話しました。', ['「電気代だけで年に90万円かかる」']],
      ['夜9時ではなく夜11時まで開いています。', ['11時']],
      ['職員は12人です。', ['12人']],
      ['利用者は3倍になりました。', ['3倍']],
    ],
  },
];
