import type { Phrases } from '../phrases.types.js';

export const phrases: Phrases = {
  voices: {
    professional: { lead: ['', '', ''], close: ['', '', ''] },
    casual: {
      lead: ['Petit point rapide.', 'Un point rapide.', 'En quelques mots.'],
      close: ['Voilà l’essentiel.', 'Voilà l’essentiel.', ''],
    },
    friendly: {
      lead: ['Tiens, c’est pour toi.', 'Une idée à partager.', 'Une note à votre intention.'],
      close: ['J’ai hâte de te lire.', 'Au plaisir de vous lire.', 'Nous serons heureux de vous lire.'],
    },
    enthusiastic: {
      lead: ['À voir absolument !', 'Une belle lecture !', 'Voici qui mérite attention.'],
      close: ['De quoi donner envie !', 'Un vrai plaisir !', 'Un réel plaisir.'],
    },
    authoritative: {
      lead: ['Droit au but.', 'Le point à retenir.', 'À votre attention.'],
      close: ['À prendre au sérieux.', 'À garder à l’esprit.', 'À examiner avec attention.'],
    },
    humorous: {
      lead: ['D’abord, un café.', 'Café en main ? Parfait.', 'Un instant, si les réunions le permettent.'],
      close: ['Pas d’interro à la fin, promis.', 'Pas d’interrogation à la fin.', 'Aucun examen ne suivra.'],
    },
    inspirational: {
      lead: ['De quoi se lancer.', 'Une pensée à emporter.', 'Une pensée à méditer.'],
      close: ['Commence petit, commence aujourd’hui.', 'Chaque début compte.', 'Chaque début compte.'],
    },
    educational: {
      lead: ['On apprend quelque chose ?', 'Bon à savoir.', 'Une courte leçon.'],
      close: ['Voilà, tu le sais.', 'Une leçon de plus.', 'Un enseignement utile.'],
    },
  },
  asks: {
    twitter: [
      'Tu retiens quoi ? Réponds en dessous.',
      'Quel point compte le plus pour vous ?',
      'Quel point vous paraît le plus pertinent ?',
    ],
    linkedin: [
      'Tu en penses quoi ?',
      'Quelle est votre expérience ?',
      'Votre regard professionnel est le bienvenu en commentaire.',
    ],
    facebook: [
      'Dis-le-moi en commentaire !',
      'Qu’en pensez-vous ? Dites-le en commentaire.',
      'Nous vous invitons à partager votre avis en commentaire.',
    ],
    instagram: [
      'Enregistre et envoie à quelqu’un.',
      'Enregistrez cette publication et partagez-la avec qui en a besoin.',
      'Veuillez enregistrer cette publication et la partager avec vos collègues.',
    ],
    email: [
      'Réponds et dis-moi ce que tu en retiens.',
      'Répondez à cet e-mail et dites-nous quel point compte le plus pour vous.',
      'Nous vous saurons gré de nous adresser vos remarques en réponse.',
    ],
    youtube: [
      'Dis-moi en commentaire ce que tu en penses.',
      'Dites-nous en commentaire quel point compte le plus pour vous.',
      'Vos questions et observations sont les bienvenues en commentaire.',
    ],
    podcast: [
      'Merci de ton écoute ! Envoie l’épisode à quelqu’un.',
      'Merci de votre écoute. Partagez l’épisode avec qui pourrait en profiter.',
      'Nous vous remercions de votre écoute.',
    ],
    reels: [
      'Garde ça pour plus tard.',
      'À enregistrer pour plus tard.',
      'Veuillez l’enregistrer pour référence.',
    ],
    tiktok: [
      'D’accord ? Dis-le en commentaire.',
      'Dites-nous ce que vous en pensez en commentaire.',
      'Vos commentaires sont les bienvenus.',
    ],
  },
  greeting: ['Salut,', 'Bonjour,', 'Chère lectrice, cher lecteur,'],
  questions: [
    [
      'À quoi te fait penser « {topic} » ?',
      'Que retenez-vous de « {topic} » ?',
      'Comment évaluez-vous « {topic} » ?',
    ],
    [
      'Qu’ajouterais-tu à « {topic} » ?',
      'Qu’ajouteriez-vous à « {topic} » ?',
      'Que souhaiteriez-vous ajouter à « {topic} » ?',
    ],
    [
      'Que demanderais-tu sur « {topic} » ?',
      'Que voudriez-vous savoir de plus sur « {topic} » ?',
      'Quel aspect de « {topic} » appelle un débat ?',
    ],
  ],
  aboutFigure: [
    '« {topic} » : qu’y a-t-il derrière ce chiffre ?',
    'Qu’y a-t-il derrière le chiffre « {topic} » ?',
    'Comment s’explique le chiffre « {topic} » ?',
  ],
  intro: 'Introduction',
  source: 'Source',
  visuals: [
    'Gros plan face caméra',
    'Personne à son bureau, de profil',
    'Travelling lent vers la personne qui parle',
    'En marchant, face caméra',
  ],
  shots: {
    figure: 'Le chiffre en grand, qui défile',
    quotation: 'La citation en grand, ligne par ligne',
    question: 'Face caméra, une pause après la question',
    words: 'Mots à l’écran : {topic}',
    thing: 'Gros plan : {topic}',
  },
};
