import type { ClaimFixture } from './claims.fixture.js';

/** Written after the rules were mended for the third held-out set, before they were run on it. */
export const fourthHeldOut: readonly ClaimFixture[] = [
  {
    language: 'en',
    source: `The night bus of Aldermoor carried 7,400 riders in its first year, most of them nurses. Councillor Devika Rao pushed it through in January 2023 with a budget of £190,000. The line has 21 stops and runs every 40 minutes until 4 a.m.

Driver Marcus Teague says the mood is better than by day. "At three in the morning everybody says thank you," he told the council. Complaints about noise went down by 9%, and taxi fares near the hospital fell 17%.`,
    faithful: [
      'Rao secured £190,000 for the line.',
      'The bus stops 21 times.',
      'Nurses were most of the 7,400 riders.',
      'Noise complaints dropped 9 percent.',
      'Teague drives the bus.',
      'Buses come every 40 minutes.',
    ],
    invented: [
      ['Pemberton opposed the line.', ['Pemberton']],
      ['Taxi fares fell 9%.', ['9%']],
      ['The line has 40 stops.', ['40']],
      ['Rao started it in January 2022.', ['January 2022']],
      ['“At three in the morning everybody says thank you,” said Devika Rao.', ['At three in the morning']],
      ['Manchester sent observers.', ['Manchester']],
    ],
  },
  {
    language: 'de',
    source: `Im Saarbrücker Repaircafé wurden 2023 genau 1.120 Geräte repariert, darunter 310 Toaster. Gründer Anton Weiskopf zahlt für den Raum 450 Euro Miete im Monat. Die 16 Helfer sind im Schnitt 67 Jahre alt.

Jeden zweiten Samstag warten bis zu 80 Leute. „Ein Toaster hat nur fünf Teile“, erklärt die Elektrikerin Svetlana Krug. 72 Prozent der Geräte laufen danach wieder. Die Stadt gibt seit April 2022 einen Zuschuss von 3.600 Euro.`,
    faithful: [
      'Weiskopf gründete das Café.',
      'Unter den 1120 Geräten waren 310 Toaster.',
      'Krug sagt: „Ein Toaster hat nur fünf Teile“.',
      '16 Helfer reparieren, im Schnitt 67 Jahre alt.',
      'Fast drei Viertel der Geräte laufen wieder.',
      'Der Zuschuss der Stadt beträgt 3.600 €.',
    ],
    invented: [
      ['Bosch spendete Werkzeug.', ['Bosch']],
      ['Die Miete beträgt 3.600 Euro.', ['3.600 Euro']],
      ['80 Helfer reparieren dort.', ['80']],
      ['„Ein Toaster hat nur fünf Teile“, sagt Anton Weiskopf.', ['Ein Toaster hat nur fünf Teile']],
      ['67 Prozent der Geräte laufen wieder.', ['67 Prozent']],
      ['Seit April 2021 gibt es Geld.', ['April 2021']],
    ],
  },
  {
    language: 'es',
    source: `El huerto escolar de Almansa produjo 640 kilos de tomates en 2022. Lo cuidan 95 alumnos y la maestra Rocío Belmonte, que lo abrió en marzo de 2017. El agua viene de un depósito de 9.000 litros y el riego dura 25 minutos al día.

Las ventas dejaron 1.300 euros para excursiones. «Aquí nadie mira el reloj», asegura el conserje Julián Prats. El consumo de fruta en el comedor creció un 28 %, y el desperdicio cayó un 11 %.`,
    faithful: [
      'Belmonte abrió el huerto en marzo de 2017.',
      'Los 95 alumnos cosecharon 640 kilos de tomates.',
      'Las excursiones se pagan con 1.300 euros.',
      'Prats dice: «Aquí nadie mira el reloj».',
      'El desperdicio bajó un 11 por ciento.',
    ],
    invented: [
      ['Mercadona compra los tomates.', ['Mercadona']],
      ['El consumo de fruta creció un 11 %.', ['11 %']],
      ['El riego dura 95 minutos.', ['95 minutos']],
      ['«Aquí nadie mira el reloj», dice la maestra Rocío Belmonte.', ['Aquí nadie mira el reloj']],
      ['Albacete imitó el huerto.', ['Albacete']],
      ['El depósito tiene 640 litros.', ['640 litros']],
    ],
  },
  {
    language: 'ja',
    source: `長野県の青沢村では、2018年から古い民家を図書室にしている。蔵書は9,600冊で、年に5,200人が訪れる。改修費の850万円は、村が6割を出した。

司書の藤堂真理さんは「静けさも貸し出しています」と笑う。大工の桑原勇さんは4か月で床を直した。冬は薪を12トン使い、開館は午前10時からだ。`,
    faithful: [
      '蔵書は9600冊です。',
      '村が60%を出しました。',
      '藤堂さんは「静けさも貸し出しています」と話します。',
      '桑原さんは床を直しました。',
      '2018年に始まりました。',
    ],
    invented: [
      ['松本市も支援しました。', ['松本市']],
      ['改修費は960万円です。', ['960万円']],
      ['桑原さんは「静けさも貸し出しています」と話します。', ['静けさも貸し出しています']],
      ['年に9,600人が訪れます。', ['9,600']],
      ['2016年に始まりました。', ['2016年']],
    ],
  },
  {
    language: 'fr',
    source: `La fromagerie de Cassagnes livre 75 cantines depuis septembre 2020. Son patron, Éric Delmas, transforme 2 600 litres de lait par jour avec 13 salariés. Le lait vient de 8 fermes situées à moins de 30 km.

Une tomme mûrit 60 jours et se vend 17 euros le kilo. « Les enfants finissent leur assiette », assure la cuisinière Aminata Sow. Les déchets des cantines ont baissé de 21 %. La région a versé 88 000 euros.`,
    faithful: [
      'Delmas emploie 13 salariés.',
      'Huit fermes fournissent le lait.',
      'La tomme mûrit deux mois, soit 60 jours.',
      'La région a donné 88 000 €.',
      'Livrer 75 cantines demande du lait.',
      'Sow raconte : « Les enfants finissent leur assiette ».',
    ],
    invented: [
      ['Danone propose un rachat.', ['Danone']],
      ['Toulouse finance la cave.', ['Toulouse']],
      ['La fromagerie livre 13 cantines.', ['13']],
      ['Une tomme se vend 21 euros le kilo.', ['21 euros']],
      ['« Les enfants finissent leur assiette », dit Éric Delmas.', ['Les enfants finissent leur assiette']],
      ['Les déchets ont augmenté de 21 %.', ['21 %']],
    ],
  },
  {
    language: 'it',
    source: `Il teatro di Bobbio ha riaperto nel novembre 2021 dopo 34 anni. Il restauro è costato 2,1 milioni di euro e ha richiesto 19 mesi. La sala ha 180 posti; il direttore Paolo Venturi programma 26 spettacoli a stagione.

Un biglietto costa 12 euro. «Il silenzio prima del sipario è nostro», racconta la maschera Irene Galli. Gli abbonati sono 140, il 40 per cento sotto i trent’anni. Gli incassi sono cresciuti del 9 per cento.`,
    faithful: [
      'Venturi dirige il teatro.',
      'Il restauro è durato 19 mesi.',
      'La sala conta 180 posti.',
      'Gli abbonati sono 140.',
      'Galli dice: «Il silenzio prima del sipario è nostro».',
      'Gli incassi sono saliti del 9%.',
    ],
    invented: [
      ['Muti inaugurò la sala.', ['Muti']],
      ['La sala ha 140 posti.', ['140']],
      ['Venturi programma 34 spettacoli.', ['34']],
      ['«Il silenzio prima del sipario è nostro», dice il direttore Paolo Venturi.', ['Il silenzio prima']],
      ['Piacenza ha pagato il restauro.', ['Piacenza']],
      ['Gli incassi sono calati del 9 per cento.', ['9 per cento']],
    ],
  },
  {
    language: 'pt',
    source: `A cozinha comunitária de Évora serve 260 almoços por dia desde maio de 2020. A chefe Leonor Pacheco trabalha com 18 voluntários e gasta 2,30 euros por refeição. Os legumes chegam de 7 hortas da cidade.

O padeiro Rui Marçal oferece 45 kg de pão por semana. «Ninguém come sozinho aqui», afirma Pacheco. As doações subiram 33 % em 2023, e a fila encurtou para 10 minutos.`,
    faithful: [
      'Pacheco chefia a cozinha.',
      'Sete hortas dão os legumes.',
      'São 18 voluntários e 260 almoços por dia.',
      'Marçal dá 45 kg de pão.',
      'As doações cresceram 33%.',
    ],
    invented: [
      ['Lisboa copiou o modelo.', ['Lisboa']],
      ['Azevedo doou o fogão.', ['Azevedo']],
      ['A cozinha serve 45 almoços por dia.', ['45']],
      ['As doações subiram 18 %.', ['18 %']],
      ['«Ninguém come sozinho aqui», diz o padeiro Rui Marçal.', ['Ninguém come sozinho aqui']],
      ['A fila dura 33 minutos.', ['33 minutos']],
    ],
  },
  {
    language: 'nl',
    source: `De drijvende school van Kampen opende in juni 2019 met 52 leerlingen. Directeur Sanne Veldkamp kocht het schip voor 640.000 euro. Het is 67 meter lang en heeft 9 lokalen; de verbouwing duurde 11 maanden.

Schipper Joop Terpstra vaart elke vrijdag 15 kilometer over de IJssel. „Op het water luistert iedereen”, lacht hij. Het ziekteverzuim daalde met 8 procent, terwijl het aantal aanmeldingen met 46 procent steeg.`,
    faithful: [
      'Veldkamp kocht een schip.',
      'Terpstra vaart 15 km over de IJssel.',
      'Het schip telt 9 lokalen.',
      'Aanmeldingen stegen 46%.',
      'De school opende in juni 2019.',
    ],
    invented: [
      ['Damen bouwde het schip.', ['Damen']],
      ['Rutte opende de school.', ['Rutte']],
      ['Het schip is 52 meter lang.', ['52 meter']],
      ['Het ziekteverzuim daalde met 46 procent.', ['46 procent']],
      ['„Op het water luistert iedereen”, zegt Sanne Veldkamp.', ['Op het water luistert iedereen']],
      ['Het schip kostte 460.000 euro.', ['460.000 euro']],
    ],
  },
];
