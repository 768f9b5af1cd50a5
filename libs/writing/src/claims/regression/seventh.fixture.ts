import type { ClaimFixture } from './claims.fixture.js';

/** Written before the rules were looked at; run on them before any was mended, 143 of 156 were found and 35 marks were wrong. */
export const seventhHeldOut: readonly ClaimFixture[] = [
  {
    language: 'en',
    source: `# Harriers win the cup final after extra time

Linfield Harriers beat Ashcombe United 3–2 after extra time at Castle Road on Saturday to win the Northern Cup for the first time since 1994. Tomas Okafor put the Harriers ahead in the 12th minute, and Ashcombe turned the match round with goals from Reece Dalby (34) and Yannick Sorel (58). Substitute Ollie Hartnett levelled in the 89th minute and scored the winner in the 117th.

The attendance was 21,406. Referee Hannah Voss showed seven yellow cards and sent off Ashcombe's captain, Luke Pritchard, for a second booking. The Harriers had 61% of the ball and 19 shots to Ashcombe's 8. Sprinter-turned-winger Okafor, who once ran the 100 metres in 10.4 s, was timed at 36.2 km/h. "We were dead on our feet, but nobody hid," said manager Graham Tully, 52, who took over in November. The club will receive £250,000 in prize money. The league season resumes on 3 May with a trip to Brackley.`,
    faithful: [
      'The Harriers won 3-2 after extra time.',
      'It is their first Northern Cup in decades: the last one came in 1994.',
      'Hartnett equalised with a minute of normal time left and struck again in the 117th minute.',
      'More than 21,000 people were at Castle Road.',
      'Graham Tully: “We were dead on our feet, but nobody hid.”',
      'Okafor has run 100 m in 10.4 seconds.',
      'The winners get a quarter of a million pounds.',
      'Ashcombe had eight shots, the Harriers 19.',
      'Voss showed 7 yellow cards.',
      'Pritchard was sent off.',
    ],
    invented: [
      ['The Harriers won 3–1.', ['3–1']],
      ['Okafor scored in the 21st minute.', ['21st']],
      ['The attendance was 24,106.', ['24,106']],
      ['They last won the cup in 1984.', ['1984']],
      ['Okafor once ran 100 metres in 10.1 s.', ['10.1 s']],
      ['The Harriers had 16% of the ball.', ['16%']],
      ['Substitute Marcus Bellamy levelled.', ['Marcus Bellamy']],
      ['Voss showed nine yellow cards.', ['nine']],
      ['“We were dead on our feet, and everybody hid,” said Tully.', ['everybody hid']],
      ['The prize money is £520,000.', ['£520,000']],
      ['The season resumes on 13 May.', ['13 May']],
      ['Tully, 25, took over in November.', ['25']],
      ['The final was played at Wembley.', ['Wembley']],
    ],
  },
  {
    language: 'en',
    source: `Corvane Systems reported third-quarter revenue of $812 million, up 14% from a year earlier, and net income of $96.5 million, or $1.12 per diluted share. Analysts had expected $1.05. Gross margin widened by 180 basis points to 47.3%.

For the fourth quarter the company guides to revenue between $830 million and $850 million and earnings of $1.15 to $1.20 per share. It lowered its full-year capital spending plan from $220 million to a range of $180 million to $200 million. Chief financial officer Dana Whitlock said orders from data centres had "roughly doubled since spring", while sales to carmakers fell 9%. Corvane bought back 2.4 million shares in the quarter and ended it with $1.3 billion in cash and 11,200 employees. Chief executive Piers Lomax will retire on 31 March 2027; Whitlock is to succeed him. The shares rose 6.8% in after-hours trading to $58.40. The call can be heard at ir.corvane.example/q3.`,
    faithful: [
      'Revenue rose 14% to $812m.',
      'Earnings came to $1.12 a share, seven cents more than analysts had expected.',
      'Corvane expects $830–850 million of revenue in Q4.',
      'The guidance for earnings is $1.15–$1.20 per share.',
      'Capital spending will be $180 million to $200 million instead of $220 million.',
      'Gross margin reached 47.3%, 1.8 percentage points more.',
      'Sales to carmakers dropped by nine percent.',
      'Whitlock will follow Lomax after 31 March 2027.',
      'Orders from data centres “roughly doubled since spring”, Whitlock said.',
      'The company holds $1.3bn in cash.',
      'It bought back 2.4m shares.',
    ],
    invented: [
      ['Revenue fell 14% to $812 million.', ['fell 14%']],
      ['Revenue will be between $820 million and $850 million.', ['$820 million']],
      ['The guidance for earnings is $1.15–$1.25 per share.', ['$1.25']],
      [
        'Capital spending falls to a range of $180 million to $220 million.',
        ['$180 million to $220 million'],
      ],
      ['Net income was $69.5 million.', ['$69.5 million']],
      ['Gross margin widened by 80 basis points.', ['80 basis points']],
      ['Sales to carmakers rose 9%.', ['rose 9%']],
      ['Orders from data centres tripled.', ['tripled']],
      ['Corvane ended the quarter with $1.3 million in cash.', ['$1.3 million']],
      ['Lomax will retire on 31 May 2027.', ['31 May 2027']],
      ['The shares rose to $85.40.', ['$85.40']],
      ['Hear the call at ir.corvane.example/q4.', ['ir.corvane.example/q4']],
      ['Nvidia is its largest customer.', ['Nvidia']],
      ['Corvane has 12,100 employees.', ['12,100']],
    ],
  },
  {
    language: 'en',
    source: `## Loomkit 4.2 is out

Loomkit 4.2.0 was released on 9 September 2025. It needs Node.js 20.11 or later; support for Node.js 18 has ended. The bundler now starts in 310 ms instead of 1.9 s on our reference project of 4,800 modules, and memory use falls from 1.4 GB to 620 MB.

Breaking changes: the option \`legacyPaths\` is gone, and the default port moved from 3000 to 5180. Run \`npx loomkit migrate\` first. Version 4.1 gets security fixes until 31 December 2025, version 3 no longer does. CVE-2025-31844, a path traversal found by Ines Caldeira of Brightmoor Labs, is fixed in 4.2.0 and 4.1.7. "Upgrade this one before lunch," Caldeira writes. Forty-three people contributed 512 commits. The next release, 4.3, is planned for the first quarter of 2026. Read the notes at https://loomkit.example/blog/4-2 and report problems at github.com/loomkit/loomkit/issues.`,
    faithful: [
      'Loomkit 4.2 came out on September 9, 2025.',
      'The bundler starts in 0.31 seconds instead of 1.9.',
      'Memory use drops to 620 MB, from 1.4 GB.',
      'You need Node.js 20.11.',
      'Version 4.1 is supported with security fixes until the end of 2025.',
      'The default port is now 5180, not 3000.',
      'CVE-2025-31844 is fixed in 4.1.7 too.',
      'Start-up is about six times as fast.',
      '43 contributors made 512 commits.',
      'Expect 4.3 in Q1 2026.',
    ],
    invented: [
      ['Loomkit 4.2 needs Node.js 22.', ['22']],
      ['The bundler starts in 130 ms.', ['130 ms']],
      ['Memory use falls to 260 MB.', ['260 MB']],
      ['The flaw, CVE-2025-31448, is fixed.', ['CVE-2025-31448']],
      ['It is fixed in 4.1.5 as well.', ['4.1.5']],
      ['The default port moved to 8080.', ['8080']],
      ['Version 4.1 gets security fixes until 31 October 2025.', ['31 October 2025']],
      ['The next release is planned for the third quarter of 2026.', ['third quarter of 2026']],
      ['Forty-three people contributed 521 commits.', ['521']],
      ['Notes are at https://loomkit.example/blog/4-3.', ['https://loomkit.example/blog/4-3']],
      ['Caldeira works at Google.', ['Google']],
      ['“Upgrade this one after lunch,” Caldeira writes.', ['Upgrade this one after lunch']],
      ['The reference project has 8,400 modules.', ['8,400']],
    ],
  },
  {
    language: 'en',
    source: `Margery Ellen Stroud, who taught three generations of Kentish children to swim and crossed the English Channel twice, died on 14 February at her home in Deal. She was 91. Born in Ramsgate on 2 August 1934, the youngest of five sisters, she left school at fifteen and worked in the Pearson biscuit factory before she became a lifeguard in 1955.

Her first Channel crossing, in 1961, took 15 hours and 40 minutes; the second, two years later, was 73 minutes faster. By her own count she taught more than 9,000 people. She was made an MBE in 1988 and refused to wear the medal "to anything without a buffet". Her husband, Arthur Stroud, a ferry engineer, died in 2009. She is survived by two daughters, Ruth and Carol, six grandchildren and a parrot named Bosun. The funeral is at St Leonard's at 11 a.m. on Friday 6 March; donations to the RNLI are welcome.`,
    faithful: [
      'Margery Stroud died on February 14, aged 91.',
      'She swam the English Channel in 1961 and again in 1963.',
      'The first crossing took her 15 h 40 min.',
      'She left school at 15.',
      'She had four sisters, all of them older.',
      'More than nine thousand people learned to swim from her.',
      'Six grandchildren and two daughters survive her.',
      'The funeral begins at 11:00 on 6 March.',
      'Arthur Stroud died in 2009.',
      'She was born in 1934 in Ramsgate.',
    ],
    invented: [
      ['She died on 24 February.', ['24 February']],
      ['She was 81.', ['81']],
      ['Her first crossing took 16 hours and 40 minutes.', ['16 hours']],
      ['The second crossing was 37 minutes faster.', ['37 minutes']],
      ['The second crossing was 73 minutes slower.', ['73 minutes slower']],
      ['She was made an OBE in 1988.', ['OBE']],
      ['She became a lifeguard in 1959.', ['1959']],
      ['She leaves three daughters.', ['three']],
      ['She crossed the English Channel four times.', ['four times']],
      ['The funeral is at 2 p.m.', ['2 p.m.']],
      ['She was born in Margate.', ['Margate']],
      ['Her husband, Albert Stroud, died in 2009.', ['Albert']],
      ['Donations to Oxfam are welcome.', ['Oxfam']],
    ],
  },
  {
    language: 'de',
    source: `# Gericht kippt Parkgebühr

Das Verwaltungsgericht Lüneburg hat am 17. Juli die Parkgebührenordnung der Stadt Harnow für unwirksam erklärt (Az. 5 K 412/24). Geklagt hatten 23 Anwohner der Altstadt, vertreten durch die Anwältin Friederike Jansen. Die Stadt hatte den Preis des Bewohnerparkausweises zum 1. Januar 2024 von 30,70 Euro auf 195 Euro im Jahr erhöht, also mehr als versechsfacht.

Die Kammer unter dem Vorsitzenden Richter Dr. Ulrich Baumeister sah darin einen Verstoß gegen den Gleichheitsgrundsatz, weil Autos über 4,70 Meter Länge das Dreifache zahlen sollten. „Ein Zentimeter darf nicht 390 Euro kosten“, sagte Baumeister. Rund 8.600 Haushalte sind betroffen; der Stadt fehlen nun 1,4 Millionen Euro im Haushalt. Gegen das Urteil kann binnen eines Monats Berufung beim Oberverwaltungsgericht eingelegt werden. Oberbürgermeisterin Sabine Kröger (Grüne) kündigte an, die Gebühr bis zum Herbst neu zu berechnen.`,
    faithful: [
      'Das Gericht entschied am 17.07. zugunsten von 23 Anwohnern.',
      'Der Ausweis kostete zuvor 30,70 €, danach 195 €.',
      'Betroffen sind etwa 8600 Haushalte.',
      'Der Stadt fehlen 1,4 Mio. Euro.',
      'Wer ein Auto von mehr als 4,70 m Länge hat, sollte dreimal so viel zahlen.',
      'Baumeister sagte: „Ein Zentimeter darf nicht 390 Euro kosten.“',
      'Das Aktenzeichen lautet 5 K 412/24.',
      'Friederike Jansen vertrat die Kläger.',
      'Seit Anfang 2024 galt der neue Preis.',
      'Sabine Kröger will bis zum Herbst neu rechnen.',
    ],
    invented: [
      ['Das Gericht entschied am 27. Juli.', ['27. Juli']],
      ['Geklagt hatten 32 Anwohner.', ['32']],
      ['Der Ausweis kostete zuvor 37,70 Euro.', ['37,70 Euro']],
      ['Rund 6.800 Haushalte sind betroffen.', ['6.800']],
      ['Der Preis hat sich mehr als verachtfacht.', ['verachtfacht']],
      ['Lange Autos sollten das Doppelte zahlen.', ['Doppelte']],
      ['Das Verwaltungsgericht Göttingen hat entschieden.', ['Göttingen']],
      ['Die Berufung muss binnen zwei Monaten eingelegt werden.', ['zwei Monaten']],
      ['„Ein Zentimeter darf ruhig 390 Euro kosten“, sagte Baumeister.', ['darf ruhig 390 Euro kosten']],
      ['Der Stadt fehlen 4,1 Millionen Euro.', ['4,1 Millionen Euro']],
      ['Oberbürgermeister Jens Petersen kündigte das an.', ['Jens Petersen']],
      ['Autos über 4,20 Meter sollten mehr zahlen.', ['4,20 Meter']],
    ],
  },
  {
    language: 'de',
    source: `Bei der Landtagswahl im Flussland ist die Heimatliste mit 31,4 Prozent stärkste Kraft geworden. Sie legte gegenüber 2019 um 4,9 Punkte zu. Die Sozialunion fiel von 34,0 auf 27,8 Prozent, die Freie Mitte kam auf 12,5 und die Ökologische Liste auf 9,1 Prozent. Die Partei Aufbruch scheiterte mit 4,7 Prozent an der Fünf-Prozent-Hürde.

Von 88 Sitzen entfallen 34 auf die Heimatliste, 30 auf die Sozialunion, 14 auf die Freie Mitte und 10 auf die Ökologische Liste. Für eine Mehrheit sind 45 Sitze nötig. Die Wahlbeteiligung stieg auf 67,3 Prozent; 2,1 Millionen Menschen waren wahlberechtigt, darunter erstmals 58.000 Sechzehn- und Siebzehnjährige. Spitzenkandidatin Renate Ohlendorf nannte das Ergebnis „einen Auftrag, keinen Blankoscheck“. Der bisherige Ministerpräsident Holger Wiese erklärte am Sonntagabend um 20.15 Uhr seinen Rücktritt als Parteichef. Der neue Landtag tritt spätestens am 12. November zusammen.`,
    faithful: [
      'Die Heimatliste gewann mit 31,4 % und 34 von 88 Sitzen.',
      'Die Sozialunion verlor 6,2 Punkte.',
      'Heimatliste und Freie Mitte hätten zusammen 48 Sitze.',
      'Aufbruch blieb mit 4,7 % unter fünf Prozent.',
      'Zwei Drittel der Wahlberechtigten gingen zur Wahl.',
      'Erstmals durften 58 000 Jugendliche im Alter von 16 und 17 Jahren wählen.',
      'Holger Wiese trat um 20:15 Uhr als Parteichef zurück.',
      'Ohlendorf sprach von einem „Auftrag, keinem Blankoscheck“.',
      'Spätestens am 12.11. kommt der Landtag zusammen.',
    ],
    invented: [
      ['Die Heimatliste kam auf 34,1 Prozent.', ['34,1 Prozent']],
      ['Die Heimatliste verlor 4,9 Punkte.', ['verlor 4,9 Punkte']],
      ['Die Sozialunion fiel auf 28,7 Prozent.', ['28,7 Prozent']],
      ['Für eine Mehrheit sind 54 Sitze nötig.', ['54']],
      ['Die Ökologische Liste hat 12 Sitze.', ['12']],
      ['Die Wahlbeteiligung sank auf 67,3 Prozent.', ['sank auf 67,3 Prozent']],
      ['1,2 Millionen Menschen waren wahlberechtigt.', ['1,2 Millionen']],
      ['Die Linke zog in den Landtag ein.', ['Linke']],
      ['Wiese trat um 18.15 Uhr zurück.', ['18.15 Uhr']],
      ['Der Landtag tritt am 21. November zusammen.', ['21. November']],
      ['Die letzte Wahl war 2018.', ['2018']],
      ['Ein Viertel der Berechtigten blieb zu Hause.', ['Ein Viertel']],
    ],
  },
];
