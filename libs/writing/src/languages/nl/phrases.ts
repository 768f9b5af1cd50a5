import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    25: {
      twitter: 'Welke kies jij? Reageer hieronder.',
      linkedin: 'Hoe zie jij dit?',
      facebook: 'Vertel het me in de reacties.',
      instagram: 'Bewaar deze en stuur hem door.',
      email: 'Antwoord en vertel me wat je opviel.',
      youtube: 'Laat een reactie achter en vertel me wat je vindt.',
      podcast: 'Bedankt voor het luisteren. Stuur de aflevering door naar iemand.',
      reels: 'Bewaar dit voor later.',
      tiktok: 'Eens? Vertel het in de reacties.',
    },
    50: {
      twitter: 'Welk punt is voor jou het belangrijkst?',
      linkedin: 'Hoe verhoudt dit zich tot jouw ervaring?',
      facebook: 'Wat vind jij? Vertel het in de reacties.',
      instagram: 'Bewaar dit bericht en deel het met iemand die het nodig heeft.',
      email: 'Vragen of gedachten? Beantwoord deze e-mail.',
      youtube: 'Vragen of gedachten? Zet ze in de reacties.',
      podcast: 'Bedankt voor het luisteren. Deel de aflevering met iemand die er iets aan heeft.',
      reels: 'Om te bewaren voor later.',
      tiktok: 'Vertel in de reacties wat je vindt.',
    },
    75: {
      twitter: 'Welk punt acht u het meest relevant?',
      linkedin: 'Uw professionele blik is welkom in de reacties.',
      facebook: 'Wij nodigen u uit uw mening te delen in de reacties.',
      instagram: 'Wilt u dit bericht bewaren en met collega’s delen?',
      email: 'Wij ontvangen graag uw antwoord met eventuele opmerkingen.',
      youtube: 'Uw vragen en opmerkingen zijn welkom in de reacties.',
      podcast: 'Wij danken u voor het luisteren.',
      reels: 'U kunt dit bewaren als naslag.',
      tiktok: 'Uw reacties zijn welkom.',
    },
  },
  mourning: /(?<!\p{L})(?:begrafenis|uitvaart|in memoriam|overleden|overlijden)/iu,
  intro: 'Inleiding',
  closing: 'Tot slot',
  visual: 'Spreker dichtbij',
  card: 'Tekst groot in beeld',
};
