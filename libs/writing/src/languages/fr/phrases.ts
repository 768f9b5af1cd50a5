import type { Phrases } from '../schema.js';

export const phrases: Phrases = {
  asks: {
    25: {
      twitter: 'Tu retiens quoi ? Réponds en dessous.',
      linkedin: 'Tu en penses quoi ?',
      facebook: 'Dis-le-moi en commentaire.',
      instagram: 'Enregistre et envoie à quelqu’un.',
      email: 'Réponds et dis-moi ce que tu en retiens.',
      youtube: 'Dis-moi en commentaire ce que tu en penses.',
      podcast: 'Merci de ton écoute. Envoie l’épisode à quelqu’un.',
      reels: 'Garde ça pour plus tard.',
      tiktok: 'D’accord ? Dis-le en commentaire.',
    },
    50: {
      twitter: 'Quel point compte le plus pour vous ?',
      linkedin: 'Quelle est votre expérience ?',
      facebook: 'Qu’en pensez-vous ? Dites-le en commentaire.',
      instagram: 'Enregistrez cette publication et partagez-la avec qui en a besoin.',
      email: 'Des questions, des remarques ? Répondez à cet e-mail.',
      youtube: 'Des questions, des remarques ? Laissez-les en commentaire.',
      podcast: 'Merci de votre écoute. Partagez l’épisode avec qui pourrait en profiter.',
      reels: 'À enregistrer pour plus tard.',
      tiktok: 'Dites-nous ce que vous en pensez en commentaire.',
    },
    75: {
      twitter: 'Quel point vous paraît le plus pertinent ?',
      linkedin: 'Votre regard professionnel est le bienvenu en commentaire.',
      facebook: 'Nous vous invitons à partager votre avis en commentaire.',
      instagram: 'Veuillez enregistrer cette publication et la partager avec vos collègues.',
      email: 'Nous vous saurons gré de nous adresser vos remarques en réponse.',
      youtube: 'Vos questions et observations sont les bienvenues en commentaire.',
      podcast: 'Nous vous remercions de votre écoute.',
      reels: 'Veuillez l’enregistrer pour référence.',
      tiktok: 'Vos commentaires sont les bienvenus.',
    },
  },
  mourning: /(?<!\p{L})(?:obsèques|enterrement|décès|décédée?|nécrologie)/iu,
  intro: 'Introduction',
  closing: 'Pour finir',
  visual: 'Gros plan face caméra',
  card: 'Texte en grand',
};
