import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    twitter: [
      '¿Con cuál te quedas? Responde abajo.',
      '¿Qué punto te importa más?',
      '¿Qué punto considera usted más relevante?',
    ],
    linkedin: [
      '¿Tú cómo lo ves?',
      '¿Cómo se compara con tu experiencia?',
      'Agradecemos su perspectiva profesional en los comentarios.',
    ],
    facebook: [
      'Cuéntame en los comentarios.',
      '¿Qué opinas? Cuéntanos en los comentarios.',
      'Le invitamos a compartir su opinión en los comentarios.',
    ],
    instagram: [
      'Guárdalo y envíaselo a alguien.',
      'Guarda esta publicación y compártela con quien la necesite.',
      'Guarde esta publicación y compártala con sus colegas.',
    ],
    email: [
      'Responde y dime qué te llamó la atención.',
      '¿Preguntas o ideas? Responde a este correo.',
      'Agradeceremos su respuesta con cualquier comentario.',
    ],
    youtube: [
      'Déjame un comentario y dime qué piensas.',
      '¿Preguntas o ideas? Déjalas en los comentarios.',
      'Agradecemos sus preguntas y observaciones en los comentarios.',
    ],
    podcast: [
      'Gracias por escuchar. Pásaselo a alguien a quien le guste.',
      'Gracias por escuchar. Comparte este episodio con quien pueda aprovecharlo.',
      'Agradecemos su atención durante este episodio.',
    ],
    reels: ['Guárdalo para después.', 'Guarda esto para después.', 'Guárdelo como referencia.'],
    tiktok: [
      '¿De acuerdo? Dímelo en los comentarios.',
      'Cuéntanos qué piensas en los comentarios.',
      'Agradecemos sus comentarios.',
    ],
  },
  mourning: /(?<!\p{L})(?:obituario|funeral|falleci[óe]|fallecimiento)/iu,
  intro: 'Introducción',
  closing: 'Para terminar',
  visual: 'Primer plano de quien habla',
  card: 'Texto en grande',
};
