import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    25: {
      twitter: 'Qual você escolhe? Responda aqui.',
      linkedin: 'Qual é a sua opinião?',
      facebook: 'Me conta nos comentários.',
      instagram: 'Salve e mande para alguém.',
      email: 'Responda e me conte o que chamou sua atenção.',
      youtube: 'Deixe um comentário e me diga o que acha.',
      podcast: 'Valeu por ouvir. Mande para alguém que vá gostar.',
      reels: 'Salve para depois.',
      tiktok: 'Concorda? Me conta nos comentários.',
    },
    50: {
      twitter: 'Qual ponto mais importa para você?',
      linkedin: 'Como isso se compara com a sua experiência?',
      facebook: 'O que você acha? Conte nos comentários.',
      instagram: 'Salve esta publicação e compartilhe com quem precisa.',
      email: 'Perguntas ou ideias? Responda a este e-mail.',
      youtube: 'Perguntas ou ideias? Deixe nos comentários.',
      podcast: 'Obrigado por ouvir. Compartilhe o episódio com quem possa aproveitar.',
      reels: 'Salve isto para depois.',
      tiktok: 'Conte o que você acha nos comentários.',
    },
    75: {
      twitter: 'Qual ponto é o mais relevante?',
      linkedin: 'Agradecemos a perspectiva profissional de cada leitor nos comentários.',
      facebook: 'Convidamos a compartilhar sua opinião nos comentários.',
      instagram: 'Por favor, salve esta publicação e compartilhe com colegas.',
      email: 'Agradecemos sua resposta com eventuais comentários.',
      youtube: 'Agradecemos perguntas e observações nos comentários.',
      podcast: 'Agradecemos a atenção durante o episódio.',
      reels: 'Por favor, salve como referência.',
      tiktok: 'Agradecemos os comentários.',
    },
  },
  mourning: /(?<!\p{L})(?:obituário|funeral|faleceu|falecimento)/iu,
  intro: 'Introdução',
  closing: 'Para terminar',
  visual: 'Close de quem fala',
  card: 'Texto em destaque',
};
