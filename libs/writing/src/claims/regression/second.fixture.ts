import type { ClaimFixture } from './claims.fixture.js';

/** Written after the rules were mended for the first held-out set, to see whether they hold for texts they were not made for. */
export const secondHeldOut: readonly ClaimFixture[] = [
  {
    language: 'en',
    source: `The Pinewood school district bought 640 refurbished laptops in August 2022 for $211,000, about a third of the price of new ones. Technology director Leah Abrams expected one in ten to fail within a year; 31 did. "Kids break new ones just as fast," she said.

The district had 4,100 pupils and 212 teachers that autumn. Repairs took 3 to 5 days, and a student club of 18 did most of them. In spring 2023 the board, led by Walter Nkemelu, voted 6 to 1 to buy 900 more from Reboot Northwest, a charity in Spokane. The batteries last roughly 7 hours.`,
    faithful: [
      'Pinewood paid $211k for 640 laptops.',
      'Fewer than one in ten failed.',
      'Nkemelu’s board bought 900 more.',
      'About 200 teachers work in the district.',
      'Club members, eighteen of them, did the repairs.',
      '“Kids break new ones just as fast,” said Leah Abrams.',
      'Reboot Northwest is a charity.',
      'Batteries last about seven hours.',
      'Laptops don’t have to be new.',
      'Refurbished machines cost a third of the price of new ones.',
    ],
    invented: [
      ['Harrison opposed the purchase.', ['Harrison']],
      ['Microsoft gave a discount.', ['Microsoft']],
      ['Abrams bought 4,100 laptops.', ['4,100']],
      ['The board voted 5 to 2.', ['5 to 2']],
      ['Repairs took 3 to 5 weeks.', ['5 weeks']],
      ['“Kids break new ones just as fast,” said Walter Nkemelu.', ['Kids break new ones just as fast']],
      ['They were bought in August 2021.', ['August 2021']],
      ['New laptops cost five times as much.', ['five']],
      ['Half of the laptops failed.', ['Half']],
      ['Seattle is home to the charity.', ['Seattle']],
      ['Batteries last roughly 17 hours.', ['17']],
    ],
  },
  {
    language: 'de',
    source: `Die Bäckerei Hollmann in Münster backt seit April 2021 mit Strom statt mit Öl. Inhaberin Frauke Hollmann investierte 185.000 Euro in zwei Öfen, ein Viertel davon kam von der Stadt. Der Energieverbrauch sank um 28 Prozent, von 96.000 auf 69.000 Kilowattstunden im Jahr.

„Der Ofen ist leiser als mein Mann“, sagt Hollmann. Ihr Geselle Deniz Arslan steht um 2:30 Uhr auf und backt 1.200 Brötchen am Tag. Im Herbst 2024 will sie eine zweite Filiale in Telgte eröffnen, 12 Kilometer entfernt.`,
    faithful: [
      'Hollmanns Bäckerei backt mit Strom.',
      'Arslan backt täglich 1200 Brötchen.',
      'Rund 185 Tsd. Euro kosteten die Öfen.',
      'Die Stadt gab 25 Prozent dazu.',
      'Fast 30 Prozent weniger Energie braucht der Betrieb.',
      'Die Filiale in Telgte liegt 12 km weit weg.',
      '„Der Ofen ist leiser als mein Mann“, erzählt Frauke Hollmann.',
      'Brötchen um halb drei: So früh beginnt der Tag.',
    ],
    invented: [
      ['Stuttgart zahlte die Hälfte der Kosten.', ['Stuttgart', 'die Hälfte']],
      ['Der Verbrauch sank auf 96.000 Kilowattstunden.', ['96.000 Kilowattstunden']],
      ['Hollmann investierte 185.000 Dollar.', ['185.000 Dollar']],
      ['Peter Wiegand half beim Umbau.', ['Peter Wiegand']],
      ['„Der Ofen ist leiser als mein Mann“, sagt Arslan.', ['Der Ofen ist leiser als mein Mann']],
      ['Die zweite Filiale öffnet im Frühjahr 2025.', ['2025']],
      ['Die Produktion hat sich verdreifacht.', ['verdreifacht']],
      ['Sie backen 2.100 Brötchen am Tag.', ['2.100']],
    ],
  },
  {
    language: 'es',
    source: `El ayuntamiento de Ronda plantó 3.500 árboles entre noviembre de 2021 y marzo de 2022. La temperatura en el barrio de San Rafael bajó de 41 a 38 grados en las tardes de julio. La alcaldesa, Teresa Villalba, calcula que cada árbol costó 62 euros. «La sombra es un servicio público», dijo Villalba.

El botánico Iñaki Goñi pide paciencia: el 8 % de los árboles murió el primer verano. El riego consume 14.000 litros diarios, un tercio menos que el césped de antes.`,
    faithful: [
      'Ronda plantó 3500 árboles.',
      'Goñi recuerda que murió el 8 por ciento.',
      'Unos 14 mil litros diarios bastan.',
      'La alcaldesa Villalba habla de 62 € por árbol.',
      'Se plantaron desde noviembre de 2021.',
      'Bajó a 38 grados.',
      '«La sombra es un servicio público», afirma Teresa Villalba.',
      'Regar cuesta menos que antes.',
    ],
    invented: [
      ['Sevilla hizo lo mismo.', ['Sevilla']],
      ['Subió a 41 grados en julio.', ['41']],
      ['Murió el 18 % de los árboles.', ['18 %']],
      ['«La sombra es un servicio público», dijo Goñi.', ['La sombra es un servicio público']],
      ['Cada árbol costó 62 dólares.', ['62 dólares']],
      ['Se plantaron en marzo de 2023.', ['marzo de 2023']],
      ['Rafael Medina dirigió la obra.', ['Rafael Medina']],
      ['El riego consume la mitad de agua.', ['la mitad']],
    ],
  },
  {
    language: 'ja',
    source: `京都府の山城村で、廃校になった小学校が2019年に宿になった。改修費は1億2000万円で、村が4分の3を負担した。年間の宿泊客は2,400人、そのうち3割が海外からだ。

支配人の大西健太さんは「黒板だけは消せなかった」と語る。料理長の林美咲さんは地元の野菜を8割使う。朝食は1,500円で、近くの駅からバスで25分かかる。`,
    faithful: [
      '山城村の小学校は2019年に宿になりました。',
      '宿泊客は年2400人です。',
      '村が75%を負担しました。',
      '大西さんは「黒板だけは消せなかった」と話します。',
      '改修には1.2億円かかりました。',
      '野菜の80%は地元産です。',
      'バスで二十五分です。',
    ],
    invented: [
      ['奈良市も参加しました。', ['奈良市']],
      ['宿泊客の5割が海外からです。', ['5割']],
      ['林さんは「黒板だけは消せなかった」と話します。', ['黒板だけは消せなかった']],
      ['朝食は2,500円です。', ['2,500円']],
      ['改修費は12億円です。', ['12億円']],
      ['2018年に宿になりました。', ['2018年']],
      ['鈴木花子さんが設計しました。', ['鈴木花子']],
    ],
  },
];
