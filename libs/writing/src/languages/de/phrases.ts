import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    25: {
      twitter: 'Was nimmst du mit? Schreib’s drunter.',
      linkedin: 'Wie siehst du das?',
      facebook: 'Schreib’s mir in die Kommentare.',
      instagram: 'Speichern und an jemanden schicken.',
      email: 'Antworte einfach und sag mir, was hängen bleibt.',
      youtube: 'Schreib mir in die Kommentare, was du denkst.',
      podcast: 'Danke fürs Zuhören. Schick die Folge jemandem, dem sie gefällt.',
      reels: 'Speicher dir das.',
      tiktok: 'Siehst du auch so? Ab in die Kommentare.',
    },
    50: {
      twitter: 'Was ist für dich am wichtigsten?',
      linkedin: 'Wie deckt sich das mit deiner Erfahrung?',
      facebook: 'Was denkst du? Schreib es in die Kommentare.',
      instagram: 'Speichere den Beitrag und teile ihn mit allen, die ihn brauchen.',
      email: 'Fragen oder Gedanken? Antworte auf diese E-Mail.',
      youtube: 'Fragen oder Gedanken? Schreib sie in die Kommentare.',
      podcast: 'Danke fürs Zuhören. Teile die Folge mit jemandem, dem sie nützt.',
      reels: 'Für später speichern.',
      tiktok: 'Schreib in die Kommentare, was du denkst.',
    },
    75: {
      twitter: 'Was halten Sie für besonders wichtig?',
      linkedin: 'Wie schätzen Sie das ein?',
      facebook: 'Wir laden Sie ein, sich in den Kommentaren zu äußern.',
      instagram: 'Bitte speichern Sie diesen Beitrag und teilen Sie ihn mit allen, denen er nützt.',
      email: 'Wir freuen uns, wenn Sie uns mit Anmerkungen antworten.',
      youtube: 'Fragen und Anmerkungen sind in den Kommentaren willkommen.',
      podcast: 'Wir danken Ihnen herzlich fürs Zuhören.',
      reels: 'Bitte speichern Sie dies zum Nachschlagen.',
      tiktok: 'Wir freuen uns über Kommentare.',
    },
  },
  mourning: /(?<!\p{L})(?:nachruf|trauerfeier|trauerrede|beerdigung|beisetzung|verstorben|verstarb)/iu,
  intro: 'Einführung',
  closing: 'Zum Schluss',
  visual: 'Sprecher nah in die Kamera',
  card: 'Text groß im Bild',
};
