import type { Lexicon } from '../schema.js';

export const lexicon: Lexicon = {
  stopWords: `aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beim bereits besonders bin bis bist da dabei dadurch dafür
damit danach dann daran darauf das dass dazu dein deine dem den denen denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses doch
dort du durch ein eine einem einen einer eines einfach er es etwa etwas euch euer für ganz gar gegen geht gibt gut guten haben hat hatte hatten hier
hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist jede jedem jeden jeder jedes jedoch jetzt kann kein keine können könnte
machen macht man mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit
sich sie sind so sogar sollen sollte sondern sowie über um und uns unser unsere unseren unter viel viele vielen vom von vor war waren was weil weiter
welche wenn wer werden wie wieder will wir wird wo wollen worden wurde wurden zu zum zur zwar zwei zwischen Jahr Jahre Tag Tage Beispiel Teil Zeit Menschen`,
  commonWords:
    'der die das und ist nicht ein eine zu den mit von sich auf für im dem wir sie es auch als an werden aus bei nach wird oder wie haben',
  brandsAsWords: ['continental', 'telegram', 'zoom', 'windows'],
  placesAsWords: ['essen', 'rom'],
};
