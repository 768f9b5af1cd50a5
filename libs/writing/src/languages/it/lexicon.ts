import type { Lexicon } from '../schema.js';

export const lexicon: Lexicon = {
  stopWords: `a abbiamo ad ai al alcune alcuni all alla alle allo altra altre altri altro anche ancora avere aveva bene c che chi ci ciò come con contro cosa cose
così da dai dal dalla dalle de degli dei del dell della delle dello dentro di dire dopo dove due e ed era erano essere fa fare fatto fino fra gli grande
ha hai hanno ho i il in io la le lei li lo loro lui ma mai me meno mentre mi mia mie mio molta molte molti molto ne nei nel nella nelle no noi non nostra
nostre nostri nostro nuova nuovo o ogni oppure per perché però più poco poi possono prima proprio può qual quale quali quando quanto quella quelle quelli
quello questa queste questi questo qui sarà se sei sempre senza si sia siamo sono sopra sotto stata stati stato su sua sue sugli sui sul sulla suo suoi
tanto te ti tra tre troppo tu tua tutta tutte tutti tutto un una uno va vi voi volta volte esempio tempo modo parte giorno giorni
certo certa certi certe diversi diverse vari varie qualche nessuno nessuna tanti tante`,
  commonWords:
    'il lo la gli le di che e un una per con non del della dei delle nel sono più come si anche ha al alla questo è i da',
  brandsAsWords: ['continental', 'mercedes'],
  openers: `quale quali quanto quanti quanta quante il lo gli i di e ma che chi come quando dove perché con per tra fra su nel nella dei delle al alla
    non più suo sua suoi sue`,
};
