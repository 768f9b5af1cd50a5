import { oneOf, wordSet } from '../../text/one-of.js';
import type { NameGrammar } from '../schema.js';

const VERBS = oneOf`
  est était fut sera serait a avait eut aura aurait veut voulait voulut peut pouvait pourra doit devait
  devra va allait fait faisait fit dit disait vend rend prend prit mit met promit permit remit vient vint
  tient tint connaît reçoit reçut écrit construit produit ouvre dirige préside finance soutient emploie paie
  achète refuse propose annonce promet critique rejoint reste devient devint travaille accueille organise
  gère fournit livre lance cultive demande compte \p{Ll}{2,}(?:ait|erait|era|ira|a)(?<!cela|delà)`;

export const nameGrammar: NameGrammar = {
  verbs: new RegExp(
    String.raw`^ (?:(?:ne |n['’]|se |s['’]|y |en |l['’]|le |la |les |lui |leur )*)(?:${VERBS})(?!\p{L})`,
    'u',
  ),
  common: wordSet(
    `demain hier jamais toujours souvent parfois enfin ensuite puis ainsi alors cela ceci ça rien personne chacun chacune certains certaines plusieurs
    beaucoup tout tous toute toutes aucun aucune nul nulle quiconque lequel laquelle celui celle ceux autre autrui moitié minuit midi dieu autant trop peu
    tant quelque quelqu même mieux moins davantage combien maintenant aujourd déjà encore bientôt auparavant ailleurs ici là chaque tel telle maman papa monsieur`,
  ),
  endings: /(?:ment|tion|sion|ité|isme|ant|oir|age|ence|ance|eux|[ai]ble|[^i]er|ir|[^aeiouy]{2}re)$/u,
};
