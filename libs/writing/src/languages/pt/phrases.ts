import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    twitter: [
      'Qual você escolhe? Responda aqui.',
      'Qual ponto mais importa para você?',
      'Qual ponto é o mais relevante?',
    ],
    linkedin: [
      'Qual é a sua opinião?',
      'Como isso se compara com a sua experiência?',
      'Agradecemos a perspectiva profissional de cada leitor nos comentários.',
    ],
    facebook: [
      'Me conta nos comentários.',
      'O que você acha? Conte nos comentários.',
      'Convidamos a compartilhar sua opinião nos comentários.',
    ],
    instagram: [
      'Salve e mande para alguém.',
      'Salve esta publicação e compartilhe com quem precisa.',
      'Por favor, salve esta publicação e compartilhe com colegas.',
    ],
    email: [
      'Responda e me conte o que chamou sua atenção.',
      'Perguntas ou ideias? Responda a este e-mail.',
      'Agradecemos sua resposta com eventuais comentários.',
    ],
    youtube: [
      'Deixe um comentário e me diga o que acha.',
      'Perguntas ou ideias? Deixe nos comentários.',
      'Agradecemos perguntas e observações nos comentários.',
    ],
    podcast: [
      'Valeu por ouvir. Mande para alguém que vá gostar.',
      'Obrigado por ouvir. Compartilhe o episódio com quem possa aproveitar.',
      'Agradecemos a atenção durante o episódio.',
    ],
    reels: ['Salve para depois.', 'Salve isto para depois.', 'Por favor, salve como referência.'],
    tiktok: [
      'Concorda? Me conta nos comentários.',
      'Conte o que você acha nos comentários.',
      'Agradecemos os comentários.',
    ],
  },
  mourning: /(?<!\p{L})(?:obituário|funeral|faleceu|falecimento)/iu,
  intro: 'Introdução',
  closing: 'Para terminar',
  visual: 'Close de quem fala',
  card: 'Texto em destaque',
};
