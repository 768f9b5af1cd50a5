import { oneOf, wordSet } from '../../text/one-of.js';
import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { opposites } from './opposites.js';
import { relations } from './relations.js';
import { phrases } from './phrases.js';

const VERBS = oneOf`
  est était fut sera serait a avait eut aura aurait veut voulait voulut peut pouvait pourra doit devait
  devra va allait fait faisait fit dit disait vend rend prend prit mit met promit permit remit vient vint
  tient tint connaît reçoit reçut écrit construit produit ouvre dirige préside finance soutient emploie paie
  achète refuse propose annonce promet critique rejoint reste devient devint travaille accueille organise
  gère fournit livre lance cultive demande compte \p{Ll}{2,}(?:ait|erait|era|ira|a)(?<!cela|delà)`;

export const FRENCH: Language = {
  ...NEUTRAL,
  code: 'fr',
  lexicon: {
    stopWords: `à afin ai ainsi alors après au aucun aussi autre autres aux avant avec avoir beaucoup bien car ce ceci cela celle celles celui ces cet cette ceux
chaque chez chose choses comme comment contre dans de déjà depuis des deux devant dire doit doivent donc dont du elle elles en encore entre es est et
était étaient été être eu eux faire fait faut font grand grande il ils je jour jours jusque l la là le les leur leurs lors lorsque lui ma mais me même
mêmes mes mieux moi moins mon ne ni non nos notre nous nouveau nouvelle on ont ou où par parce parfois pas pendant peu peut peuvent plus plusieurs pour
pourquoi pouvoir premier première presque puis quand que quel quelle quelles quels quelque quelques qui quoi sa sans se selon sera ses seulement si son
sont souvent sous sur ta tandis te tes toi ton toujours tous tout toute toutes très trois trop tu un une va vers vos votre vous vraiment y temps exemple
certain certaine certains certaines aucune divers diverses nombreux nombreuses tel telle tels telles`,
    commonWords:
      'le la les de des et est en un une que pour dans qui sur au par avec ce pas plus nous vous il sont du aux cette ou leur être',
    namesAsWords: ['continental', 'roche', 'mercedes', 'renault', 'michelin'],
    openers: `quel quelle quels quelles le les des du au aux ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes et ou mais donc car si
    quand comme où qui que quoi pourquoi dans sur sous avec sans pour par en chez depuis selon avant après pendant contre entre vers dès malgré il ils elle elles nous vous je tu on pas plus
    très aussi découvrez lisez partagez merci bonjour imaginez voici voilà`,
  },
  anaphora,
  connectives,
  numerals,
  polarity: {
    up: oneOf`
    augment\p{L}+ progress(?:é|e|ent|ion|er) hausse cr[uû] croît croissent croissance accru\p{L}*
    s['’]accro\p{L}+ accroissement bond(?:i|it|ir) un_bond grimp\p{L}+ gagn(?:é|e|er|ent)
    gross(?:i|it|ir|issent) gonfl\p{L}+ envol\p{L}+ doubl(?:é|e|er|ent) mont(?:é|ée|er)`,
    down: oneOf`
    baiss\p{L}+ recul(?:é|e|er|ent)? diminu\p{L}+ chut\p{L}* rédui\p{L}+ réduction repli perd(?:u|re|ent)?
    tomb\p{L}+ fond(?:u|re|ent) dégringol\p{L}+ descend\p{L}* effondr\p{L}+ s['’]effondr\p{L}+
    plong(?:é|e|er)`,
    more: 'le plus|la plus|maximum|record|plus(?= (?:que|qu|de|di|do|al|\\p{L}+)(?!\\p{L})|[.,;)]|$)|plus tard|davantage|supérieure?s?|au-dessus|dépass\\p{L}+',
    less: 'le moins|la moins|minimum|moins|inférieure?s?|au-dessous|en dessous',
  },
  opposites,
  relations,
  negatesBehind: true,
  times: {
    months: ['janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'],
    monthForms: 'janv:1 févr:2 avr:4 juil:7 déc:12',
  },
  nameGrammar: {
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
  },
  tells: {
    stock: oneOf`
      dans_le_monde_d’aujourd’hui plongeons plongez révolutionn incontournable au_niveau_supérieur
      il_convient_de_noter il_est_important_de_noter en_conclusion changer_la_donne`,
    flip: String.raw`(?<!\p{L})(?:pas (?:seulement|juste)|non seulement)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})mais(?!\p{L})`,
  },
  typography: {
    quotation: { around: [' : « ', ' »'], inside: ['“', '”'] },
    noBreak: / (?=[:;!?»%€])|(?<=«) /gu,
  },
  address: {
    formal: /(?<!\p{L})(?:vous|vos|votre)(?!\p{L})/giu,
    familiar: /(?<!\p{L})(?:tu|toi|tes|ton|t[’'](?=\p{L}))(?!\p{L})/giu,
    formality: { familiar: 25 },
  },
  discourse: {
    pronouns: 'il elle ils elles lui leur leurs son sa ses le la les',
    demonstratives: 'cet cette ces cela',
    additives: 'aussi également autre ainsi alors puis ensuite donc',
    conjunctions: 'et ou car donc',
    also: 'aussi',
    times: 'année mois semaine jour matin soir été hiver printemps automne trimestre',
    contrast: 'mais pourtant cependant tandis malgré',
    intents: 'prévu initialement voulions espérions essayé pensions',
    hedges: 'peut-être probablement pourrait pourraient serait imaginons supposons si',
    cues: 'important résultat but objectif doit faut montre signifie raison aide meilleur appris car parce',
    here: 'ici',
    following: 'suivant suivante suivants suivantes',
    media: 'image images vidéo vidéos photo photos graphique schéma diagramme',
    within: 'sur dans',
    sides: 'gauche droite haut bas centre',
    relatives: 'que qui dont',
    shows: 'montre montrent voit voir voyez voyons présente illustre',
    self: 'je j j’ai me mon ma mes',
    author: 'nous notre nos',
    reader: 'tu ton ta tes te toi vous votre vos',
    person: 'elle lui',
    places: 'introduction intro résumé en_résumé tl;dr conclusion conclusions en_conclusion',
    lists:
      'avantages inconvénients bienfaits raisons conseils astuces étapes leçons défis problèmes stratégies règles principes idées',
  },
  topics: {
    generic:
      'personne personnes groupe groupes fin matin soir premier première deuxième troisième quatrième dernier dernière début moyenne utilisateur utilisateurs équipe produit projet projets processus question questions étape résultat monde travail nombre cas gens reste chiffre chiffres charge date information informations solution solutions option options action actions page pages note notes type types effort efforts office place participants application applications attention opportunité suggestion programme digital national nationale local public',
    units:
      'an ans année années mois semaine semaines heure heures minute minutes euro euros cent lundi mardi mercredi jeudi vendredi long',
    leads:
      'le la les un une des du de au aux son sa ses leur leurs notre nos votre vos ce cette en avec par sur et d l',
    // past forms: "personne ne le retournait"
    noNoun: /(?<!^(?:l|tr|portr|f|souh|retr|extr|attr|bienf|parf|forf))(?:ait|aient|èrent)$/iu,
  },
  instruction:
    /^(?!(?:chez|assez|notre|votre|autre|entre|rendez-vous|après|hier|premier|dernier|cher)(?!\p{L}))(?:ne pas )?(?:s['’])?\p{L}+(?:er|ir|re|ez)(?!\p{L})/iu,
  phrases,
};
