import type { Phrases } from '../phrases.types.js';

export const phrases: Phrases = {
  voices: {
    professional: { lead: ['', '', ''], close: ['', '', ''] },
    casual: {
      lead: ['Va una rápida.', 'Una idea rápida.', 'En pocas palabras.'],
      close: ['Te toca a ti.', 'Te toca a ti.', ''],
    },
    friendly: {
      lead: [
        'Mira, esto es para ti.',
        'Algo que vale la pena compartir.',
        'Nos complace presentarle lo siguiente.',
      ],
      close: ['Me encantará leerte.', 'Será un gusto leerte.', 'Será un placer leer su opinión.'],
    },
    enthusiastic: {
      lead: ['¡Tienes que ver esto!', '¡Merece tu tiempo!', 'Digno de su atención.'],
      close: ['¡Qué ganas de leerte!', '¡Qué ganas de leerte!', 'Es un verdadero placer.'],
    },
    authoritative: {
      lead: ['Directo al grano.', 'Conviene recordarlo.', 'Para su consideración.'],
      close: ['Tómatelo en serio.', 'Conviene tenerlo presente.', 'Merece una reflexión detenida.'],
    },
    humorous: {
      lead: ['Primero, un café.', '¿Café en mano? Bien.', 'Un momento, si las reuniones lo permiten.'],
      close: ['Prometo que no hay examen.', 'No habrá examen al final.', 'No habrá examen posterior.'],
    },
    inspirational: {
      lead: [
        'Algo para ponerte en marcha.',
        'Una idea para llevar contigo.',
        'Una idea sobre la que reflexionar.',
      ],
      close: ['Empieza hoy, aunque sea poco a poco.', 'Cada comienzo cuenta.', 'Cada comienzo cuenta.'],
    },
    educational: {
      lead: ['Vamos a aprender algo.', 'Vale la pena aprenderlo.', 'Una breve lección.'],
      close: ['Ya sabes algo más.', 'Una lección más.', 'Un conocimiento de provecho.'],
    },
  },
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
      '¡Cuéntame en los comentarios!',
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
      'Responde a este correo y cuéntanos qué punto te importa más.',
      'Agradeceremos su respuesta con cualquier comentario.',
    ],
    youtube: [
      'Déjame un comentario y dime qué piensas.',
      'Cuéntanos en los comentarios qué punto te importa más.',
      'Agradecemos sus preguntas y observaciones en los comentarios.',
    ],
    podcast: [
      '¡Gracias por escuchar! Pásaselo a alguien a quien le guste.',
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
  greeting: ['Hola:', 'Hola:', 'Estimado público lector:'],
  questions: [
    [
      '¿Qué es lo primero que te viene a la mente con «{topic}»?',
      '¿Qué destacarías de «{topic}»?',
      '¿Cómo valora usted «{topic}»?',
    ],
    ['¿Qué añadirías a «{topic}»?', '¿Qué añadirías a «{topic}»?', '¿Qué añadiría usted a «{topic}»?'],
    [
      '¿Qué preguntarías sobre «{topic}»?',
      '¿Qué más te gustaría saber sobre «{topic}»?',
      '¿Qué aspecto de «{topic}» merece más debate?',
    ],
  ],
  aboutFigure: [
    '«{topic}»: ¿qué hay detrás?',
    '¿Qué hay detrás de la cifra «{topic}»?',
    '¿Qué explica la cifra «{topic}»?',
  ],
  intro: 'Introducción',
  source: 'Fuente',
  visuals: [
    'Primer plano de quien habla',
    'Persona en su escritorio, de perfil',
    'Acercamiento lento a quien habla',
    'Caminando y hablando a cámara',
  ],
  shots: {
    figure: 'La cifra en grande, contando hacia arriba',
    quotation: 'La cita en grande, línea por línea',
    question: 'A cámara, con una pausa tras la pregunta',
    words: 'Palabras en pantalla: {topic}',
    thing: 'Primer plano: {topic}',
  },
};
