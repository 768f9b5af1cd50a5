import type { ClaimFixture } from './claims.fixture.js';

/** Written before its results were looked at, in all eight languages: names at the head of a sentence, figures given to others. */
export const thirdHeldOut: readonly ClaimFixture[] = [
  {
    language: 'en',
    source: `The Hartwell bakery in Leominster began to bake at night again in October 2022. Owner Priya Nandakumar hired 9 apprentices and bought a stone mill for £48,000. The mill grinds 350 kg of wheat a day, grown on 4 farms within 20 miles.

Electricity for the ovens fell by 22% in the first winter, while sales of rye rose 31%. A loaf costs £3.40. "Night work is only hard until the bread talks back," said master baker Colin Prosser. Around 600 customers came in the first week, and the queue lasted 45 minutes.`,
    faithful: [
      'Nandakumar paid £48,000 for her mill.',
      'Four farms grow the wheat.',
      'Rye sold 31% better.',
      'The bakery used 22 per cent less electricity for its ovens that winter.',
      'Customers queued for 45 minutes.',
      'Prosser says: “Night work is only hard until the bread talks back.”',
      'Some 600 people came in week one.',
      'Bread is baked at night in Leominster.',
      'Each day the mill turns 350 kilos of wheat into flour.',
    ],
    invented: [
      ['Whitaker supplied the ovens.', ['Whitaker']],
      ['Prosser, not Gillian Frost, runs the night shift.', ['Gillian Frost']],
      ['Sales of rye rose 22%.', ['22%']],
      ['The mill grinds 600 kg a day.', ['600 kg']],
      ['Nandakumar hired 4 apprentices.', ['4']],
      ['The queue lasted 20 minutes.', ['20 minutes']],
      ['“Night work is only hard until the bread talks back,” said Priya Nandakumar.', ['Night work']],
      ['It reopened in October 2021.', ['October 2021']],
      ['A loaf costs £4.30.', ['£4.30']],
      ['Two thirds of the wheat is local.', ['Two thirds']],
    ],
  },
  {
    language: 'de',
    source: `Die Stadtwerke Lemgo haben im Mai 2021 ihr erstes Wärmenetz aus einem Fluss in Betrieb genommen. Die Anlage zieht Wärme aus der Bega und versorgt 2.300 Haushalte. Sie kostete 8,4 Millionen Euro, der Bund trug 40 Prozent.

Projektleiterin Jutta Brinkmann rechnet mit 5.100 Tonnen weniger Kohlendioxid im Jahr. „Der Fluss merkt davon nichts“, sagt sie. Die Leitungen sind 14 Kilometer lang, die Bauzeit dauerte 26 Monate. Für Mieter stieg der Preis um 3 Prozent. Der Fischereiverein unter Horst Klee zählte danach 17 Arten im Wasser.`,
    faithful: [
      'Brinkmann erwartet 5100 Tonnen weniger CO₂.',
      'Die Anlage an der Bega kostete 8,4 Mio. Euro.',
      'Mieter zahlen 3 Prozent mehr.',
      'Klee zählte 17 Arten.',
      'Seit Mai 2021 heizt Lemgo mit Flusswasser.',
      '„Der Fluss merkt davon nichts“, sagt Jutta Brinkmann.',
      'Rund 2.300 Haushalte hängen am Netz.',
      'Gut zwei Jahre, genau 26 Monate, wurde gebaut.',
    ],
    invented: [
      ['Lindemann plante die Anlage.', ['Lindemann']],
      ['Siemens lieferte die Pumpen.', ['Siemens']],
      ['Der Bund trug 60 Prozent.', ['60 Prozent']],
      ['Der Preis für Mieter stieg um 40 Prozent.', ['40 Prozent']],
      ['Die Leitungen sind 26 Kilometer lang.', ['26 Kilometer']],
      ['Der Fischereiverein zählte 14 Arten.', ['14']],
      ['„Der Fluss merkt davon nichts“, sagte Horst Klee.', ['Der Fluss merkt davon nichts']],
      ['Im Mai 2022 ging sie in Betrieb.', ['Mai 2022']],
      ['Detmold baut jetzt auch.', ['Detmold']],
      ['Die Kosten haben sich verdoppelt.', ['verdoppelt']],
    ],
  },
  {
    language: 'es',
    source: `La biblioteca móvil de Teruel recorre 38 pueblos desde febrero de 2020. El autobús lleva 4.200 libros y cuesta 71.000 euros al año, de los que la diputación paga el 80 %. La conductora, Amparo Giménez, hace 620 kilómetros por semana.

En Albarracín esperan cada jueves unas 50 personas. «Venimos por los libros y nos quedamos por la charla», cuenta el vecino Ramón Lafuente. Los préstamos subieron un 15 % en 2023, hasta 29.000. El taller de lectura reúne a 12 mayores durante 90 minutos.`,
    faithful: [
      'Giménez conduce 620 km a la semana.',
      'El autobús visita 38 pueblos.',
      'La diputación pone el 80 por ciento.',
      'Hubo 29 mil préstamos en 2023.',
      'En el taller leen doce mayores.',
      'Lafuente afirma: «Venimos por los libros y nos quedamos por la charla».',
      'Circula desde febrero de 2020 por Teruel.',
      'Cuesta 71.000 € al año.',
    ],
    invented: [
      ['Zaragoza copió la idea.', ['Zaragoza']],
      ['Benítez conduce el autobús.', ['Benítez']],
      ['El autobús lleva 29.000 libros.', ['29.000']],
      ['Los préstamos subieron un 80 %.', ['80 %']],
      ['El taller dura 50 minutos.', ['50 minutos']],
      ['La conductora hace 4.200 kilómetros por semana.', ['4.200 kilómetros']],
      ['Los préstamos bajaron un 15 %.', ['15 %']],
      [
        '«Venimos por los libros y nos quedamos por la charla», dice Amparo Giménez.',
        ['Venimos por los libros'],
      ],
      ['Empezó en febrero de 2019.', ['febrero de 2019']],
      ['La mitad de los vecinos participa.', ['La mitad']],
    ],
  },
  {
    language: 'ja',
    source: `石川県の白浜町で、漁師が2020年6月から海藻を育てている。初年度の収穫は18トン、売上は2,400万円だった。参加するのは14世帯で、平均年齢は61歳である。

組合長の浜口徹さんは「海が畑になった」と話す。研究者の小野里佳さんによると、海藻は1ヘクタールで年に12トンの二酸化炭素を吸う。町は補助金として600万円を出した。作業は1日に5時間、冬は3時間で終わる。`,
    faithful: [
      '収穫は18トンでした。',
      '14世帯が参加しています。',
      '浜口さんは「海が畑になった」と話します。',
      '町の補助金は600万円です。',
      '2020年6月に始まりました。',
      '小野さんは海藻の力を調べています。',
    ],
    invented: [
      ['富山市も始めました。', ['富山市']],
      ['売上は600万円でした。', ['600万円']],
      ['収穫は12トンでした。', ['12トン']],
      ['小野さんは「海が畑になった」と話します。', ['海が畑になった']],
      ['2021年6月に始まりました。', ['2021年6月']],
      ['作業は1日に8時間です。', ['8時間']],
      ['田中健一さんが指導します。', ['田中健一']],
    ],
  },
  {
    language: 'fr',
    source: `À Saint-Brieuc, l’atelier vélo de la rue Jaurès a réparé 1 850 bicyclettes en 2023. L’association emploie 6 mécaniciens et reçoit 54 000 euros de la ville. Sa présidente, Maëlle Kerguelen, a fondé l’atelier en mars 2016.

Un tiers des vélos vient de la déchetterie. Les adhérents paient 25 euros par an et étaient 940 l’an dernier. « On répare d’abord la confiance », dit le mécanicien Yann Tanguy. Une réparation dure en moyenne 40 minutes. Les ventes de vélos d’occasion ont progressé de 18 %.`,
    faithful: [
      'Kerguelen préside l’association.',
      'L’atelier a réparé 1850 vélos en 2023.',
      'La ville donne 54 000 €.',
      'Réparer prend 40 minutes en moyenne.',
      'Tanguy explique : « On répare d’abord la confiance ».',
      'Six mécaniciens y travaillent.',
      '940 adhérents paient 25 euros.',
      'Depuis mars 2016, on répare à Saint-Brieuc.',
      'Un vélo sur trois arrive de la déchetterie.',
    ],
    invented: [
      ['Decathlon fournit les pièces.', ['Decathlon']],
      ['Bertrand dirige l’atelier.', ['Bertrand']],
      ['Rennes veut imiter le projet.', ['Rennes']],
      ['Les adhérents paient 40 euros par an.', ['40 euros']],
      ['L’association emploie 25 mécaniciens.', ['25']],
      ['Une réparation dure 18 minutes.', ['18 minutes']],
      ['Les ventes ont progressé de 28 %.', ['28 %']],
      ['« On répare d’abord la confiance », dit Maëlle Kerguelen.', ['On répare d’abord la confiance']],
      ['Elle a fondé l’atelier en mars 2018.', ['mars 2018']],
      ['La moitié des vélos vient de la déchetterie.', ['La moitié']],
    ],
  },
  {
    language: 'it',
    source: `A Matera la sartoria sociale Filo Lungo dà lavoro a 23 donne da settembre 2019. La fondatrice Lucia Andriani ha investito 36.000 euro. Ogni mese il laboratorio cuce 1.400 borse con teli di vecchi ombrelloni, e il 65 per cento va all’estero.

La stilista Chiara Montesano disegna 8 modelli l’anno. «La stoffa ricorda il mare», dice. Una borsa costa 49 euro e richiede 70 minuti di lavoro. Nel 2023 il fatturato è cresciuto del 12 per cento, a 590.000 euro. Gli ombrelloni arrivano da 30 stabilimenti.`,
    faithful: [
      'Andriani ha messo 36.000 euro.',
      'Nel laboratorio lavorano 23 donne.',
      'Montesano disegna otto modelli.',
      'Una borsa richiede 70 minuti.',
      'Il fatturato è salito del 12%.',
      '«La stoffa ricorda il mare», dice Chiara Montesano.',
      'Trenta stabilimenti mandano ombrelloni a Matera.',
      'Cucire dà lavoro.',
    ],
    invented: [
      ['Ruggeri vende le borse a Londra.', ['Ruggeri', 'Londra']],
      ['Benetton ha comprato il marchio.', ['Benetton']],
      ['Una borsa costa 70 euro.', ['70 euro']],
      ['Il 12 per cento delle borse va all’estero.', ['12 per cento']],
      ['Il laboratorio cuce 590 borse.', ['590']],
      ['La fondatrice ha investito 590.000 euro.', ['590.000 euro']],
      ['Montesano disegna 23 modelli.', ['23']],
      ['«La stoffa ricorda il mare», spiega Lucia Andriani.', ['La stoffa ricorda il mare']],
      ['Il lavoro è iniziato a settembre 2017.', ['settembre 2017']],
    ],
  },
  {
    language: 'pt',
    source: `O mercado de Olhão devolve ao mar 90 kg de redes velhas por semana desde janeiro de 2021, mas já transformadas em boias. A oficina tem 11 pescadores reformados e recebeu 120.000 euros da câmara. O coordenador, Tiago Serrano, calcula que cada boia custa 16 euros.

As escolas compraram 2.700 boias em 2023. «O lixo também sabe nadar», diz a artesã Fernanda Quintas. A oficina fica a 3 km do porto e abre 5 dias por semana. Os acidentes com redes caíram 35 %.`,
    faithful: [
      'Serrano coordena a oficina.',
      'Onze pescadores reformados trabalham ali.',
      'Cada boia sai por 16 €.',
      'A câmara deu 120 mil euros.',
      'Houve menos 35% de acidentes com redes.',
      'As escolas ficaram com 2700 boias.',
      'Quintas diz: «O lixo também sabe nadar».',
      'Transformar redes dá trabalho.',
    ],
    invented: [
      ['Faro recusou a ideia.', ['Faro']],
      ['Mendonça vende as boias.', ['Mendonça']],
      ['Cada boia custa 35 euros.', ['35 euros']],
      ['A oficina tem 16 pescadores.', ['16']],
      ['Os pescadores compraram 2.700 redes.', ['2.700']],
      ['Os acidentes subiram 35 %.', ['35 %']],
      ['A oficina fica a 11 km do porto.', ['11 km']],
      ['«O lixo também sabe nadar», afirma Tiago Serrano.', ['O lixo também sabe nadar']],
      ['Começou em janeiro de 2020.', ['janeiro de 2020']],
    ],
  },
  {
    language: 'nl',
    source: `Het dorp Eenrum kocht in april 2018 zijn eigen windmolen. De 410 leden van de coöperatie legden elk 250 euro in, de bank leende 1,3 miljoen euro. De molen levert stroom aan 860 huizen en draait 2.900 uur per jaar.

Voorzitter Geertje Dijkstra wil nu een tweede molen. „De wind stuurt geen rekening”, zegt ze. Boer Harm Postma verhuurt de grond voor 9.000 euro per jaar. De stroomprijs daalde met 14 procent. Bij storm staat de molen stil, dat gebeurde 7 keer in 2022.`,
    faithful: [
      'Dijkstra wil nog een molen.',
      'De coöperatie telt 410 leden.',
      'Postma krijgt 9000 euro voor zijn grond.',
      'Stroom werd 14% goedkoper.',
      'De molen stond in 2022 zeven keer stil.',
      '„De wind stuurt geen rekening”, zegt Geertje Dijkstra.',
      'Elk lid betaalde 250 euro.',
      'Sinds april 2018 heeft Eenrum een molen.',
    ],
    invented: [
      ['Vattenfall bouwde de molen.', ['Vattenfall']],
      ['Hofstra leidde de bouw.', ['Hofstra']],
      ['De molen levert stroom aan 410 huizen.', ['410']],
      ['De leden legden elk 9.000 euro in.', ['9.000 euro']],
      ['De stroomprijs daalde met 24 procent.', ['24 procent']],
      ['De stroomprijs steeg met 14 procent.', ['14 procent']],
      ['De molen draait 860 uur per jaar.', ['860 uur']],
      ['„De wind stuurt geen rekening”, zegt Harm Postma.', ['De wind stuurt geen rekening']],
      ['In april 2019 kocht het dorp de molen.', ['april 2019']],
      ['Groningen betaalde mee.', ['Groningen']],
    ],
  },
];
