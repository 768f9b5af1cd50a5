import { TextPattern } from '../text/text-pattern.js';

/** How sentences refer back inside their first clause, by language. */
interface References {
  /** A pronoun or pointing word that stands for something named before. */
  pronoun: string;
  /** What begins another clause: behind it a pronoun may stand for the clause before. */
  clause: string;
}

const TABLE: Readonly<Record<string, References>> = {
  de: {
    pronoun:
      'ihn|ihm|ihnen|nach (?:seiner|ihrer)|(?:in|an|bei|mit|aus|von|für|nach|seit|zu|unter) (?:dies|jen)e[mnrs]?|(?:ist|sind|war|waren|kostet|spart) das(?= \\d| rund| etwa| gut| knapp)|(?:waren|sind|war|ist) es(?= (?:\\d|rund|etwa|gut|knapp|nur|noch|schon))|ebenfalls|deshalb|deswegen|dadurch|trotzdem|dennoch|^\\p{L}+ \\p{Ll}+ (?:das|dies)(?= (?:eine?[nmrs]?|d(?:er|ie|en|em)|auch|vor|nur|nicht|unter|mit|durch|für|an|in|am|im|bei|seit|aus|zu[mr]?|so|sehr|jetzt|heute|viele|kaum|schon|erst|noch|etwa|rund|unsere?[nmrs]?|sich|allen)(?!\\p{L})|[.,])',
    clause: 'und|aber|oder|denn|weil|dass|als|wenn|was|wer|wie|um|bis|damit|obwohl|während',
  },
  es: {
    pronoun:
      '(?:lo|la|los|las|les?) (?:ha|han|había|habían|hemos|he|\\p{L}+(?:ó|aron|ieron|aban|aba)|(?:quer|ped|ten|hac|conoc|vend|beb|com|deb|pod|sab|viv|recib|escrib|le)ían?)|(?:para|con|sin|de|por|en) (?:ell[oa]s?|él)|tampoco|también|est[ea] último',
    clause: 'y|e|pero|o|que|cuando|si|porque|aunque|donde|como|quien',
  },
  fr: {
    pronoun:
      "l['’](?:a|ont|avait|avaient|aura|utilise|utilisent)|(?:les|la|le) (?:a|ont|avait|avaient|utilisent)|(?:dans|pour|avec|de|à|sur|pendant) (?:ce|cet|cette|ces)|également|y (?:a|ont) (?!\\p{L}+ \\p{L}+ de)|y \\p{Ll}+ent|\\p{Ll}+s (?:le|la|les) \\p{Ll}+ent(?= )|en (?:ai|a|ont|avons|avez|avait|avaient|aura|auront)(?= \\p{Ll})",
    clause: 'et|mais|ou|qui|que|quand|si|car|dont|où|lorsque|parce',
  },
  it: {
    pronoun:
      "(?:l['’]|(?:li|lo|la|le|ne) )(?:ha|hanno|aveva|avevano|abbiamo|ho)|al loro posto|(?:di|a|con|per|da|su) (?:loro|essi|esse)",
    clause: 'e|ma|o|che|chi|quando|se|perché|dove|come|mentre',
  },
  pt: {
    pronoun: 'd?el[ea]s?(?= |[.,])|n?aquel[ea]s?|(?:n|d)ess[ea]s?|também|tampouco',
    clause: 'e|mas|ou|que|quando|se|porque|onde|como|quem',
  },
  nl: {
    pronoun:
      'hem|hen|(?:in|voor|met|op|bij|van) (?:die|deze|dit|dat)|(?:is|was|waren|kost|scheelt) dat|daar(?= \\p{L}+ \\p{L}+ mee)',
    clause: 'en|maar|of|die|dat|wie|wat|omdat|als|toen|want|om|hoe|waar|terwijl',
  },
  ru: {
    pronoun: 'её|его|их|им|ими|ней|нём|ними|этого|этой|этих|этом',
    clause: 'и|но|а|что|чтобы|котор\\p{L}+|если|когда|где|потому',
  },
  pl: {
    pronoun: 'jej|jego|ich|nim|nią|nimi|(?:w|po|na|za|od|do|dla|przez) (?:tym|tej|tego|ten|tę|te)',
    clause: 'i|ale|a|że|który|która|które|jeśli|gdy|bo|aby',
  },
};

/** `Drei Jahre später`: later than what stands in the sentence before. */
const LATER: Readonly<Record<string, string>> = {
  de: '(?:ein (?:Drittel|Viertel|Fünftel)|die Hälfte|der Rest) (?!de[rs](?!\\p{L})|von|aller|davon)\\p{Ll}+|(?:\\p{L}+|\\d+) (?:Jahre?|Monate?|Wochen?|Tage?|Stunden?) (?:später|danach|zuvor)|gleichzeitig|zugleich|seither|seitdem|inzwischen(?= (?:ist|sind|hat|haben))|es (?:waren|sind) (?=\\d)|(?:kein\\p{L}*|niemand|nichts)(?: \\p{L}+){1,4}[.!]$|[^,]{2,80} (?:geht|gehen|ging|gingen|wählt|wählte) einen (?:zweiten|dritten|vierten|anderen) Weg|(?:der|die|das) (?:zweite|dritte|vierte|letztere)n? (?!\\p{L}*(?:hälfte|halbjahr|quartal|weltkrieg))\\p{L}+',
  es: '(?:un tercio|un cuarto|la mitad|el resto) (?!del? )\\p{Ll}+|(?:\\p{L}+|\\d+) (?:años?|mes(?:es)?|semanas?|días?|cursos?|horas?) (?:después|más tarde|antes)|a cambio|por su parte|desde entonces|hasta entonces|.{0,40}pasad[oa]s? es[eao]s?|(?:estaban?|eran?|fue|fueron|tenían?|parecían?|costó|costaban?|duró|duraba|incluían?|(?:nos|me|les?) pareci(?:ó|eron))(?= )|si [^,]{1,30} (?:dos|tres|cuatro|más)(?=,)|(?:el|la|en el|en la) (?:segund|tercer|cuart)[oa]? (?!\\p{L}*(?:mitad|trimestre|semestre|edición))\\p{L}+',
  fr: "(?:(?:un|deux) tiers|un quart|la moitié|le reste) (?!d(?:es?|u) )(?!d[’'])\\p{Ll}+|(?:\\p{L}+|\\d+) (?:ans|années|mois|semaines|jours|heures) (?:plus tard|après|auparavant)|désormais|dès lors|depuis lors|(?:(?:dans|pour|avec|chez) )?l[ea] (?:deuxième|troisième|quatrième|second|seconde) (?!moitié|trimestre|semestre|édition)\\p{L}+|l[ea] premi(?:er|ère)(?= \\p{Ll}+(?:ait|aient) )|[^,;:]* comme (?:avant|auparavant)[.!]",
  it: '(?:un terzo|un quarto|la metà|il resto) (?!d(?:i|e\\p{L}+) )\\p{Ll}+|(?:\\p{L}+|\\d+) (?:anni|mesi|settimane|giorni|ore) dopo|da allora|al loro posto|in cambio|nel (?:19|20)\\d\\d (?:ne|si|lo|la|li) |dal? [\\p{L}\\d ]{2,20} (?:19|20)\\d\\d (?:resta|restano|ha|hanno)(?= )|(?:il|la) (?:second|terz|quart)[oa] (?!metà|trimestre|semestre|edizione)\\p{L}+',
  pt: '(?:\\p{L}+|\\d+) (?:anos|meses|semanas|dias|horas) depois|em troca|desde então|falta também|[oa] (?:segund|terceir|quart)[oa] (?!metade|trimestre|semestre|edição)\\p{L}+',
  nl: '(?:\\p{L}+|\\d+) (?:jaar|jaren|maanden|weken|dagen|uur) later|tegelijk(?:ertijd)?|sindsdien|inmiddels(?= (?:is|zijn|heeft|hebben))|(?:de|het) (?:tweede|derde|vierde) (?!helft|kwartaal)\\p{L}+',
  tr: '(?:\\p{L}+|\\d+) (?:yıl|ay|hafta|gün) sonra',
  pl: '(?:\\p{L}+|\\d+) (?:lata|lat|miesiące|miesięcy|tygodni|dni) później',
  ru: '(?:\\p{L}+|\\d+) (?:года?|лет|месяц\\p{L}*|недел\\p{L}+|дн\\p{L}+) спустя',
};

/** With capitals as they are: German `Sie` is who is spoken to, `sie` was named before. */
const EXACT: Readonly<Record<string, string>> = {
  de: '^\\p{Lu}\\p{L}*(?: [\\p{Ll}\\d]+){0,2} (?:hatten?|hat|haben|waren?|ist|sind|wurden?|werden|wird|kann|können|konnten?|sollen?|müssen|muss|brauch(?:en|ten?)|kosteten?|bekam(?:en)?) (?:sie|er)(?= )',
};

/** Who said so stands in a sentence before: "Entscheidend sei, wer gesehen werde", "«Me dolía», cuenta". */
const REPORTED: Readonly<Record<string, string>> = {
  de: '^(?!.*(?:sagt|sagen|erklär|mein(?:t|en)|findet|berichte|beton|schreib|warn|behaupt|glaub|hofft?|laut |zufolge|heißt es|als ob|als (?:sei|habe)|es sei denn|sei es|(?<!\\p{L})(?:[Ii]ch|ob|so|damit|[„“"])))(?:.* (?:seien?|habe|werde|müsse|könne|solle|dürfe|wolle|gebe|gehe|komme|bleibe)(?!\\p{L})|Wer [^,]* \\p{Ll}{2,}e, )',
  es: '[»”"],? (?:cuenta|dice|explica|recuerda|añade|asegura|afirma|señala|contó|dijo|explicó|recordó|añadió)\\.$',
  fr: '[»”"],? (?:dit|explique|raconte|ajoute)-(?:il|elle|t-il|t-elle)\\.$',
  it: '[»”"],? (?:racconta|dice|spiega|ricorda|aggiunge)\\.$',
  pt: '[»”"],? (?:conta|diz|explica|lembra|acrescenta)\\.$',
};

function patternsOf(language: string): readonly TextPattern[] {
  const refers = TABLE[language];
  const later = LATER[language];
  const within =
    refers &&
    `^(?:(?!(?<!\\p{L})(?:${refers.clause})(?!\\p{L}))[^,;:—–«»“”„"])*(?<!\\p{L})(?:${refers.pronoun})(?!\\p{L})`;
  return [within, later && `^(?:${later})(?!\\p{L})`]
    .filter((pattern) => pattern !== undefined)
    .map((pattern) => new TextPattern(new RegExp(pattern, 'iu')))
    .concat(
      [EXACT[language], REPORTED[language]]
        .filter((pattern) => pattern !== undefined)
        .map((pattern) => new TextPattern(new RegExp(pattern, 'u'))),
    );
}

const ADVERB = /^\p{Lu}[\p{L}'’]+(?: [\p{L}\d'’]+){0,2}, /u;
const known = new Map<string, readonly TextPattern[]>();

/** Whether a sentence of a language other than English names, before its first comma or conjunction, what only the text before it tells. */
export function refersBack(text: string, language: string): boolean {
  const patterns = known.get(language) ?? patternsOf(language);
  known.set(language, patterns);
  // "Aujourd’hui, 64 familles y cultivent": before its comma stands no clause
  const said = text.replace(ADVERB, '');
  return patterns.some((pattern) => pattern.for(text).test(text) || pattern.for(said).test(said));
}
