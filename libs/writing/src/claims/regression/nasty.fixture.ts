import type { ClaimFixture } from './claims.fixture.js';

/** What careless or clever retelling does: swaps, turned directions and quotations, ranks, parts, ranges, other spellings. */
export const nasty: ClaimFixture[] = [
  {
    language: 'en (nasty)',
    source: `# Two libraries, one budget

Riverton lent 40,000 books last year, while Northfield lent 62,000. In fiscal year 2023 the county spent $4.2 million on both. Attendance at Riverton rose by 5 percentage points to 61%. Loans of films fell 12%.

Northfield is the third-largest library in the state. A dozen volunteers repaired 300 chairs in the reading room. Half of the readers are students. Two thirds of the budget goes to salaries. Temperatures in the archive went down to -4 °C. The heating used 480,000 kWh.

"We did not lose readers, we lost rooms," said Maria Keller in the third quarter of 2022. According to Daniel Okafor, "the hard part was never the code; it was the agreements with publishers." 

Classes last 30 to 40 minutes. The bridge is 14 km away. On 2 March 2017 Petra Lindqvist opened the annex. About 3 in 4 visitors come on foot.`,
    faithful: [
      'Northfield lent 62,000 books, Riverton 40,000.',
      'The county spent $4.2M in FY2023.',
      'FY23 cost 4.2 million dollars.',
      'Attendance rose 5 percentage points.',
      'Film loans dropped by 12 percent.',
      'Northfield is the 3rd largest library in the state.',
      'Twelve volunteers repaired 300 chairs.',
      '12 volunteers fixed chairs.',
      '50% of readers are students.',
      'Half of the readers study.',
      'Two-thirds of the budget pays salaries.',
      'In Q3 2022 Keller spoke.',
      'Maria Keller: "We did not lose readers, we lost rooms."',
      'As Keller said, "We did not lose readers; we lost rooms".',
      'The annex opened on March 2, 2017.',
      'It opened on 2017-03-02.',
      'The annex opened in March 2017.',
      'Opened 2nd of March 2017.',
      'Three in four visitors walk.',
      '75% of visitors come on foot.',
      'It got as cold as -4 °C.',
      'Lindqvist opened the annex in 2017.',
      'A class takes 30–40 minutes.',
      'Some 14 kilometres away lies the bridge.',
      'They spent 4,200,000 dollars.',
      'Riverton is growing.',
      'Okafor said "the hard part was never the code".',
    ],
    invented: [
      ['Northfield lent 40,000 books.', ['40,000']],
      ['Riverton lent 62,000 books and Northfield 40,000.', ['62,000', '40,000']],
      ['The county spent $4.2 million in FY2024.', ['FY2024']],
      ['The county spent it in fiscal year 2021.', ['2021']],
      ['Attendance rose by 5%.', ['5%']],
      ['Attendance rose by 5 percent.', ['5 percent']],
      ['Loans of films rose 12%.', ['12%']],
      ['Northfield is the second-largest library in the state.', ['second-largest']],
      ['A dozen chairs were repaired by 300 volunteers.', ['dozen', '300']],
      ['Two dozen volunteers came.', ['Two dozen']],
      ['A third of the readers are students.', ['A third']],
      ['Half of the budget goes to salaries.', ['Half']],
      ['The archive froze at -14 °C.', ['14']],
      ['The heating used 480,000 MWh.', ['480,000 MWh']],
      ['“We did lose readers, we lost rooms,” said Keller.', ['We did lose readers, we lost rooms,']],
      ['“We did not lose rooms, we lost readers,” said Keller.', ['We did not lose rooms, we lost readers,']],
      ['“We did not lose money, we lost rooms,” said Keller.', ['We did not lose money, we lost rooms,']],
      [
        '"The hard part was always the code; it was the agreements with publishers."',
        ['The hard part was always the code; it was the agreements with publishers.'],
      ],
      [
        '"We did not lose readers, we lost rooms," said Daniel Okafor.',
        ['We did not lose readers, we lost rooms," said Daniel Okafor'],
      ],
      ['“Lose readers, we lost rooms,” she said.', ['Lose readers, we lost rooms,']],
      ['Classes last 30 to 50 minutes.', ['50']],
      ['The bridge is 14 miles away.', ['14 miles']],
      ['Maria Kellar spoke.', ['Maria Kellar']],
      ['Kellar led it well.', ['Kellar']],
      ['Lindquist opened the annex.', ['Lindquist']],
      ['It opened on 3 February 2017.', ['3 February 2017']],
      ['It opened on 2 March 2018.', ['2 March 2018']],
      ['In Q4 2022 Keller spoke.', ['Q4 2022']],
      ['The second quarter of 2022 was calm.', ['second quarter of 2022']],
      ['They spent €4.2 million (about $4.6 million).', ['€4.2 million', '$4.6 million']],
      ['60% of visitors come on foot.', ['60%']],
      ['Attendance fell by 5 percentage points.', ['5 percentage points']],
      [
        '"The agreements with publishers were never hard," Okafor said.',
        ['The agreements with publishers were never hard,'],
      ],
    ],
  },
  {
    language: 'de (nasty)',
    source: `# Zwei Werke, ein Netz

Das Werk Altdorf lieferte im vergangenen Jahr 480.000 Kilowattstunden, das Werk Bernau 620.000. Im 3. Quartal 2022 sank der Verbrauch um 5 Prozentpunkte auf 61 Prozent. Altdorf ist das drittgrößte Werk im Land.

Ein Dutzend Ingenieure prüfte 300 Leitungen. Die Hälfte der Haushalte heizt mit Fernwärme, zwei Drittel der Kosten trägt die Stadt. Im Januar fiel die Temperatur auf -4 °C.

„Wir haben keine Kunden verloren, wir haben Leitungen verloren“, sagte Petra Vogelsang im Mai 2022. „Die Technik war nie das Problem“, betont Jonas Reiter.

Drei von vier Kunden zahlen monatlich. Die Wartung dauert 30 bis 40 Minuten. Am 2. März 2017 ging das Netz in Betrieb.`,
    faithful: [
      'Bernau lieferte 620.000 Kilowattstunden, Altdorf 480.000.',
      'Im Q3 2022 sank der Verbrauch.',
      'Der Verbrauch sank um 5 Prozentpunkte.',
      'Altdorf ist das drittgrößte Werk.',
      'Zwölf Ingenieure prüften 300 Leitungen.',
      '50 Prozent der Haushalte heizen mit Fernwärme.',
      'Zwei Drittel der Kosten trägt die Stadt.',
      'Es wurde bis zu -4 °C kalt.',
      '75 % der Kunden zahlen monatlich.',
      'Petra Vogelsang: „Wir haben keine Kunden verloren, wir haben Leitungen verloren“',
      'Seit dem 02.03.2017 läuft das Netz.',
    ],
    invented: [
      ['Altdorf lieferte 620.000 Kilowattstunden, Bernau 480.000.', ['620.000', '480.000']],
      ['Geliefert wurden 480.000 Megawattstunden.', ['480.000 Megawattstunden']],
      ['Im 2. Quartal 2022 war es ruhig.', ['2. Quartal 2022']],
      ['Der Verbrauch sank um 5 Prozent.', ['5 Prozent']],
      ['Der Verbrauch stieg um 5 Prozentpunkte.', ['5 Prozentpunkte']],
      ['Altdorf ist das zweitgrößte Werk.', ['zweitgrößte']],
      ['300 Ingenieure prüften die Technik.', ['300']],
      ['Ein Drittel der Haushalte heizt mit Fernwärme.', ['Ein Drittel']],
      ['Die Hälfte der Kosten trägt die Stadt.', ['Die Hälfte']],
      ['Es wurde bis zu -14 °C kalt.', ['14']],
      [
        '„Wir haben Kunden verloren, wir haben Leitungen verloren“, sagte Vogelsang.',
        ['Wir haben Kunden verloren, wir haben Leitungen verloren'],
      ],
      ['„Die Technik war immer das Problem“, betont Reiter.', ['Die Technik war immer das Problem']],
      [
        '„Die Technik war nie das Problem“, betont Petra Vogelsang.',
        ['Die Technik war nie das Problem“, betont Petra Vogelsang'],
      ],
      ['Petra Vogelgesang sprach im Mai.', ['Petra Vogelgesang']],
      ['Die Wartung dauert 30 bis 50 Minuten.', ['50']],
      ['Am 3. Februar 2017 ging das Netz in Betrieb.', ['3. Februar 2017']],
      ['Zwei Dutzend Ingenieure waren da.', ['Zwei Dutzend']],
    ],
  },
  {
    language: 'es (nasty)',
    source: `# Dos escuelas, un río

La escuela de Ribera recibió 1.200 libros el año pasado, mientras que la de Montalvo recibió 850. En el tercer trimestre de 2022 las ausencias bajaron 5 puntos porcentuales. Ribera es la tercera más antigua de la provincia.

Una docena de voluntarios pintó 40 aulas. La mitad de los alumnos llega en bicicleta y dos tercios del presupuesto se van en sueldos. La obra costó 3.200 dólares.

«No perdimos alumnos, perdimos aulas», explica Lucía Ferrando. «El problema nunca fue el dinero», sostiene Andrés Villalba.

El curso dura de 30 a 40 semanas. El 2 de marzo de 2017 se abrió el comedor.`,
    faithful: [
      'Montalvo recibió 850 libros y Ribera 1.200.',
      'En el tercer trimestre de 2022 bajaron las ausencias.',
      'Las ausencias bajaron 5 puntos porcentuales.',
      'Doce voluntarios pintaron 40 aulas.',
      'El 50 % de los alumnos llega en bicicleta.',
      'Dos tercios del presupuesto son sueldos.',
      'Lucía Ferrando: «No perdimos alumnos, perdimos aulas»',
      'El comedor se abrió en marzo de 2017.',
    ],
    invented: [
      ['Montalvo recibió 1.200 libros y Ribera 850.', ['1.200', '850']],
      ['En el primer trimestre de 2022 bajaron.', ['primer trimestre de 2022']],
      ['Las ausencias bajaron un 5 %.', ['5 %']],
      ['Las ausencias aumentaron 5 puntos porcentuales.', ['5 puntos porcentuales']],
      ['Ribera es la segunda más antigua de la provincia.', ['segunda más']],
      ['Pintaron 40 voluntarios.', ['40']],
      ['La mitad del presupuesto son sueldos.', ['La mitad']],
      ['La obra costó 3.200 euros.', ['3.200 euros']],
      ['«Perdimos alumnos, perdimos aulas», explica Ferrando.', ['Perdimos alumnos, perdimos aulas']],
      ['«El problema siempre fue el dinero», sostiene Villalba.', ['El problema siempre fue el dinero']],
      [
        '«El problema nunca fue el dinero», sostiene Lucía Ferrando.',
        ['El problema nunca fue el dinero», sostiene Lucía Ferrando'],
      ],
      ['Lucía Fernando lo contó.', ['Lucía Fernando']],
      ['El curso dura de 30 a 50 semanas.', ['50']],
      ['El 3 de febrero de 2017 se abrió.', ['3 de febrero de 2017']],
    ],
  },
  {
    language: 'ja (nasty)',
    source: `# 二つの図書館

青葉図書館は昨年4万冊を貸し出し、若葉図書館は6万2000冊を貸し出した。利用率は5ポイント上がって61％になった。費用は4億2000万円だった。

「読者を失ったのではありません。部屋を失っただけです」と高橋さんは話す。「問題は技術ではなかったのです」と佐藤さんは話す。

授業は30分から40分続く。2017年3月2日に別館が開いた。利用者の半分は学生である。`,
    faithful: [
      '青葉図書館は4万冊を貸し出した。',
      '費用は4.2億円だった。',
      '利用率は5ポイント上がった。',
      '別館は2017年3月に開いた。',
      '利用者の半数は学生である。',
      '「読者を失ったのではありません。部屋を失っただけです」と高橋さんは語る。',
    ],
    invented: [
      ['費用は4億2000万ドルだった。', ['4億2000万ドル']],
      ['利用率は5％上がった。', ['5％']],
      [
        '「読者を失ったのです。部屋を失っただけです」と高橋さんは話す。',
        ['読者を失ったのです。部屋を失っただけです'],
      ],
      ['「問題は技術だったのです」と佐藤さんは話す。', ['問題は技術だったのです']],
      ['「問題は技術ではなかったのです」と高橋さんは話す。', ['問題は技術ではなかったのです」と高橋']],
      ['授業は30分から50分続く。', ['50']],
      ['2017年2月3日に開いた。', ['2017年2月3日']],
      ['高梨さんが開いた。', ['高梨']],
      ['貸し出しは6万2000人だった。', ['6万2000']],
    ],
  },
];
