import type { ClaimFixture } from './claims.fixture.js';

/** The fifth set in the languages that are not English or German. */
export const fifthHeldOutElsewhere: readonly ClaimFixture[] = [
  {
    language: 'es',
    source: `La cooperativa Aguaviva, de Teruel, exportó 2,3 millones de litros de aceite en 2024, el doble que en 2021. La presidenta, Remedios Cuartero, firmó en noviembre un contrato de cinco años con la cadena francesa Monvert por 18 millones de euros. El 70 % de los 340 socios tiene menos de diez hectáreas.

La sequía redujo la cosecha un 15 %. «Sin riego por goteo no estaríamos aquí», reconoce el agrónomo Fermín Latorre. Una botella de medio litro cuesta 6,90 euros. La planta embotelladora funciona de lunes a jueves y emplea a 48 personas, tres de cada cuatro mujeres. Más información en www.aguaviva.example y en el teléfono 978 555 013.`,
    faithful: [
      'Aguaviva duplicó sus exportaciones entre 2021 y 2024.',
      'El contrato con Monvert vale 18 millones de euros.',
      'Siete de cada diez socios tienen menos de diez hectáreas.',
      'La cosecha cayó un 15 por ciento.',
      'Latorre admite: «Sin riego por goteo no estaríamos aquí».',
      'El 75 % de la plantilla son mujeres.',
      'Exportaron 2.300.000 litros de aceite.',
      'Cuarenta y ocho personas trabajan en la planta.',
      'Una botella de 500 ml cuesta 6,90 €.',
    ],
    invented: [
      ['Exportó el triple que en 2021.', ['triple']],
      ['El contrato dura siete años.', ['siete']],
      ['El 70 % de los 430 socios es pequeño.', ['430']],
      ['Carrefour firmó el contrato.', ['Carrefour']],
      ['«Sin riego por goteo estaríamos mejor», reconoce Latorre.', ['Sin riego por goteo estaríamos mejor']],
      ['La cosecha aumentó un 15 %.', ['aumentó un 15 %']],
      ['Cuesta 6,90 dólares.', ['6,90 dólares']],
      ['Remedios Cuartero dice: «Sin riego por goteo no estaríamos aquí».', ['Sin riego por goteo']],
      ['Más información en www.aguaviva.test.', ['www.aguaviva.test']],
      ['La cooperativa de Huesca crece.', ['Huesca']],
      ['Una de cada cuatro personas es mujer.', ['Una de cada cuatro']],
    ],
  },
  {
    language: 'es',
    source: `El festival Ruido Blanco reunió el 21 y el 22 de junio a 12.600 personas en Valdivia, 1.100 más que el año pasado. Tocaron 34 bandas en tres escenarios; la entrada costó 28.000 pesos. La directora Camila Oyarzún anunció que la sexta edición será en enero de 2027.

El concierto más largo duró 95 minutos y lo dio la banda Los Testigos. «La lluvia nos hizo mejores», bromeó el cantante Bastián Ríos. Se recogieron 4,5 toneladas de residuos, de las que se recicló el 62 %. La mitad del público vino de fuera de la región. El patrocinador principal fue Cervecería Kunstal.`,
    faithful: [
      'Más de doce mil personas fueron a Valdivia.',
      'Treinta y cuatro bandas tocaron en 3 escenarios.',
      'El año pasado fueron unas 11.500 personas.',
      'Ríos: «La lluvia nos hizo mejores».',
      'El 50 % del público llegó de otras regiones.',
      'Los Testigos tocaron durante una hora y 35 minutos.',
      'La entrada valía 28 mil pesos.',
      'Oyarzún dirige el festival.',
      'Kunstal patrocinó el encuentro.',
    ],
    invented: [
      ['La séptima edición será en enero de 2027.', ['séptima']],
      ['Asistieron 16.200 personas.', ['16.200']],
      ['La entrada costó 38.000 pesos.', ['38.000']],
      ['Se recicló el 26 % de los residuos.', ['26 %']],
      ['Heineken patrocinó el festival.', ['Heineken']],
      ['La próxima edición será en febrero de 2027.', ['febrero de 2027']],
      ['Un tercio del público vino de fuera.', ['Un tercio']],
      ['Fueron 1.100 personas menos que el año pasado.', ['1.100 personas menos']],
      ['Camila Oyarzún bromeó: «La lluvia nos hizo mejores».', ['La lluvia nos hizo mejores']],
      ['Hubo cuatro escenarios.', ['cuatro']],
    ],
  },
  {
    language: 'ja',
    source: `株式会社あおば電機は2024年6月3日、新しい加湿器「ミストーン」を発売した。価格は1万9800円で、重さは2.4キロ、容量は従来の1.5倍の6リットル。開発には3年かかり、担当の佐伯由美さんは「音を消すことに一番苦労しました」と話す。

初年度の販売目標は12万台。同社の売上高は前年より8%増えて430億円になった。工場は新潟県長岡市にあり、従業員は850人で、約4割が女性だ。来年春には小型モデルも出す予定という。詳しくはhttps://aoba.example/mistoneへ。`,
    faithful: [
      'ミストーンの価格は19,800円です。',
      '容量は6Lで、従来の1.5倍。',
      '2024年6月に発売されました。',
      '佐伯さんは「音を消すことに一番苦労しました」と語る。',
      '目標は年間12万台。',
      '売上高は430億円で、8パーセント増えた。',
      '社員850人のうち、およそ40%が女性。',
      '開発に三年かかった。',
    ],
    invented: [
      ['価格は1万8900円です。', ['1万8900円']],
      ['開発には5年かかった。', ['5年']],
      ['売上高は8%減った。', ['8%減']],
      ['販売目標は21万台。', ['21万台']],
      [
        '田中健一さんは「音を消すことに一番苦労しました」と話す。',
        ['田中健一', '音を消すことに一番苦労しました'],
      ],
      ['工場は富山県にある。', ['富山県']],
      ['容量は従来の2倍。', ['2倍']],
      ['約6割が女性だ。', ['6割']],
      ['パナソニックと共同で開発した。', ['パナソニック']],
      ['2024年7月3日に発売した。', ['2024年7月3日']],
      ['詳しくはhttps://aoba.example/newへ。', ['https://aoba.example/new']],
    ],
  },
  {
    language: 'ja',
    source: `東京都三鷹市の図書館は、昨年度の貸出冊数が98万7000冊だったと発表した。前の年より5万冊多い。利用者の3分の1は60歳以上で、夜8時以降の利用が2倍に増えた。館長の木村誠さんは「静かな場所を求める人が増えている」と説明する。

市は10月から、カフェ「こもれび」を併設する。工事費は2億4000万円で、席は36席。運営は森永珈琲が5年契約で行う。毎月第2火曜日は休館する。`,
    faithful: [
      '貸出は98.7万冊でした。',
      '利用者の三分の一が60歳以上です。',
      '木村館長は「静かな場所を求める人が増えている」と述べた。',
      'カフェの工事費は2.4億円。',
      '夜8時以降の利用は倍増した。',
      '森永珈琲が5年間運営する。',
      '席は三十六席。',
    ],
    invented: [
      ['貸出は89万7000冊だった。', ['89万7000冊']],
      ['利用者の半分は60歳以上だ。', ['半分']],
      ['夜の利用は3倍に増えた。', ['3倍']],
      ['工事費は4億2000万円。', ['4億2000万円']],
      ['木村誠さんは「静かな場所はもういらない」と説明する。', ['静かな場所はもういらない']],
      ['運営はスターバックスが行う。', ['スターバックス']],
      ['11月からカフェを併設する。', ['11月']],
      ['毎月第3火曜日は休館する。', ['第3火曜日']],
      ['前の年より5万冊少ない。', ['5万冊少ない']],
      ['武蔵野市の図書館が発表した。', ['武蔵野市']],
    ],
  },
  {
    language: 'fr',
    source: `La ville de Brivange a inauguré le 8 avril 2025 une passerelle de 126 mètres sur la Dore. Le chantier, confié à l’entreprise Delcourt, a duré dix-huit mois et coûté 3,4 millions d’euros, dont 40 % payés par la région Auvergne. Chaque jour, 2 200 piétons et 850 cyclistes l’empruntent.

La maire, Solène Marchetti, espère réduire d’un quart la circulation du centre. « Ce pont recoud la ville », affirme l’architecte Youssef Belkacem. Le trajet de la gare au lycée prend désormais 7 minutes au lieu de 19. La troisième phase commencera en 2028.`,
    faithful: [
      'La passerelle mesure 126 m.',
      'Le chantier a duré un an et demi.',
      'Belkacem : « Ce pont recoud la ville ».',
      'La région a payé 40 pour cent des 3,4 M€.',
      'Marchetti veut réduire la circulation de 25 %.',
      'Plus de 2 000 piétons passent chaque jour.',
      'Le trajet est passé de 19 à 7 minutes.',
    ],
    invented: [
      ['La passerelle mesure 162 mètres.', ['162']],
      ['Bouygues a construit la passerelle.', ['Bouygues']],
      ['Elle a été inaugurée le 8 mai 2025.', ['8 mai 2025']],
      ['La région a payé 60 %.', ['60 %']],
      ['« Ce pont divise la ville », affirme Belkacem.', ['Ce pont divise la ville']],
      ['La deuxième phase commencera en 2028.', ['deuxième']],
      ['Le trajet prend désormais 19 minutes.', ['19 minutes']],
      ['Réduire d’un tiers la circulation.', ['un tiers']],
    ],
  },
  {
    language: 'pt',
    source: `A startup Raizama, de Florianópolis, recebeu em agosto um investimento de R$ 12,5 milhões liderado pelo fundo Pedra Clara. A empresa vende sensores de solo a 1.750 produtores em nove estados. Segundo a fundadora, Letícia Bragança, as fazendas economizam 28% de água.

“O solo fala, a gente só traduz”, diz Bragança. A equipe vai passar de 42 para 70 pessoas até dezembro de 2026. Cada sensor custa R$ 390 e dura quatro anos. Um terço dos clientes planta café.`,
    faithful: [
      'A Raizama captou 12,5 milhões de reais.',
      'Os sensores duram 4 anos e custam R$ 390 cada.',
      'As fazendas gastam 28 por cento menos água.',
      'Bragança: “O solo fala, a gente só traduz”.',
      'Cerca de 33% dos clientes plantam café.',
      'São 1750 produtores em 9 estados.',
    ],
    invented: [
      ['A empresa recebeu US$ 12,5 milhões.', ['US$ 12,5 milhões']],
      ['O investimento saiu em setembro.', ['setembro']],
      ['A equipe vai passar para 90 pessoas.', ['90']],
      ['O fundo SoftBank liderou a rodada.', ['SoftBank']],
      ['Metade dos clientes planta café.', ['Metade']],
      ['São produtores em dez estados.', ['dez']],
      ['“O solo não fala”, diz Bragança.', ['O solo não fala']],
    ],
  },
  {
    language: 'it',
    source: `Il museo della carta di Valdorbia ha riaperto il 30 gennaio 2025 dopo ventidue mesi di lavori. I visitatori del primo mese sono stati 9.300, il triplo rispetto al 2022. Il restauro è costato 1,8 milioni di euro, pagati per il 55% dalla Fondazione Melchiorri.

La direttrice Costanza Feltri guida una squadra di 13 persone. «La carta ricorda più di noi», dice il maestro cartaio Elio Sabatini, che ha 84 anni. Il biglietto costa 7 euro; la domenica si entra gratis. Due visitatori su cinque vengono dall’estero.`,
    faithful: [
      'I lavori sono durati 22 mesi.',
      'Nel primo mese sono arrivati 9300 visitatori, tre volte quelli del 2022.',
      'Il 40% dei visitatori viene dall’estero.',
      'Sabatini, 84 anni: «La carta ricorda più di noi».',
      'Feltri dirige il museo.',
      'La Fondazione Melchiorri ha pagato il 55 per cento.',
    ],
    invented: [
      ['I visitatori sono stati il doppio rispetto al 2022.', ['doppio']],
      ['Il biglietto costa 9 euro.', ['9 euro']],
      ['Ha riaperto il 20 gennaio 2025.', ['20 gennaio 2025']],
      ['La Fondazione Agnelli ha pagato il restauro.', ['Fondazione Agnelli']],
      ['Costanza Feltri dice: «La carta ricorda più di noi».', ['La carta ricorda più di noi']],
      ['Tre visitatori su cinque vengono dall’estero.', ['Tre visitatori su cinque']],
      ['Il maestro ha 48 anni.', ['48']],
    ],
  },
  {
    language: 'nl',
    source: `De fietsenmaker Wielwerk uit Zwolle repareerde vorig jaar 5.400 fietsen, 12% meer dan in 2023. Eigenaar Sjoerd Hamelink betaalt 1.850 euro huur en heeft zes leerlingen in dienst. Een kleine beurt kost 39 euro en duurt drie kwartier.

„Een fiets liegt nooit”, zegt monteur Fatima El Idrissi. Op 1 februari 2026 opent een tweede werkplaats in Deventer, met een lening van 90.000 euro van de Rabobank. De helft van de klanten komt voor een elektrische fiets.`,
    faithful: [
      'Wielwerk repareerde 5400 fietsen.',
      'De huur is € 1.850.',
      'Een kleine beurt duurt 45 minuten.',
      'El Idrissi zegt: „Een fiets liegt nooit.”',
      'Vijftig procent van de klanten heeft een elektrische fiets.',
      'De Rabobank leent Hamelink 90.000 euro.',
    ],
    invented: [
      ['Een kleine beurt kost 49 euro.', ['49 euro']],
      ['Op 1 maart 2026 opent een tweede werkplaats.', ['1 maart 2026']],
      ['Er werken acht leerlingen.', ['acht']],
      ['ING gaf de lening.', ['ING']],
      ['Sjoerd Hamelink zegt: „Een fiets liegt nooit.”', ['Een fiets liegt nooit']],
      ['Het waren 21% meer fietsen.', ['21%']],
      ['De werkplaats in Apeldoorn opent.', ['Apeldoorn']],
    ],
  },
];
