import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    twitter: [
      'Welke kies jij? Reageer hieronder.',
      'Welk punt is voor jou het belangrijkst?',
      'Welk punt acht u het meest relevant?',
    ],
    linkedin: [
      'Hoe zie jij dit?',
      'Hoe verhoudt dit zich tot jouw ervaring?',
      'Uw professionele blik is welkom in de reacties.',
    ],
    facebook: [
      'Vertel het me in de reacties.',
      'Wat vind jij? Vertel het in de reacties.',
      'Wij nodigen u uit uw mening te delen in de reacties.',
    ],
    instagram: [
      'Bewaar deze en stuur hem door.',
      'Bewaar dit bericht en deel het met iemand die het nodig heeft.',
      'Wilt u dit bericht bewaren en met collega’s delen?',
    ],
    email: [
      'Antwoord en vertel me wat je opviel.',
      'Vragen of gedachten? Beantwoord deze e-mail.',
      'Wij ontvangen graag uw antwoord met eventuele opmerkingen.',
    ],
    youtube: [
      'Laat een reactie achter en vertel me wat je vindt.',
      'Vragen of gedachten? Zet ze in de reacties.',
      'Uw vragen en opmerkingen zijn welkom in de reacties.',
    ],
    podcast: [
      'Bedankt voor het luisteren. Stuur de aflevering door naar iemand.',
      'Bedankt voor het luisteren. Deel de aflevering met iemand die er iets aan heeft.',
      'Wij danken u voor het luisteren.',
    ],
    reels: ['Bewaar dit voor later.', 'Om te bewaren voor later.', 'U kunt dit bewaren als naslag.'],
    tiktok: [
      'Eens? Vertel het in de reacties.',
      'Vertel in de reacties wat je vindt.',
      'Uw reacties zijn welkom.',
    ],
  },
  mourning: /(?<!\p{L})(?:begrafenis|uitvaart|in memoriam|overleden|overlijden)/iu,
  intro: 'Inleiding',
  closing: 'Tot slot',
  visual: 'Spreker dichtbij',
  card: 'Tekst groot in beeld',
};
