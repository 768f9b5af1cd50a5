import { oneOf } from '../../text/one-of.js';
import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'et|mais|tandis que|alors que',
  not: 'pas (?:vraiment|encore|très)|pas|jamais|aucune?|sans|ni|non|refus\\p{L}+|rejet(?:te|é|ée)',
  allowed: 'sans (?:aucun )?doute|pas (?:seulement|plus de|moins de|tous|toutes)|non seulement|rien que',
  maybe: oneOf`
    envisag\p{L}+ étudi\p{L}+_(?:la_possibilité|si) probable ignor(?:e|ent) incertaine?s? trop_tôt peut-être probablement sans_doute possiblement
    vraisemblablement apparemment présumée?s? supposée?s? soupçonn\p{L}+ spécul\p{L}+ pourr(?:ait|aient)
    devr(?:ait|aient) ser(?:ait|aient) aur(?:ait|aient) \p{L}{3,}er(?:ait|aient) sembl(?:e|ent|ait)
    espèr(?:e|ent) prévo(?:it|ient) prévue?s? veut veulent objectif en_partie partiellement`,
  plans: 'espèr(?:e|ent)|prévo(?:it|ient)|prévue?s?|veut|veulent|objectif',
  will: 'va|vont|\\p{L}{3,}(?:ra|ront)|prévo(?:it|ient)|prévue?s?|veut|veulent|doit encore|reste à',
  infinitive: '\\p{L}{2,}(?:er|ir|oir|[dtuvi]re)',
  already: 'déjà|désormais',
  seems: 'sembl\\p{L}*',
  frequency: 'fois',
  done: 'déjà|(?:a|ont)(?: déjà)?(?: été)? \\p{L}+(?:é|i|u|it|is)e?s?',
  every:
    "avec ou sans|sans exception|dans tous les cas|quel(?:le)?s? que soi\\p{L}+|tout(?:e)? (?:le|la|l['’])|entière?s?|partout|unanim\\p{L}+|tous|toutes|toujours|n['’]importe quel\\p{L}*|tout le monde",
  superlative:
    "(?:le|la|les|ses|son|sa|leurs?) (?:\\p{L}+ ){0,2}(?:(?:plus|moins)(?! (?:de|d['’]|qu))|meilleure?s?|pires?)|de l['’]histoire|de tous les temps|record|sans précédent|inédite?s?|historique",
  only: 'seule?s?|unique(?:ment)?|exclusivement|une seule fois',
  merely: 'seulement|seule?s?|ne \\p{L}+ que|uniquement',
  condition: oneOf`faute_de si s['’]ils? sauf à_condition pourvu tant_que excepté seulement_(?:si|en|pour|avec) uniquement_(?:en|pour|avec)`,
  before: 'avant|devant',
  after: "(?<!d[’'])après|derrière|depuis|une fois que|dès que",
  then: 'ensuite|puis|plus tard|après quoi',
  exceeds: 'dépass(?:e|ent|ait|aient)|surpass(?:e|ent|ait|aient)|excèdent|excède',
  than: "que|qu['’]\\p{L}+",
  instead: "au lieu d(?:e|['’]\\p{L}+)|plutôt qu(?:e|['’]\\p{L}+)",
  because:
    "parce qu(?:e|['’]\\p{L}+)|à cause d(?:e|es|u)|en raison d(?:e|es|u)|grâce (?:à|aux?)|due?s? (?:à|aux?)|faute d(?:e|['’]\\p{L}+)|car|puisqu(?:e|['’]\\p{L}+)",
  passive: '(?:a|ont|est|sont|fut|furent)(?: été)? \\p{L}+(?: \\p{L}+){0,2} par',
  per: "par|chaque|à l['’]|l['’]|le|la",
  said: "dit|disent|explique|affirme|déclaré?|raconte|estime|précise|souligne|ajouté?|confie|assure|résume|rappelle|insiste|prévient|avertit|annoncé?|remarquer|savoir|entendre|selon|d['’]après",
  can: 'peut|peuvent|pouvai(?:t|ent)|pu|pourra|pourront|va|vont|si|souvent|parfois',
  nominal:
    "une?|le|la|les|l['’]|d['’]|des?|du|aux?|à|en|avec|par|dans|sur|sous|pour|sans|chez|ses|son|sa|leurs?",
  article: "une?|le|la|l['’]",
};
