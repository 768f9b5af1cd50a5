import type { Phrases } from '../phrases.types.js';

export const phrases: Phrases = {
  voices: {
    professional: { lead: ['', '', ''], close: ['', '', ''] },
    casual: {
      lead: ['Papo rápido.', 'Uma nota rápida.', 'Em poucas palavras.'],
      close: ['É isso, no essencial.', 'Curto e claro.', ''],
    },
    friendly: {
      lead: [
        'Olha, isto é para você.',
        'Algo que vale a pena compartilhar.',
        'Uma nota que apresentamos com prazer.',
      ],
      close: ['Adoro trocar ideia.', 'A sua resposta é bem-vinda.', 'Teremos prazer em ler sua opinião.'],
    },
    enthusiastic: {
      lead: ['Você precisa ver isto!', 'Vale o seu tempo!', 'Merece atenção.'],
      close: ['Que demais!', 'Que alegria!', 'É um grande prazer.'],
    },
    authoritative: {
      lead: ['Direto ao ponto.', 'Para não esquecer.', 'Para sua consideração.'],
      close: ['Leve a sério.', 'Convém ter em mente.', 'Merece consideração cuidadosa.'],
    },
    humorous: {
      lead: ['Primeiro, um café.', 'Café na mão? Ótimo.', 'Um momento, se as reuniões permitirem.'],
      close: ['Sem prova no final, prometo.', 'Não haverá prova no final.', 'Não haverá exame posterior.'],
    },
    inspirational: {
      lead: ['Algo para dar a partida.', 'Uma ideia para levar com você.', 'Uma ideia para refletir.'],
      close: ['Comece pequeno, comece hoje.', 'Todo começo conta.', 'Todo começo conta.'],
    },
    educational: {
      lead: ['Vamos aprender algo.', 'Vale a pena aprender.', 'Uma breve lição.'],
      close: ['Agora você já sabe.', 'Mais uma lição.', 'Um conhecimento útil.'],
    },
  },
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
      'Me conta nos comentários!',
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
      'Responda a este e-mail e conte qual ponto mais importa para você.',
      'Agradecemos sua resposta com eventuais comentários.',
    ],
    youtube: [
      'Deixe um comentário e me diga o que acha.',
      'Conte nos comentários qual ponto mais importa para você.',
      'Agradecemos perguntas e observações nos comentários.',
    ],
    podcast: [
      'Valeu por ouvir! Mande para alguém que vá gostar.',
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
  greeting: ['Oi,', 'Olá,', 'Prezada leitora, prezado leitor,'],
  questions: [
    [
      'O que vem à cabeça quando se fala em “{topic}”?',
      'O que chama sua atenção em “{topic}”?',
      'Como avalia “{topic}”?',
    ],
    [
      'O que você acrescentaria a “{topic}”?',
      'O que você acrescentaria a “{topic}”?',
      'O que acrescentaria a “{topic}”?',
    ],
    [
      'O que você perguntaria sobre “{topic}”?',
      'O que mais você gostaria de saber sobre “{topic}”?',
      'Que aspecto de “{topic}” merece mais debate?',
    ],
  ],
  aboutFigure: [
    '“{topic}”: o que está por trás?',
    'O que está por trás do número “{topic}”?',
    'Como se explica o número “{topic}”?',
  ],
  intro: 'Introdução',
  source: 'Fonte',
  visuals: [
    'Close de quem fala',
    'Pessoa à mesa, de perfil',
    'Aproximação lenta de quem fala',
    'Caminhando e falando para a câmera',
  ],
  shots: {
    figure: 'O número em destaque, subindo',
    quotation: 'A citação em destaque, linha por linha',
    question: 'Para a câmera, com uma pausa após a pergunta',
    words: 'Palavras na tela: {topic}',
    thing: 'Close: {topic}',
  },
};
