import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    25: {
      twitter: 'Vilken väljer du? Svara nedan.',
      linkedin: 'Hur ser du på det?',
      facebook: 'Berätta i kommentarerna.',
      instagram: 'Spara och skicka vidare.',
      email: 'Svara och berätta vad du fastnade för.',
      youtube: 'Skriv en kommentar och berätta vad du tycker.',
      podcast: 'Tack för att du lyssnade. Skicka avsnittet vidare.',
      reels: 'Spara till senare.',
      tiktok: 'Håller du med? Skriv i kommentarerna.',
    },
    50: {
      twitter: 'Vilken punkt är viktigast för dig?',
      linkedin: 'Hur stämmer det med din erfarenhet?',
      facebook: 'Vad tycker du? Berätta i kommentarerna.',
      instagram: 'Spara inlägget och dela det med någon som har nytta av det.',
      email: 'Frågor eller tankar? Svara på det här mejlet.',
      youtube: 'Frågor eller tankar? Skriv dem i kommentarerna.',
      podcast: 'Tack för att du lyssnade. Dela avsnittet med någon som har nytta av det.',
      reels: 'Spara det här till senare.',
      tiktok: 'Skriv i kommentarerna vad du tycker.',
    },
    75: {
      twitter: 'Vilken punkt anser ni vara viktigast?',
      linkedin: 'Ta gärna upp er egen erfarenhet i kommentarerna.',
      facebook: 'Dela gärna er syn i kommentarerna.',
      instagram: 'Spara gärna inlägget och dela det med era kollegor.',
      email: 'Vi tar gärna emot ert svar.',
      youtube: 'Frågor och synpunkter är välkomna i kommentarerna.',
      podcast: 'Vi tackar för att ni lyssnade.',
      reels: 'Spara gärna för senare bruk.',
      tiktok: 'Era kommentarer är välkomna.',
    },
  },
  mourning: /(?<!\p{L})(?:begravning|minnesord|gick bort|avled)/iu,
  intro: 'Inledning',
  closing: 'Till sist',
  visual: 'Talaren i närbild',
  card: 'Text i stort format',
};
