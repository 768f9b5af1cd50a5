import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    twitter: [
      'Vilken väljer du? Svara nedan.',
      'Vilken punkt är viktigast för dig?',
      'Vilken punkt anser ni vara viktigast?',
    ],
    linkedin: [
      'Hur ser du på det?',
      'Hur stämmer det med din erfarenhet?',
      'Ta gärna upp er egen erfarenhet i kommentarerna.',
    ],
    facebook: [
      'Berätta i kommentarerna.',
      'Vad tycker du? Berätta i kommentarerna.',
      'Dela gärna er syn i kommentarerna.',
    ],
    instagram: [
      'Spara och skicka vidare.',
      'Spara inlägget och dela det med någon som har nytta av det.',
      'Spara gärna inlägget och dela det med era kollegor.',
    ],
    email: [
      'Svara och berätta vad du fastnade för.',
      'Frågor eller tankar? Svara på det här mejlet.',
      'Vi tar gärna emot ert svar.',
    ],
    youtube: [
      'Skriv en kommentar och berätta vad du tycker.',
      'Frågor eller tankar? Skriv dem i kommentarerna.',
      'Frågor och synpunkter är välkomna i kommentarerna.',
    ],
    podcast: [
      'Tack för att du lyssnade. Skicka avsnittet vidare.',
      'Tack för att du lyssnade. Dela avsnittet med någon som har nytta av det.',
      'Vi tackar för att ni lyssnade.',
    ],
    reels: ['Spara till senare.', 'Spara det här till senare.', 'Spara gärna för senare bruk.'],
    tiktok: [
      'Håller du med? Skriv i kommentarerna.',
      'Skriv i kommentarerna vad du tycker.',
      'Era kommentarer är välkomna.',
    ],
  },
  mourning: /(?<!\p{L})(?:begravning|minnesord|gick bort|avled)/iu,
  intro: 'Inledning',
  closing: 'Till sist',
  visual: 'Talaren i närbild',
  card: 'Text i stort format',
};
