import { oneOf } from '../../text/one-of.js';
import { isStopword } from '../../languages/stop-words.js';
import { isUnspaced, rawWords, prefixKey } from '../../languages/words.js';

const words = (list: string) => new Set(list.split(' '));

/** True of nearly any text: a topic only where nothing better is there. */
const GENERIC = new Set(
  [
    'personne personnes groupe groupes fin matin soir grupo grupos fin mañana tarde noche gruppe gruppen morgen abend first fourth fifth sixth seventh eighth ninth tenth half quarter top bottom middle side premier première deuxième troisième quatrième dernier dernière début moyenne primero primera segundo segunda tercero tercera último última zweite dritte letzte primo prima terzo terza free three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand second third digital federal national local public official progress date city programme program price prices study studies website websites partner partners stakeholder stakeholders business solution solutions best practices',
    'people user users feature features team teams product products project projects track story stories change changes process list group person customer idea ideas step steps result results tool tools question questions value task tasks page pages note notes kind level case issue issues problem problems goal goals option options method effort quality area areas item items field fields form type types text information access support agency office word words answer answers order state states focus experience practice practices action actions detail details resource resources purpose approach role today fact lack rest sense subject matter topic topics variety range amount series site sites element elements suggestion suggestions addition attention opportunity future hand mind room start beginning combination application participants place difference others order example left right',
    'usuario usuarios equipo producto proyecto proyectos proceso lista persona personas paso resultado pregunta valor página problema objetivo tipo texto información acceso gente mundo número uso trabajo cantidad caso lado razón siguiente mayoría herramienta herramientas gran',
    'persone progetto progetti prodotto squadra processo domanda mondo lavoro numero caso utilisateur utilisateurs équipe produit projet projets processus question étape résultat monde travail nombre cas gens reste',
    'nutzer team projekt projekte produkt prozess frage schritt ergebnis welt arbeit zahl fall leute ende usuário equipe produto projeto projetos processo pergunta mundo trabalho número caso pessoas gebruiker gebruikers project projecten product vraag stap resultaat wereld werk mensen',
    'beschäftigten bewerber metade cijfers chiffre chiffres numeri cifra charge',
    '人々 場合 必要 自分 方法 今日 可能 時間 最初 多く 重要 出来 以下 以上 全て 全体 一つ 一人 理由 内容 結果 問題 目的 部分 存在 意味 利用 使用 確認 注意 大切 簡単 万円 億円 万人 把握 反応 何人 一度 平均 以外 様々',
  ].flatMap((list) => list.split(' ').map(prefixKey)),
);

/** Time, money, measures and qualities: what they describe can be a topic, but they cannot. */
const UNITS = new Set(
  'old new big small long short high low good bad young early late warm hot cold same monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december lunes martes miércoles jueves viernes enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre monat monate monaten prozent euro euros jahr jahre jahren woche wochen stunde stunden minute minuten cent ano anos mês meses dia dias minuto minutos hora horas año años semana semanas an ans année années mois semaine semaines heure heures anno anni mese mesi settimana settimane ora ore jaar jaren maand maanden uur weken montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz mai juni juli oktober dezember sommer winter janvier février mars avril juin juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi day days week weeks month months year years hour hours minutes morning afternoon evening stunden tage uhr'
    .split(' ')
    .map(prefixKey),
);

/** Words before a noun. */
const LEADS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'the a an our your their its my his her of for in on with about into from by at through between these this those that every each more better open new own most',
  ),
  es: words(
    'el la los las un una unos unas del de al su sus tu tus nuestro nuestra este esta en con por sobre y',
  ),
  fr: words(
    'le la les un une des du de au aux son sa ses leur leurs notre nos votre vos ce cette en avec par sur et d l',
  ),
  it: words(
    'il lo la i gli le un una del dello della dei degli delle di al alla nel nella su suo sua nostro nostra e con per',
  ),
  pt: words('o a os as um uma do da dos das de no na nos nas ao seu sua nosso nossa em com por e'),
  nl: words('de het een van voor met in op aan onze uw hun elke en'),
};

const VERBAL = /(?:ly|ing|ed|ize|ise)$/u;
/** French past forms: "personne ne le retournait". */
const FRENCH_VERBAL = /(?<!^(?:l|tr|portr|f|souh|retr|extr|attr|bienf|parf|forf))(?:ait|aient|èrent)$/iu;
/** Nouns all the same. */
const NOUNS_IN_ING = words(
  'parking marketing training banking housing building buildings funding hiring pricing learning cooking writing engineering shipping programming painting running cycling testing onboarding networking accounting advertising fundraising computing hosting gaming manufacturing consulting brewing baking gardening publishing teaching nursing farming fishing recycling composting streaming spring morning evening wedding clothing seed bed speed feed feedback family supply reply fly butterfly exercise enterprise',
);
/** Verbs, which are no topics: "the plan stays", "the library reopens". */
const DEEDS = words(
  'cleans dies talk moves carries sorts shuts sends stops wins loses charges fits weighs stays tastes reopens opens keeps makes gives takes says works helps comes goes shows needs uses costs means lets gets starts begins ends offers adds brings turns remains becomes seems looks feels sounds holds puts pays falls grows rises sits stands lives leads follows catches closes serves asks wants knows tells finds allows provides includes requires runs reads lends gives likes spent paid said made told gave took went came kept found left began became grew fell rose taught saw ran built bought sold won lost kept held met sent wrote broke chose drove cut',
);
/** Not after a figure: there it is a counter. */
const JAPANESE_NOUN = /(?<![\d０-９.,．，万億])(?:[ァ-ヴー]{3,}|お?[一-龠々]{2,6})/gu;

function isNoun(word: string, language: string): boolean {
  if (/^\p{N}/u.test(word) || /['’]/u.test(word) || word.length < 3) return false;
  if (isStopword(word.toLowerCase(), language)) return false;
  if (language === 'de') return /^\p{Lu}/u.test(word);
  if (language === 'fr') return !FRENCH_VERBAL.test(word);
  return !(language === 'en' && VERBAL.test(word) && !NOUNS_IN_ING.has(word.toLowerCase()));
}

export interface TopicWords {
  words: string[];
  /** Only a heading or a sentence's first word: weak evidence. */
  isWeak: boolean;
}

/** Whether the word at a place is a name or in the position of a noun. */
function standsAsNoun(all: readonly string[], at: number, language: string): boolean {
  if (language === 'de') return at > 0;
  const leads = LEADS[language];
  if (leads === undefined || leads.has(all[at - 1]?.toLowerCase() ?? '')) return true;
  return at > 0 && /^\p{Lu}/u.test(all[at] ?? '');
}

const NUMERALS = oneOf`
  two three four five six seven eight nine ten eleven twelve \p{L}+teen twenty thirty forty fifty sixty
  seventy eighty ninety hundred first second third last next several many few some own main whole small big
  rapid formal update`;
/** "forty minutes" and "second shop" are no topics, nor is "rapid incremental". */
const COUNTING = new RegExp(String.raw`^(?:${NUMERALS})$`, 'iu');
/** "invoices that chase themselves" */
const REFLEXIVE = /sel(?:f|ves)$/iu;

/** Adverbs and words of request: "rush orders anymore", "please leave". */
export const NO_NOUN = /^(?:anymore|again|together|away|back|too|please)$/iu;

const isNoPair = (word: string, next: string, behind?: string): boolean =>
  NO_NOUN.test(word) ||
  NO_NOUN.test(next) ||
  DEEDS.has(word.toLowerCase()) ||
  DEEDS.has(next.toLowerCase()) ||
  COUNTING.test(word) ||
  REFLEXIVE.test(next) ||
  // "the council votes to reopen"
  (behind === 'to' && next.endsWith('s'));

/** "release notes", "código abierto": the second word makes the first one specific. */
function pairAt(all: readonly string[], at: number, language: string): TopicWords | null {
  const [word, next] = [all[at], all[at + 1]];
  if (language === 'de' || LEADS[language] === undefined || !word || !next || !isNoun(next, language))
    return null;
  if (language === 'en' && isNoPair(word, next, all[at + 2])) return null;
  const isLed = standsAsNoun(all, at, language);
  if (!isLed && language !== 'en' && language !== 'nl') return null;
  return { words: [word, next], isWeak: !isLed && at > 0 && !isNoun(all[at - 1] ?? '', language) };
}

function inSpaced(clause: string, language: string): TopicWords[] {
  const all = rawWords(clause, language);
  return all.flatMap((word, at) => {
    if (!isNoun(word, language)) return [];
    const pair = pairAt(all, at, language);
    const single = { words: [word], isWeak: !standsAsNoun(all, at, language) };
    return pair ? [single, pair] : [single];
  });
}

/** `www.example.com`, `.gov` and `e.g.` are no words. */
function withoutAddresses(text: string): string {
  return /\.[^\s.]/.test(text) ? text.replace(/(?<!\S)(?:\S*\p{L})?\.\p{L}\S*/gu, ' | ') : text;
}

/** The words and pairs of a text that may name a topic, as written. */
export function topicWordsOf(text: string, language: string): TopicWords[] {
  if (language === 'ja')
    return [...text.matchAll(JAPANESE_NOUN)].map(([word]) => ({ words: [word], isWeak: false }));
  if (isUnspaced(text)) {
    const long = rawWords(text, language).filter((word) => word.length > 1);
    return long.map((word) => ({ words: [word], isWeak: false }));
  }
  return withoutAddresses(text)
    .split(/[.,;:!?()[\]"“”«»„—–/|¿¡]+(?=\s|$)|\s[-&–—]\s|[()"“”«»„]/)
    .flatMap((clause) => inSpaced(clause, language));
}

export function isGeneric(word: string): boolean {
  return GENERIC.has(prefixKey(word)) || isUnit(word);
}

export function isUnit(word: string): boolean {
  return UNITS.has(prefixKey(word));
}
