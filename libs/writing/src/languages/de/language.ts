import { oneOf, wordSet } from '../../text/one-of.js';
import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { opposites } from './opposites.js';
import { relations } from './relations.js';
import { discourse } from './discourse.js';
import { phrases } from './phrases.js';

const VERBS = oneOf`
  sagt meint erklärt betont verspricht versprach übernimmt übernahm schreibt schrieb findet fand möchte will
  wollte lud warb bat besitzt besaß erfand betreibt betrieb entwarf vergab gewann verlor`;
const REGULAR_VERBS = oneOf`
  sag mein erklär betone? kritisier forder plan kündig gründe leite führ kauf verkauf bau zahl bezahl spende
  liefer entwickel arbeite lehn glaub besuch eröffne unterstütz finanzier organisier investier veröffentlich
  beauftrag weiger klag warn lob dank schick koch mal schenk stifte wohn leb studier lern lehr reis heirate
  sammel pflanz produzier`;

export const GERMAN: Language = {
  ...NEUTRAL,
  code: 'de',
  capitalisesNouns: true,
  lexicon: {
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
    namesAsWords: ['continental', 'telegram', 'zoom', 'windows', 'essen', 'rom'],
    openers: `den dem des laut nach samt welche welcher welches welchem welchen der die das ein eine einer eines einem einen dies diese dieser dieses diesem diesen wir ihr sie er es
    ich du man und oder aber doch denn wenn als da wie was wer wo warum weil ob damit dass in im an am auf aus bei beim mit nach von vom vor zu
    zum zur über unter seit bis für ohne durch gegen um auch nur noch schon sehr mehr viele alle jede jeder jedes kein keine nicht so dann dort
    hier heute laut weitere weniger neue neuer neues neuen gute guter gutes guten große großer großes großen kleine kleiner kleines kleinen
    erste erster erstes ersten letzte letzter letztes letzten nächste nächster nächstes nächsten andere anderer anderes anderen einige wenige
    eigene eigenes eigenen hohe hohes hohen klare klares klaren einfache einfaches einfachen wichtige wichtiges wichtigen alte altes alten junge
    jungen ganze ganzes ganzen echte echtes prozent ende anfang mitte tonnen liter meter kilo stunden minuten sekunden tage tagen wochen monate
    monaten jahre jahren euro lesen teilen folgen lernen danke hallo warum's gerade genau etwa rund knapp fast drei vier fünf sechs sieben acht
    neun zehn elf zwölf zwei`,
  },
  anaphora,
  connectives,
  numerals,
  polarity: {
    up: oneOf`
    legt\p{L}*(?=[^.!?\n]{0,80}_zu(?!\p{L})) zulegen zugelegt (?:an)?stieg(?:en)? steigen ansteig\p{L}*
    (?:ge)?steiger\p{L}+ steigt (?:an)?gestiegen\p{L}* \p{L}*anstiegs? wuchs\p{L}* wächst wachsen\p{L}*
    gewachsen \p{L}*wachstums? zuwachs zuwächse erhöh\p{L}+ zugenommen zunahme
    (?:nahm|nahmen|nimmt)(?=[^.!?\n]{0,80}_zu(?!\p{L})) (?:ge)?kletter\p{L}+ verdopp\p{L}+ gewann gewannen
    schnell(?:t|te|ten)(?=[^.!?\n]{0,80}_hoch) schoss\p{L}* ein(?:em)?_plus plus_von`,
    down: oneOf`
    gekürzt gesenkt senk(?:te|ten|t|ung) verlor(?:en)? verliert sinkt sinken\p{L}* sanken sank
    gesunken\p{L}* fiel(?:en)? fällt fallen gefallen verringer\p{L}+ abgenommen abnahme
    (?:nahm|nahmen|nimmt)(?=[^.!?\n]{0,80}_ab(?!\p{L})) \p{L}*rückgangs? zurückgegangen
    (?:ging|gingen|geht)(?=[^.!?\n]{0,80}_zurück) schrumpf\p{L}+ geschrumpft schmolz\p{L}* sack\p{L}*
    abgesackt stürz\p{L}+ brach\p{L}*(?=[^.!?\n]{0,80}_ein(?!\p{L})) eingebrochen halbier\p{L}+
    ein(?:em)?_minus minus_von`,
    more: 'höchste\\p{L}*|größte\\p{L}*|meisten|längste\\p{L}*|mehr|langsamer|länger|höher|größer|teurer|älter|schwerer|später|öfter|häufiger|stärker|über',
    less: 'niedrigste\\p{L}*|kleinste\\p{L}*|wenigsten|kürzeste\\p{L}*|geringste\\p{L}*|weniger|schneller|kürzer|niedriger|kleiner|billiger|günstiger|jünger|leichter|früher|seltener|schwächer|geringer|unter',
  },
  opposites,
  relations,
  negatesBehind: true,
  endsWithVerb: true,
  times: {
    halfHour: ['halb ', -30],
    isAmWord: true,
    hasDottedDays: true,
    months: ['januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember'],
    monthForms: 'mär:3 okt:10 dez:12',
  },
  nameGrammar: {
    verbs: new RegExp(String.raw`^ (?:${VERBS}|(?:${REGULAR_VERBS})te?)(?!\p{L})`, 'u'),
    common: wordSet(
      `niemand jemand jeder jede jedes keiner keine alle alles nichts etwas wer man einer eine manche mancher beide gott mutter vater mama papa oma opa wasser
    strom geld regen wind schnee sonne licht luft zeit arbeit hilfe liebe glück pech angst wut mut musik kunst sport papier holz glas brot milch bier wein kaffee
    tee fleisch obst gemüse wärme hitze kälte gestern heute morgen damals später früher zuerst danach`,
    ),
    endings: /(?:ung|heit|keit|schaft|ion|tät|ismus|nis|werk|verkehr|wesen|ei|kraft|energie)$/u,
  },
  tells: {
    stock: oneOf`
      in_der_heutigen_schnelllebigen_welt tauchen_wir_ein bahnbrechend revolutionier nahtlos gamechanger
      entfessel auf_das_nächste_level es_ist_wichtig_zu_beachten zusammenfassend_lässt_sich_sagen`,
    flip: String.raw`(?<!\p{L})nicht (?:nur|bloß|einfach)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})sondern(?!\p{L})`,
  },
  typography: { quotation: { around: [': „', '“'], inside: ['‚', '‘'] } },
  address: {
    formal: /(?<=[\p{Ll},] )(?:Sie|Ihnen)(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:du|dir|dich|deine?[nmrs]?|euch|euer|eure[nmrs]?)(?!\p{L})/giu,
    opening: /^(?:Sie(?= (?:\p{L}+n|sind|seien) )|Ihre?[nmrs]?|Ihnen) /u,
    formality: { formal: 75 },
  },
  discourse,
  topics: {
    generic:
      'gruppe gruppen morgen abend zweite dritte letzte nutzer team teams projekt projekte produkt prozess frage schritt ergebnis welt arbeit zahl fall leute ende beschäftigten bewerber person personen problem resultat programm website websites partner stakeholder option feature features tool tools level text information detail details element elemente digital digitale national top story form rest hand start feedback',
    units:
      'prozent euro euros jahr jahre jahren monat monate monaten woche wochen tage stunde stunden minute minuten uhr cent montag dienstag mittwoch donnerstag freitag samstag sonntag sommer winter',
  },
  instruction: /^\p{Lu}\p{L}+ Sie\b|^(?:nicht |nie )?[^.?!]+ \p{Ll}+(?:en|eln|ern)!?$/u,
  phrases,
};
