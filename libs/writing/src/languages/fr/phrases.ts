import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
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
      'Dis-le-moi en commentaire.',
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
      'Des questions, des remarques ? Répondez à cet e-mail.',
      'Nous vous saurons gré de nous adresser vos remarques en réponse.',
    ],
    youtube: [
      'Dis-moi en commentaire ce que tu en penses.',
      'Des questions, des remarques ? Laissez-les en commentaire.',
      'Vos questions et observations sont les bienvenues en commentaire.',
    ],
    podcast: [
      'Merci de ton écoute. Envoie l’épisode à quelqu’un.',
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
  mourning: /(?<!\p{L})(?:obsèques|enterrement|décès|décédée?|nécrologie)/iu,
  intro: 'Introduction',
  closing: 'Pour finir',
  visual: 'Gros plan face caméra',
  card: 'Texte en grand',
};
