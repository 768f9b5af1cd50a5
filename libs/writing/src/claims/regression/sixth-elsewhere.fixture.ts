import type { ClaimFixture } from './claims.fixture.js';

/** The sixth set in the languages that are not English or German. */
export const sixthHeldOutElsewhere: readonly ClaimFixture[] = [
  {
    language: 'es',
    source: `Un equipo de la Universidad de Cantarrana ha descubierto que tres de cada cinco abejas urbanas viven en jardines de menos de 40 metros cuadrados. El estudio, publicado el 7 de marzo en la revista Ecología Urbana, siguió durante dos años y medio 1.240 nidos en Sevilla y Oporto.

«La ciudad no es un desierto, es un mosaico», resume la bióloga Pilar Echenique. El uso de pesticidas bajó un 23 % en los barrios del proyecto, que costó 640.000 euros. Un tercio lo pagó la Fundación Colmena. La segunda fase empezará en otoño de 2026 con 35 voluntarios más. Los datos están en www.abejaurbana.example.`,
    faithful: [
      'El 60 % de las abejas urbanas vive en jardines pequeños.',
      'Siguieron 1240 nidos durante 30 meses.',
      'Echenique: «La ciudad no es un desierto, es un mosaico».',
      'La Fundación Colmena pagó el 33 % de los 640.000 €.',
      'El uso de pesticidas cayó un 23 por ciento.',
      'La segunda fase arranca en 2026.',
      'Se sumarán treinta y cinco voluntarios.',
      'El estudio apareció en Ecología Urbana.',
    ],
    invented: [
      ['Dos de cada cinco abejas viven en jardines.', ['Dos de cada cinco']],
      ['Se publicó el 17 de marzo.', ['17 de marzo']],
      ['El uso de pesticidas subió un 23 %.', ['23 %']],
      ['«La ciudad es un desierto», resume Echenique.', ['La ciudad es un desierto']],
      ['Siguieron nidos en Sevilla y Lisboa.', ['Lisboa']],
      ['Costó 460.000 euros.', ['460.000 euros']],
      ['La tercera fase empezará en 2026.', ['tercera']],
      ['La mitad lo pagó la Fundación Colmena.', ['mitad']],
      ['Bayer financió el estudio.', ['Bayer']],
      ['Más en www.abejarural.example.', ['www.abejarural.example']],
    ],
  },
  {
    language: 'es',
    source: `Entrevista a Ainhoa Zubiri, capitana del Bidasoa Remo. Su equipo ganó la liga por cuarta vez y remó 5.556 metros en 20 minutos y 14 segundos, nueve segundos menos que el año anterior. Entrenan seis días por semana desde febrero.

«El viento no se negocia», dice Zubiri, que tiene 34 años y trabaja de enfermera en Irún. El club tiene 210 socios y un presupuesto de 95.000 euros; el 45 % viene de patrocinadores. El entrenador Gorka Amézaga se retira en diciembre tras dieciocho temporadas. La próxima regata será el 12 de octubre en Castro.`,
    faithful: [
      'Zubiri, de 34 años, es enfermera.',
      'El 45 por ciento de los 95.000 euros lo ponen los patrocinadores.',
      'Amézaga deja el club después de 18 temporadas.',
      'Remaron 5.556 m en 1.214 segundos.',
      'Zubiri dice: «El viento no se negocia».',
      'Fueron 9 segundos más rápidas que el año anterior.',
      'Entrenan 6 días a la semana.',
    ],
    invented: [
      ['Ganó la liga por quinta vez.', ['quinta']],
      ['Zubiri tiene 43 años.', ['43']],
      ['El club tiene 120 socios.', ['120']],
      ['«El viento no se negocia», dice Gorka Amézaga.', ['El viento no se negocia']],
      ['La próxima regata será el 12 de noviembre.', ['12 de noviembre']],
      ['El 54 % viene de patrocinadores.', ['54 %']],
      ['Trabaja de enfermera en Bilbao.', ['Bilbao']],
      ['Amézaga se retira en enero.', ['enero']],
    ],
  },
  {
    language: 'ja',
    source: `地方銀行のみなと銀行は5月20日、行員の残業時間が前年より35%減ったと発表した。1人当たりの残業は月28時間から18時間になった。書類の確認にAIを使い、1件15分かかっていた作業が3分の1の5分に短縮された。

導入費用は1億3000万円。頭取の高橋恵子さんは「人にしかできない仕事に時間を使いたい」と語った。行員2400人のうち4人に1人が在宅勤務をしている。来年4月には全62支店に広げる。システムはソラテック社が開発した。`,
    faithful: [
      '残業時間は35パーセント減少した。',
      '残業は月28時間から18時間に減った。',
      '費用は1.3億円だった。',
      '高橋さんは「人にしかできない仕事に時間を使いたい」と話した。',
      '行員の25%が在宅勤務をしている。',
      '62の支店すべてに広げる。',
      '行員は2,400人。',
    ],
    invented: [
      ['残業時間は53%減った。', ['53%']],
      ['残業時間は35%増えた。', ['35%']],
      ['導入費用は3億1000万円。', ['3億1000万円']],
      ['高橋恵子さんは「人の仕事はもうない」と語った。', ['人の仕事はもうない']],
      ['3人に1人が在宅勤務をしている。', ['3人に1人']],
      ['来年6月に広げる。', ['6月']],
      ['システムは富士通が開発した。', ['富士通']],
      ['支店は26ある。', ['26']],
      ['5月2日に発表した。', ['5月2日']],
    ],
  },
  {
    language: 'fr',
    source: `Le festival Lire en Aubrac a accueilli 8 700 visiteurs du 6 au 8 septembre, soit 12 % de plus qu’en 2023. Soixante-quatorze auteurs ont signé leurs livres sous la halle de Laguiole. La directrice, Inès Chambaud, annonce une sixième édition en 2025.

« Un livre se choisit avec les mains », plaisante le libraire Augustin Ferry, qui en a vendu 1 350. Le budget est de 92 000 euros, dont la moitié vient de la commune. Un visiteur sur trois avait moins de 25 ans. Le prix du premier roman a été remis à Lou Desprez.`,
    faithful: [
      'Près de 9 000 visiteurs sont venus.',
      '74 auteurs ont signé.',
      'Ferry a vendu 1350 livres.',
      'La commune paie 50 % du budget de 92 000 €.',
      'Ferry : « Un livre se choisit avec les mains ».',
      'Un tiers des visiteurs avait moins de 25 ans.',
    ],
    invented: [
      ['Le festival a accueilli 12 % de moins qu’en 2023.', ['12 %']],
      ['Quarante-sept auteurs ont signé.', ['Quarante-sept']],
      ['Une septième édition aura lieu en 2025.', ['septième']],
      [
        '« Un livre se choisit avec les mains », plaisante Inès Chambaud.',
        ['Un livre se choisit avec les mains'],
      ],
      ['Un visiteur sur deux avait moins de 25 ans.', ['Un visiteur sur deux']],
      ['Le prix a été remis à Lou Delmas.', ['Delmas']],
      ['Le budget est de 29 000 euros.', ['29 000 euros']],
      ['Amazon parraine le festival.', ['Amazon']],
    ],
  },
  {
    language: 'pt',
    source: `A padaria comunitária de Ribeira Funda vende 430 pães por dia e emprega 14 mulheres. Fundada em maio de 2018 por Dona Celeste Moura, recebeu da prefeitura um forno de R$ 48 mil. As vendas cresceram 22% no ano passado.

“Pão frio não consola ninguém”, brinca Celeste. Duas em cada três funcionárias voltaram a estudar. O projeto quer abrir uma segunda unidade em Caruaru em 2027.`,
    faithful: [
      'Quatorze mulheres trabalham na padaria.',
      'O forno custou 48 mil reais.',
      'Cerca de 67% das funcionárias voltaram a estudar.',
      'As vendas subiram 22 por cento.',
      'Celeste: “Pão frio não consola ninguém”.',
    ],
    invented: [
      ['A padaria vende 340 pães por dia.', ['340']],
      ['As vendas caíram 22%.', ['22%']],
      ['Foi fundada em março de 2018.', ['março de 2018']],
      ['Uma em cada três funcionárias voltou a estudar.', ['Uma em cada três']],
      ['Abrirá uma terceira unidade em Caruaru.', ['terceira']],
      ['A Nestlé doou o forno.', ['Nestlé']],
    ],
  },
  {
    language: 'it',
    source: `La biblioteca di Montesole presta da gennaio anche attrezzi: 260 oggetti, dal trapano alla tenda. In sei mesi i prestiti sono stati 1.940, il doppio del previsto. La bibliotecaria Agnese Torri gestisce il servizio con quattro volontari.

«Un trapano lavora tredici minuti in tutta la vita», osserva l’ingegnere Dario Lenzi. Il comune ha speso 21.000 euro, un quinto del bilancio culturale. Tre utenti su dieci non erano mai entrati in biblioteca.`,
    faithful: [
      'I prestiti sono stati quasi duemila in mezzo anno.',
      'Il 30% degli utenti non era mai entrato.',
      'Il comune ha speso il 20 per cento del bilancio culturale.',
      'Lenzi osserva: «Un trapano lavora tredici minuti in tutta la vita».',
      'Torri lavora con 4 volontari.',
      'I prestiti: 1940, due volte quelli previsti.',
    ],
    invented: [
      ['I prestiti sono stati il triplo del previsto.', ['triplo']],
      ['Gli oggetti sono 620.', ['620']],
      ['Agnese Torri osserva: «Un trapano lavora tredici minuti in tutta la vita».', ['Un trapano lavora']],
      ['Il comune ha speso 12.000 euro.', ['12.000 euro']],
      ['Sette utenti su dieci non erano mai entrati.', ['Sette utenti su dieci']],
      ['Ikea ha donato gli attrezzi.', ['Ikea']],
    ],
  },
  {
    language: 'nl',
    source: `Zorgcoöperatie De Brug in Venlo heeft sinds september 2022 al 640 ouderen thuis geholpen. Directeur Marit Looijen werkt met 85 vrijwilligers en een budget van 310.000 euro. De wachtlijst kromp van 120 naar 45 mensen.

„Alleen zijn is geen ziekte”, zegt huisarts Pim van Dongen. Een bezoek duurt anderhalf uur. Drie op de vier ouderen zeggen dat ze beter slapen. In 2026 komt er een derde wijk bij.`,
    faithful: [
      'Een bezoek duurt 90 minuten.',
      '75 procent van de ouderen slaapt beter.',
      'De wachtlijst ging van 120 naar 45 mensen.',
      'Looijen heeft 85 vrijwilligers.',
      'Van Dongen zegt: „Alleen zijn is geen ziekte.”',
    ],
    invented: [
      ['De wachtlijst groeide van 45 naar 120 mensen.', ['45', '120']],
      ['Een op de vier ouderen slaapt beter.', ['Een op de vier']],
      ['Het budget is 130.000 euro.', ['130.000 euro']],
      ['Marit Looijen zegt: „Alleen zijn is geen ziekte.”', ['Alleen zijn is geen ziekte']],
      ['In 2026 komt er een vierde wijk bij.', ['vierde']],
      ['Philips betaalt mee.', ['Philips']],
    ],
  },
];
