import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    twitter: [
      'Was nimmst du mit? Schreib’s drunter.',
      'Was ist für dich am wichtigsten?',
      'Was halten Sie für besonders wichtig?',
    ],
    linkedin: ['Wie siehst du das?', 'Wie deckt sich das mit deiner Erfahrung?', 'Wie schätzen Sie das ein?'],
    facebook: [
      'Schreib’s mir in die Kommentare.',
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
      'Fragen oder Gedanken? Antworte auf diese E-Mail.',
      'Wir freuen uns, wenn Sie uns mit Anmerkungen antworten.',
    ],
    youtube: [
      'Schreib mir in die Kommentare, was du denkst.',
      'Fragen oder Gedanken? Schreib sie in die Kommentare.',
      'Fragen und Anmerkungen sind in den Kommentaren willkommen.',
    ],
    podcast: [
      'Danke fürs Zuhören. Schick die Folge jemandem, dem sie gefällt.',
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
  mourning: /(?<!\p{L})(?:nachruf|trauerfeier|trauerrede|beerdigung|beisetzung|verstorben|verstarb)/iu,
  intro: 'Einführung',
  closing: 'Zum Schluss',
  visual: 'Sprecher nah in die Kamera',
  card: 'Text groß im Bild',
};
