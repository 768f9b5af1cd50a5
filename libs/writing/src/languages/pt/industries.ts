import type { Industries } from '../schema.js';

export const industries: Industries = {
  names: [
    'tecnologia',
    'finanças',
    'saúde',
    'educação',
    'marketing',
    'comércio eletrônico',
    'entretenimento',
    'viagens',
    'fitness',
    'gastronomia',
    'moda',
    'imóveis',
  ],
  passOn: [
    'Salve e mande para quem trabalha com {field}.',
    'Salve esta publicação e compartilhe com quem trabalha com {field}.',
    'Por favor, salve esta publicação e compartilhe com quem trabalha com {field}.',
  ],
};
