import type { Phrases } from '../phrases.types.js';

export const phrases: Phrases = {
  voices: {
    professional: { lead: ['', '', ''], close: ['', '', ''] },
    casual: {
      lead: ['Una nota al volo.', 'Una nota veloce.', 'In breve.'],
      close: ['Il succo è questo.', 'Il succo è questo.', ''],
    },
    friendly: {
      lead: ['Guarda, questa è per te.', 'Qualcosa da condividere.', 'Una nota per Lei.'],
      close: ['Mi farà piacere leggerti.', 'Sarà bello leggerti.', 'Saremo lieti di leggere il Suo parere.'],
    },
    enthusiastic: {
      lead: ['Devi vederlo!', 'Vale il tuo tempo!', 'Merita attenzione.'],
      close: ['Non vedo l’ora di leggerti!', 'Che bello!', 'È un vero piacere.'],
    },
    authoritative: {
      lead: ['Dritti al punto.', 'Il punto da ricordare.', 'Alla Sua attenzione.'],
      close: ['Prendilo sul serio.', 'Da tenere a mente.', 'Merita un’attenta considerazione.'],
    },
    humorous: {
      lead: ['Prima un caffè.', 'Caffè in mano? Bene.', 'Un momento, se le riunioni lo permettono.'],
      close: [
        'Niente interrogazione, promesso.',
        'Nessuna interrogazione alla fine.',
        'Non seguirà alcun esame.',
      ],
    },
    inspirational: {
      lead: ['Qualcosa per partire.', 'Un pensiero da portare con sé.', 'Un pensiero su cui riflettere.'],
      close: ['Comincia in piccolo, comincia oggi.', 'Basta cominciare.', 'Ogni inizio ha valore.'],
    },
    educational: {
      lead: ['Impariamo qualcosa.', 'Da sapere.', 'Una breve lezione.'],
      close: ['Ora lo sai.', 'Una lezione in più.', 'Una conoscenza utile.'],
    },
  },
  asks: {
    twitter: [
      'Quale scegli? Rispondi qui sotto.',
      'Quale punto conta di più per te?',
      'Quale punto ritiene più rilevante?',
    ],
    linkedin: [
      'Tu come la vedi?',
      'Com’è rispetto alla tua esperienza?',
      'Il Suo punto di vista professionale è benvenuto nei commenti.',
    ],
    facebook: [
      'Dimmelo nei commenti!',
      'Che ne pensi? Scrivilo nei commenti.',
      'La invitiamo a condividere la Sua opinione nei commenti.',
    ],
    instagram: [
      'Salvalo e mandalo a qualcuno.',
      'Salva questo post e condividilo con chi ne ha bisogno.',
      'Salvi questo post e lo condivida con i colleghi.',
    ],
    email: [
      'Rispondi e dimmi cosa ti ha colpito.',
      'Rispondi a questa e-mail e dicci quale punto conta di più per te.',
      'Saremo lieti di ricevere la Sua risposta con eventuali commenti.',
    ],
    youtube: [
      'Lascia un commento e dimmi che ne pensi.',
      'Dicci nei commenti quale punto conta di più per te.',
      'Le Sue domande e osservazioni sono benvenute nei commenti.',
    ],
    podcast: [
      'Grazie dell’ascolto! Manda l’episodio a chi lo apprezzerebbe.',
      'Grazie dell’ascolto. Condividi l’episodio con chi può trovarlo utile.',
      'La ringraziamo per l’ascolto.',
    ],
    reels: ['Salvalo per dopo.', 'Da salvare per dopo.', 'Lo salvi come riferimento.'],
    tiktok: [
      'D’accordo? Dimmelo nei commenti.',
      'Dicci che ne pensi nei commenti.',
      'I Suoi commenti sono benvenuti.',
    ],
  },
  greeting: ['Ciao,', 'Buongiorno,', 'Gentile lettrice, gentile lettore,'],
  questions: [
    [
      'Qual è la prima cosa che ti viene in mente su «{topic}»?',
      'Che cosa ti colpisce di «{topic}»?',
      'Come valuta «{topic}»?',
    ],
    [
      'Che cosa aggiungeresti a «{topic}»?',
      'Che cosa aggiungeresti a «{topic}»?',
      'Che cosa aggiungerebbe a «{topic}»?',
    ],
    [
      'Che cosa chiederesti su «{topic}»?',
      'Che cosa vorresti sapere in più su «{topic}»?',
      'Quale aspetto di «{topic}» merita un confronto?',
    ],
  ],
  aboutFigure: [
    '«{topic}»: che cosa c’è dietro?',
    'Che cosa c’è dietro la cifra «{topic}»?',
    'Come si spiega la cifra «{topic}»?',
  ],
  intro: 'Introduzione',
  source: 'Fonte',
  visuals: [
    'Primo piano di chi parla',
    'Persona alla scrivania, di profilo',
    'Carrellata lenta verso chi parla',
    'Camminando, rivolti alla camera',
  ],
  shots: {
    figure: 'La cifra in grande, che sale',
    quotation: 'La citazione in grande, riga per riga',
    question: 'In camera, una pausa dopo la domanda',
    words: 'Parole sullo schermo: {topic}',
    thing: 'Primo piano: {topic}',
  },
};
