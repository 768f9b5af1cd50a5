import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    25: {
      twitter: '¿Con cuál te quedas? Responde abajo.',
      linkedin: '¿Tú cómo lo ves?',
      facebook: 'Cuéntame en los comentarios.',
      instagram: 'Guárdalo y envíaselo a alguien.',
      email: 'Responde y dime qué te llamó la atención.',
      youtube: 'Déjame un comentario y dime qué piensas.',
      podcast: 'Gracias por escuchar. Pásaselo a alguien a quien le guste.',
      reels: 'Guárdalo para después.',
      tiktok: '¿De acuerdo? Dímelo en los comentarios.',
    },
    50: {
      twitter: '¿Qué punto te importa más?',
      linkedin: '¿Cómo se compara con tu experiencia?',
      facebook: '¿Qué opinas? Cuéntanos en los comentarios.',
      instagram: 'Guarda esta publicación y compártela con quien la necesite.',
      email: '¿Preguntas o ideas? Responde a este correo.',
      youtube: '¿Preguntas o ideas? Déjalas en los comentarios.',
      podcast: 'Gracias por escuchar. Comparte este episodio con quien pueda aprovecharlo.',
      reels: 'Guarda esto para después.',
      tiktok: 'Cuéntanos qué piensas en los comentarios.',
    },
    75: {
      twitter: '¿Qué punto considera usted más relevante?',
      linkedin: 'Agradecemos su perspectiva profesional en los comentarios.',
      facebook: 'Le invitamos a compartir su opinión en los comentarios.',
      instagram: 'Guarde esta publicación y compártala con sus colegas.',
      email: 'Agradeceremos su respuesta con cualquier comentario.',
      youtube: 'Agradecemos sus preguntas y observaciones en los comentarios.',
      podcast: 'Agradecemos su atención durante este episodio.',
      reels: 'Guárdelo como referencia.',
      tiktok: 'Agradecemos sus comentarios.',
    },
  },
  mourning: /(?<!\p{L})(?:obituario|funeral|falleci[óe]|fallecimiento)/iu,
  intro: 'Introducción',
  closing: 'Para terminar',
  visual: 'Primer plano de quien habla',
  card: 'Texto en grande',
};
