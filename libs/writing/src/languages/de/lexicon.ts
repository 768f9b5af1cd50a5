import type { Lexicon } from '../schema.js';

export const lexicon: Lexicon = {
  stopWords: `aber alle allem allen aller alles als also am an andere anderen anderer auch auf aus bei beim bereits besonders bin bis bist da dabei dadurch dafür
damit danach dann daran darauf das dass dazu dein deine dem den denen denn der deren des deshalb dessen die dies diese diesem diesen dieser dieses doch
dort du durch ein eine einem einen einer eines einfach er es etwa etwas euch euer für ganz gar gegen geht gibt gut guten haben hat hatte hatten hier
hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist jede jedem jeden jeder jedes jedoch jetzt kann kein keine können könnte
machen macht man mehr mein meine mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine seinem seinen seiner seit
sich sie sind so sogar sollen sollte sondern sowie über um und uns unser unsere unseren unter viel viele vielen vom von vor war waren was weil weiter
welche wenn wer werden wie wieder will wir wird wo wollen worden wurde wurden zu zum zur zwar zwei zwischen Jahr Jahre Tag Tage Beispiel Teil Zeit Menschen
einige einigen einiger mehrere mehreren manche manchen mancher keinen diverse sämtliche weitere weiteren solche solchen beide beiden`,
  commonWords:
    'der die das und ist nicht ein eine zu den mit von sich auf für im dem wir sie es auch als an werden aus bei nach wird oder wie haben',
  brandsAsWords: ['continental', 'telegram', 'zoom', 'windows'],
  placesAsWords: ['essen', 'rom'],
  openers: `den dem des laut nach samt welche welcher welches welchem welchen der die das ein eine einer eines einem einen dies diese dieser dieses diesem diesen wir ihr sie er es
    ich du man und oder aber doch denn wenn als da wie was wer wo warum weil ob damit dass in im an am auf aus bei beim mit nach von vom vor zu
    zum zur über unter seit bis für ohne durch gegen um auch nur noch schon sehr mehr viele alle jede jeder jedes kein keine nicht so dann dort
    hier heute laut weitere weniger neue neuer neues neuen gute guter gutes guten große großer großes großen kleine kleiner kleines kleinen
    erste erster erstes ersten letzte letzter letztes letzten nächste nächster nächstes nächsten andere anderer anderes anderen einige wenige
    eigene eigenes eigenen hohe hohes hohen klare klares klaren einfache einfaches einfachen wichtige wichtiges wichtigen alte altes alten junge
    jungen ganze ganzes ganzen echte echtes prozent ende anfang mitte tonnen liter meter kilo stunden minuten sekunden tage tagen wochen monate
    monaten jahre jahren euro lesen teilen folgen lernen danke hallo warum's gerade genau etwa rund knapp fast drei vier fünf sechs sieben acht
    neun zehn elf zwölf zwei`,
};
