import type { Lexicon } from '../schema.js';

export const lexicon: Lexicon = {
  stopWords: `à afin ai ainsi alors après au aucun aussi autre autres aux avant avec avoir beaucoup bien car ce ceci cela celle celles celui ces cet cette ceux
chaque chez chose choses comme comment contre dans de déjà depuis des deux devant dire doit doivent donc dont du elle elles en encore entre es est et
était étaient été être eu eux faire fait faut font grand grande il ils je jour jours jusque l la là le les leur leurs lors lorsque lui ma mais me même
mêmes mes mieux moi moins mon ne ni non nos notre nous nouveau nouvelle on ont ou où par parce parfois pas pendant peu peut peuvent plus plusieurs pour
pourquoi pouvoir premier première presque puis quand que quel quelle quelles quels quelque quelques qui quoi sa sans se selon sera ses seulement si son
sont souvent sous sur ta tandis te tes toi ton toujours tous tout toute toutes très trois trop tu un une va vers vos votre vous vraiment y temps exemple
certain certaine certains certaines aucune divers diverses nombreux nombreuses tel telle tels telles`,
  commonWords:
    'le la les de des et est en un une que pour dans qui sur au par avec ce pas plus nous vous il sont du aux cette ou leur être',
  brandsAsWords: ['continental', 'roche', 'mercedes', 'renault', 'michelin'],
  openers: `quel quelle quels quelles le les des du au aux ce cet cette ces son sa ses leur leurs notre nos votre vos mon ma mes et ou mais donc car si
    quand comme où qui que quoi pourquoi dans sur sous avec sans pour par en chez depuis selon avant après pendant contre entre vers dès malgré il ils elle elles nous vous je tu on pas plus
    très aussi découvrez lisez partagez merci bonjour imaginez voici voilà`,
};
