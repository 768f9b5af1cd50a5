import type { ClaimFixture } from './claims.fixture.js';

/** Written after the rules were mended for the fifth held-out set, before they were run on it. */
export const sixthHeldOut: readonly ClaimFixture[] = [
  {
    language: 'en',
    source: `# Tidewatch raises its first round

Tidewatch, a Halifax start-up that predicts coastal floods, has raised $4.6 million from Northlight Ventures and the Baxter Foundation. Chief executive Marisol Quint said the money will take the company from 9 to 25 employees by the end of 2026. Its sensors now sit in 63 harbours, up from 17 a year ago.

In a trial with the port of Digby, warnings came 40 minutes earlier than those of the weather service, and false alarms fell by 60%. Two thirds of the harbours pay $300 a month; the others use a free plan. "A warning nobody trusts is noise," Quint told investors in June. The next version, Tidewatch 3, will cover ice. Contact: press@tidewatch.example or @tidewatchhq.`,
    faithful: [
      'Northlight Ventures and the Baxter Foundation invested $4.6m.',
      'The number of harbours grew from 17 to 63 within a year.',
      'Tidewatch warns 40 minutes earlier than the weather service.',
      'About 67% of the harbours pay $300 per month.',
      'Quint: “A warning nobody trusts is noise.”',
      'Twenty-five people should work there by the end of 2026.',
      'False alarms dropped 60 percent.',
      'Tidewatch 3 comes next.',
    ],
    invented: [
      ['Tidewatch raised $6.4 million.', ['$6.4 million']],
      ['Warnings came 40 minutes later than those of the weather service.', ['40 minutes later']],
      ['Microsoft joined the round.', ['Microsoft']],
      ['The sensors sit in 36 harbours.', ['36']],
      ['Half of the harbours pay.', ['Half']],
      ['“A warning everybody trusts is noise,” said Quint.', ['A warning everybody trusts is noise']],
      ['The next version is Tidewatch 4.', ['4']],
      ['Harbours pay $300 a week, and false alarms fell by 16%.', ['16%']],
      ['Write to hello@tidewatch.example.', ['hello@tidewatch.example']],
      ['Its second round came in June.', ['second']],
    ],
  },
  {
    language: 'en',
    source: `Slow Sunday Lentils. Serves 6. Soak 350 g of brown lentils overnight. Fry two onions and four cloves of garlic in 60 ml of olive oil for ten minutes, then add the lentils, 1.2 litres of stock and a bay leaf. Simmer for three quarters of an hour at 90 °C. Stir in 200 g of spinach and the juice of half a lemon.

The recipe comes from Nadia Ferrante, who has cooked it every week since 1987 in her trattoria in Lecce. "Lentils forgive everything except haste," she says. A portion has 18 grams of protein, one third of what an adult needs, and costs less than €1.50. Freeze it for up to 3 months.`,
    faithful: [
      'Simmer the lentils for 45 minutes.',
      'You need 0.35 kg of brown lentils and 1.2 l of stock.',
      'Ferrante has cooked it since 1987.',
      'A portion provides 18 g of protein.',
      'It keeps in the freezer for three months.',
      'Six people can eat.',
      '33% of an adult’s protein is in one portion.',
      'Cook it at 90 degrees Celsius.',
    ],
    invented: [
      ['Simmer for half an hour.', ['half an hour']],
      ['Add 2.1 litres of stock.', ['2.1 litres']],
      ['Fry the onions for twenty minutes.', ['twenty minutes']],
      ['Ferrante has cooked it since 1978.', ['1978']],
      ['A portion costs less than €2.50.', ['€2.50']],
      ['Cook it at 90 °F.', ['90 °F']],
      ['“Lentils forgive nothing,” says Ferrante.', ['Lentils forgive nothing']],
      ['The recipe comes from Gordon Ramsay.', ['Gordon Ramsay']],
      ['Add five cloves of garlic.', ['five']],
    ],
  },
  {
    language: 'en',
    source: `The council of Marlow Bay voted 11 to 6 on Monday to close the High Street to cars from 1 May 2027. Traders fear losses: a survey by the Chamber of Commerce found that 48% of 212 shops expect fewer customers. Mayor Tobias Renn pointed to Ghent, where sales rose 17% after a similar step.

The plan costs £2.3m over four years. Buses stay, deliveries are allowed before 10 a.m., and 140 parking places move to Mill Lane. "Nobody ever said: let's go there, the parking is lovely," Renn said. Opposition leader Greta Olufsen called it "a gift to the ring road" and wants a referendum. The first review is due after eighteen months.`,
    faithful: [
      'Eleven councillors voted for it, six against.',
      'Cars are banned from the High Street from May 2027.',
      'Nearly half of the 212 shops expect fewer customers.',
      'In Ghent sales went up 17 percent.',
      'The plan costs £2.3 million.',
      'A review follows after a year and a half.',
      'Olufsen speaks of “a gift to the ring road”.',
      'Mill Lane gets 140 parking places.',
    ],
    invented: [
      ['The council voted 12 to 5.', ['12', '5']],
      ['The street closes on 1 March 2027.', ['1 March 2027']],
      ['In Ghent sales fell 17%.', ['17%']],
      ['A quarter of the shops expect fewer customers.', ['A quarter']],
      ['The plan costs €2.3m.', ['€2.3m']],
      [
        '“Nobody ever said: let’s go there, the parking is lovely,” Greta Olufsen said.',
        ['Nobody ever said'],
      ],
      ['Deliveries are allowed before 11 a.m.', ['11']],
      ['Mayor Tobias Renz proposed it.', ['Renz']],
      ['Utrecht was the model.', ['Utrecht']],
      ['The survey asked 221 shops.', ['221']],
    ],
  },
  {
    language: 'de',
    source: `Das Klinikum Vierseen hat 2024 die Wartezeit in der Notaufnahme halbiert: von 94 auf 47 Minuten. Chefärztin Dr. Solveig Anders führt das auf eine Software der Firma Medanta zurück, die 180.000 Euro gekostet hat. Jeder fünfte Patient wird inzwischen per Video beraten.

Die Zahl der Beschwerden sank um 38 Prozent, die der Patienten stieg um 4 Prozent auf 31.200. „Wir sortieren nicht Menschen, wir sortieren Zeit“, sagt Pflegeleiter Hakan Yıldız. Zwölf neue Stellen sind geplant, drei davon ab Oktober. Der Landkreis zahlt zwei Fünftel der Kosten. Am 3. März 2025 folgt die Kinderklinik.`,
    faithful: [
      'Statt 94 warten Patienten nur noch 47 Minuten.',
      'Medanta bekam 180.000 € für die Software.',
      '20 Prozent der Patienten werden per Video beraten.',
      'Es gab 38 % weniger Beschwerden.',
      'Yıldız sagt: „Wir sortieren nicht Menschen, wir sortieren Zeit.“',
      '40 Prozent der Kosten trägt der Landkreis.',
      '12 Stellen sollen entstehen.',
      'Die Kinderklinik folgt im März 2025.',
    ],
    invented: [
      ['Die Wartezeit stieg auf 94 Minuten.', ['94 Minuten']],
      ['Die Software kam von SAP.', ['SAP']],
      ['Jeder dritte Patient wird per Video beraten.', ['Jeder dritte']],
      ['Die Zahl der Beschwerden stieg um 38 Prozent.', ['38 Prozent']],
      [
        'Dr. Solveig Anders sagt: „Wir sortieren nicht Menschen, wir sortieren Zeit.“',
        ['Wir sortieren nicht Menschen'],
      ],
      ['Der Landkreis zahlt drei Fünftel der Kosten.', ['drei Fünftel']],
      ['Am 13. März 2025 folgt die Kinderklinik.', ['13. März 2025']],
      ['31.200 Beschwerden gab es.', ['31.200']],
      ['Sechzehn neue Stellen sind geplant.', ['Sechzehn']],
    ],
  },
  {
    language: 'de',
    source: `Version 4.1 der Notiz-App Zettelwald ist da. Die Suche ist dreimal so schnell und braucht nur noch 12 MB Speicher statt 50. Neu ist der Export nach PDF und EPUB. Entwicklerin Femke Brouwer hat 76 Fehler behoben, 19 davon gemeldet von der Nutzerin Ruth Alvarez.

Die App kostet einmalig 14,90 Euro oder 1,50 Euro im Monat. Wer vor dem 15. August gekauft hat, bekommt das Update geschenkt. „Ein Abo muss man jeden Monat neu verdienen“, schreibt Brouwer im Blog. 8.400 Menschen nutzen die App, etwa ein Viertel davon in Österreich. Fragen an hilfe@zettelwald.example.`,
    faithful: [
      'Die Suche ist 3-mal so schnell wie vorher.',
      'Statt 50 MB braucht sie 12 MB.',
      'Sechsundsiebzig Fehler sind behoben.',
      'Rund 25 Prozent der Nutzer leben in Österreich.',
      'Brouwer schreibt: „Ein Abo muss man jeden Monat neu verdienen.“',
      'Sie kostet 1,50 € monatlich oder einmalig 14,90 €.',
      'Alvarez meldete 19 Fehler.',
      '8400 Leute verwenden Zettelwald.',
    ],
    invented: [
      ['Version 4.2 ist da.', ['4.2']],
      ['Die Suche ist fünfmal so schnell.', ['fünfmal']],
      ['Sie kostet 19,40 Euro.', ['19,40 Euro']],
      ['Ein Drittel der Nutzer lebt in Österreich.', ['Ein Drittel']],
      ['Wer vor dem 25. August gekauft hat, bekommt das Update.', ['25. August']],
      ['Auch Evernote importiert die Daten.', ['Evernote']],
      ['Ruth Alvarez schreibt: „Ein Abo muss man jeden Monat neu verdienen.“', ['Ein Abo muss man']],
      ['Ein Viertel nutzt sie in der Schweiz.', ['Schweiz']],
      ['Fragen an info@zettelwald.example.', ['info@zettelwald.example']],
      ['67 Fehler sind behoben.', ['67']],
    ],
  },
];
