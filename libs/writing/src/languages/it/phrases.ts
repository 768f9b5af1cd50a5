import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
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
      'Dimmelo nei commenti.',
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
      'Domande o idee? Rispondi a questa e-mail.',
      'Saremo lieti di ricevere la Sua risposta con eventuali commenti.',
    ],
    youtube: [
      'Lascia un commento e dimmi che ne pensi.',
      'Domande o idee? Lasciale nei commenti.',
      'Le Sue domande e osservazioni sono benvenute nei commenti.',
    ],
    podcast: [
      'Grazie dell’ascolto. Manda l’episodio a chi lo apprezzerebbe.',
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
  mourning: /(?<!\p{L})(?:funerale|necrologio|è (?:morto|morta|scomparso|scomparsa))/iu,
  intro: 'Introduzione',
  closing: 'Per finire',
  visual: 'Primo piano di chi parla',
  card: 'Testo in grande',
};
