import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    25: {
      twitter: 'Quale scegli? Rispondi qui sotto.',
      linkedin: 'Tu come la vedi?',
      facebook: 'Dimmelo nei commenti.',
      instagram: 'Salvalo e mandalo a qualcuno.',
      email: 'Rispondi e dimmi cosa ti ha colpito.',
      youtube: 'Lascia un commento e dimmi che ne pensi.',
      podcast: 'Grazie dell’ascolto. Manda l’episodio a chi lo apprezzerebbe.',
      reels: 'Salvalo per dopo.',
      tiktok: 'D’accordo? Dimmelo nei commenti.',
    },
    50: {
      twitter: 'Quale punto conta di più per te?',
      linkedin: 'Com’è rispetto alla tua esperienza?',
      facebook: 'Che ne pensi? Scrivilo nei commenti.',
      instagram: 'Salva questo post e condividilo con chi ne ha bisogno.',
      email: 'Domande o idee? Rispondi a questa e-mail.',
      youtube: 'Domande o idee? Lasciale nei commenti.',
      podcast: 'Grazie dell’ascolto. Condividi l’episodio con chi può trovarlo utile.',
      reels: 'Da salvare per dopo.',
      tiktok: 'Dicci che ne pensi nei commenti.',
    },
    75: {
      twitter: 'Quale punto ritiene più rilevante?',
      linkedin: 'Il Suo punto di vista professionale è benvenuto nei commenti.',
      facebook: 'La invitiamo a condividere la Sua opinione nei commenti.',
      instagram: 'Salvi questo post e lo condivida con i colleghi.',
      email: 'Saremo lieti di ricevere la Sua risposta con eventuali commenti.',
      youtube: 'Le Sue domande e osservazioni sono benvenute nei commenti.',
      podcast: 'La ringraziamo per l’ascolto.',
      reels: 'Lo salvi come riferimento.',
      tiktok: 'I Suoi commenti sono benvenuti.',
    },
  },
  mourning: /(?<!\p{L})(?:funerale|necrologio|è (?:morto|morta|scomparso|scomparsa))/iu,
  intro: 'Introduzione',
  closing: 'Per finire',
  visual: 'Primo piano di chi parla',
  card: 'Testo in grande',
};
