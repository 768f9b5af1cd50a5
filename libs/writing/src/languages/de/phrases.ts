import type { Phrases } from '../phrases.types.js';

export const phrases: Phrases = {
  voices: {
    professional: { lead: ['', '', ''], close: ['', '', ''] },
    casual: {
      lead: ['Mal kurz.', 'Kurz notiert.', 'In aller Kürze.'],
      close: ['Das war’s im Kern.', 'Das war’s im Kern.', ''],
    },
    friendly: {
      lead: [
        'Schau mal, das ist was für dich.',
        'Etwas, das sich zu teilen lohnt.',
        'Eine Notiz, die wir gern teilen.',
      ],
      close: [
        'Ich freue mich auf deine Meinung.',
        'Wir freuen uns auf deine Meinung.',
        'Jede Rückmeldung zählt.',
      ],
    },
    enthusiastic: {
      lead: ['Das musst du sehen!', 'Jede Minute wert!', 'Das verdient Aufmerksamkeit.'],
      close: ['Ich bin so gespannt!', 'Wir sind so gespannt!', 'Das begeistert uns.'],
    },
    authoritative: {
      lead: ['Direkt zur Sache.', 'Was man sich merken sollte.', 'Eine Erwägung wert.'],
      close: ['Nimm es ernst.', 'Das sollte man im Blick behalten.', 'Das verdient sorgfältige Erwägung.'],
    },
    humorous: {
      lead: [
        'Erst mal einen Kaffee.',
        'Kaffee in der Hand? Gut.',
        'Ein Moment, sofern die Besprechungen es erlauben.',
      ],
      close: ['Abgefragt wird nicht, versprochen.', 'Abgefragt wird nicht.', 'Eine Prüfung folgt nicht.'],
    },
    inspirational: {
      lead: ['Etwas, das in Schwung bringt.', 'Ein Gedanke zum Mitnehmen.', 'Ein Gedanke zum Nachdenken.'],
      close: ['Fang klein an, fang heute an.', 'Jeder Anfang zählt.', 'Jeder Anfang zählt.'],
    },
    educational: {
      lead: ['Lass uns was lernen.', 'Gut zu wissen.', 'Eine kurze Lektion.'],
      close: ['Wieder was gelernt.', 'Wieder etwas gelernt.', 'Ein Thema, das Beachtung verdient.'],
    },
  },
  asks: {
    twitter: [
      'Was nimmst du mit? Schreib’s drunter.',
      'Was ist für dich am wichtigsten?',
      'Was halten Sie für besonders wichtig?',
    ],
    linkedin: ['Wie siehst du das?', 'Wie deckt sich das mit deiner Erfahrung?', 'Wie schätzen Sie das ein?'],
    facebook: [
      'Schreib’s mir in die Kommentare!',
      'Was denkst du? Schreib es in die Kommentare.',
      'Wir laden Sie ein, sich in den Kommentaren zu äußern.',
    ],
    instagram: [
      'Speichern und an jemanden schicken.',
      'Speichere den Beitrag und teile ihn mit allen, die ihn brauchen.',
      'Bitte speichern Sie diesen Beitrag und teilen Sie ihn mit allen, denen er nützt.',
    ],
    email: [
      'Antworte einfach und sag mir, was hängen bleibt.',
      'Antworte auf diese E-Mail und schreib uns, welcher Punkt dir am wichtigsten ist.',
      'Wir freuen uns, wenn Sie uns mit Anmerkungen antworten.',
    ],
    youtube: [
      'Schreib mir in die Kommentare, was du denkst.',
      'Schreib in die Kommentare, welcher Punkt dir am wichtigsten ist.',
      'Fragen und Anmerkungen sind in den Kommentaren willkommen.',
    ],
    podcast: [
      'Danke fürs Zuhören! Schick die Folge jemandem, dem sie gefällt.',
      'Danke fürs Zuhören. Teile die Folge mit jemandem, dem sie nützt.',
      'Wir danken Ihnen herzlich fürs Zuhören.',
    ],
    reels: ['Speicher dir das.', 'Für später speichern.', 'Bitte speichern Sie dies zum Nachschlagen.'],
    tiktok: [
      'Siehst du auch so? Ab in die Kommentare.',
      'Schreib in die Kommentare, was du denkst.',
      'Wir freuen uns über Kommentare.',
    ],
  },
  greeting: ['Hi,', 'Hallo,', 'Sehr geehrte Leserinnen und Leser,'],
  questions: [
    [
      'Was fällt dir zu „{topic}“ als Erstes ein?',
      'Was ist dir an „{topic}“ besonders wichtig?',
      'Wie beurteilen Sie „{topic}“?',
    ],
    [
      'Was würdest du zu „{topic}“ ergänzen?',
      'Was würdest du zu „{topic}“ ergänzen?',
      'Was würden Sie zu „{topic}“ ergänzen?',
    ],
    [
      'Was würdest du zu „{topic}“ fragen?',
      'Worüber möchtest du bei „{topic}“ mehr wissen?',
      'Was wäre an „{topic}“ zu diskutieren?',
    ],
  ],
  aboutFigure: [
    '„{topic}“: Was steckt dahinter?',
    'Was steckt hinter der Zahl „{topic}“?',
    'Was steht hinter der Zahl „{topic}“?',
  ],
  intro: 'Einführung',
  source: 'Quelle',
  visuals: [
    'Sprecher nah in die Kamera',
    'Person am Schreibtisch, von der Seite',
    'Die Kamera fährt langsam auf die sprechende Person zu',
    'Im Gehen in die Kamera gesprochen',
  ],
  shots: {
    figure: 'Die Zahl groß im Bild, hochzählend',
    quotation: 'Das Zitat groß im Bild, Zeile für Zeile',
    question: 'In die Kamera gesprochen, Pause nach der Frage',
    words: 'Worte groß im Bild: {topic}',
    thing: 'Nahaufnahme: {topic}',
  },
};
