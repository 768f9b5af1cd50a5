import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: 'ök(?:ar|ade|at|ning)\\p{L}*|steg|stig(?:er|it)|växte|växer|vuxit|höj(?:er|de|t|ning)\\p{L}*|tillväxt\\p{L}*|klättra(?:r|de|t)',
  down: 'minsk(?:ar|ade|at|ning)\\p{L}*|sjönk|sjunk(?:er|it)|föll|faller|fallit|sänk(?:er|te|t|ning)\\p{L}*|gick ner|gått ner|krymp(?:er|te|t)|rasa(?:r|de|t)|nedgång\\p{L}*',
  more: 'mer|fler|längre|högre|större|dyrare|äldre|tyngre|senare',
  less: 'mindre|färre|kortare|lägre|billigare|yngre|lättare|tidigare',
};
