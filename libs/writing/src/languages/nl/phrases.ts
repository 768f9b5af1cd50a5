import type { Phrases } from '../phrases.types.js';

export const phrases: Phrases = {
  voices: {
    professional: { lead: ['', '', ''], close: ['', '', ''] },
    casual: {
      lead: ['Even snel.', 'Kort genoteerd.', 'In het kort.'],
      close: ['Kort en krachtig.', 'Kort en duidelijk.', ''],
    },
    friendly: {
      lead: ['Kijk, deze is voor jou.', 'Iets om te delen.', 'Een bericht dat uw aandacht verdient.'],
      close: ['Ik hoor graag van je.', 'Fijn om van je te horen.', 'Wij vernemen graag uw mening.'],
    },
    enthusiastic: {
      lead: ['Kijk snel!', 'Je tijd meer dan waard!', 'Uw aandacht waard.'],
      close: ['Ik ben zo benieuwd!', 'Wat een plezier!', 'Een genoegen om te delen.'],
    },
    authoritative: {
      lead: ['Meteen ter zake.', 'Goed om te onthouden.', 'Ter overweging.'],
      close: ['Neem het serieus.', 'Goed om in gedachten te houden.', 'Zorgvuldige overweging is gewenst.'],
    },
    humorous: {
      lead: ['Eerst koffie.', 'Koffie in de hand? Mooi.', 'Een moment, als de vergaderingen het toelaten.'],
      close: ['Geen overhoring na afloop, beloofd.', 'Er volgt geen overhoring.', 'Er volgt geen examen.'],
    },
    inspirational: {
      lead: [
        'Iets om mee op gang te komen.',
        'Een gedachte om mee te nemen.',
        'Een gedachte ter overdenking.',
      ],
      close: ['Begin klein, begin vandaag.', 'Elk begin telt.', 'Elk begin telt.'],
    },
    educational: {
      lead: ['Laten we iets leren.', 'Goed om te weten.', 'Een korte les.'],
      close: ['Weer wat geleerd.', 'Weer iets geleerd.', 'Een nuttige les.'],
    },
  },
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
      'Vertel het me in de reacties!',
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
      'Beantwoord deze e-mail en vertel ons welk punt voor jou het belangrijkst is.',
      'Wij ontvangen graag uw antwoord met eventuele opmerkingen.',
    ],
    youtube: [
      'Laat een reactie achter en vertel me wat je vindt.',
      'Vertel in de reacties welk punt voor jou het belangrijkst is.',
      'Uw vragen en opmerkingen zijn welkom in de reacties.',
    ],
    podcast: [
      'Bedankt voor het luisteren! Stuur de aflevering door naar iemand.',
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
  greeting: ['Hoi,', 'Hallo,', 'Geachte lezer,'],
  questions: [
    [
      'Wat komt als eerste in je op bij “{topic}”?',
      'Wat valt je op aan “{topic}”?',
      'Hoe beoordeelt u “{topic}”?',
    ],
    [
      'Wat zou je toevoegen aan “{topic}”?',
      'Wat zou je toevoegen aan “{topic}”?',
      'Wat zou u toevoegen aan “{topic}”?',
    ],
    [
      'Wat zou je vragen over “{topic}”?',
      'Waarover wil je meer weten bij “{topic}”?',
      'Welk aspect van “{topic}” verdient verdere bespreking?',
    ],
  ],
  aboutFigure: [
    '“{topic}”: wat zit daarachter?',
    'Wat zit er achter het cijfer “{topic}”?',
    'Wat verklaart het cijfer “{topic}”?',
  ],
  intro: 'Inleiding',
  source: 'Bron',
  visuals: [
    'Spreker dichtbij, recht in de camera',
    'Persoon aan een bureau, van opzij',
    'Langzaam inzoomen op de spreker',
    'Lopend, pratend in de camera',
  ],
  shots: {
    figure: 'Het getal groot in beeld, oplopend',
    quotation: 'Het citaat groot in beeld, regel voor regel',
    question: 'In de camera gesproken, pauze na de vraag',
    words: 'Woorden in beeld: {topic}',
    thing: 'Dichtbij: {topic}',
  },
};
