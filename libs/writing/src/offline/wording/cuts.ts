/** What a sentence can do without, by language: each pattern matches what goes, but for a group `head`, and the rest stands. */
export interface Cuts {
  /** Asides: examples, what a comma and a relative pronoun add. */
  asides: readonly RegExp[];
  /** Clauses that explain: reasons, purposes, concessions, accompanying actions, a second statement. */
  clauses: readonly RegExp[];
  /** Openings before the statement itself: "Although …, the roof held." */
  leads: readonly RegExp[];
  /** What must not stand before a clause that goes: "not because". */
  denial: RegExp;
  /** What a statement begins with once its opening is gone. */
  statement: RegExp;
}

const NEVER = /(?!)/u;
/** From here to the full stop, without another clause in between. */
const TAIL = '[^,;:—–]+(?=[.!]$)';
/** The same with commas. */
const LONG_TAIL = '[^;:—–]+(?=[.!]$)';
const tail = (words: string, rest = TAIL): RegExp => new RegExp(`,? (?:${words}) ${rest}`, 'iu');
const commaTail = (words: string, rest = TAIL): RegExp => new RegExp(`, (?:${words}) ${rest}`, 'iu');
/** What stands behind it is no further thing of a list: "companies, including Google, Facebook, Twitter and others". */
const NO_LIST =
  '(?!\\p{Lu}|[^,;:—–]*,[^;:—–]* (?:and|or|und|oder|y|o|et|ou|e|en|of) )(?!(?:and|or|but|which|who|whose|where|und|oder|y|o|et|ou|e|en|of) )';
const inside = (words: string): RegExp => new RegExp(`, (?:${words}) [^,;:—–]{3,90},(?= ${NO_LIST})`, 'u');
const opening = (words: string): RegExp => new RegExp(`^(?:${words}) [^,;:—–]{4,110}, `, 'iu');

const EN_EXAMPLE = 'such as|including|like|for example|for instance|especially|particularly';
const EN_RELATIVE = '(?:(?:in|of|for|at|by|most of|some of|all of|both of) )?(?:which|whom)|who|whose|where';
const EN_SUBJECT =
  "we|you|they|it|I|he|she|there|the|this|that|these|our|your|my|we['’]\\p{L}+|it['’]s|they['’]\\p{L}+|you['’]\\p{L}+";

/** No comma and no second verb with its own opening: what follows belongs to the sentence's own subject. */
const EN_ONE_CLAUSE =
  '(?:(?!\\b(?:because|that|who|which|whose|when|if|while|what|how|where|whether|as)\\b)[^,;:])+';

const EN: Cuts = {
  asides: [
    inside(EN_EXAMPLE),
    // "the tool, which is free, runs anywhere": the verb is behind it, and none before
    new RegExp(
      '^(?<head>(?:(?!\\b(?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|do|does|did)\\b)[^,;:—–])+), (?:which|who|whose) [^,;:—–]{3,90},(?= (?:is|are|was|were|has|have|had|can|could|will|would|should|must|may|might|\\p{Ll}{3,}(?:ed|[^s]s)) )',
      'u',
    ),
    commaTail(EN_EXAMPLE, LONG_TAIL),
    commaTail(EN_RELATIVE),
    / \((?:for example|such as|e\.g\.|i\.e\.|usually|both|other|including)[^()]*\)/iu,
  ],
  clauses: [
    tail('because|so that|in order to|in order for|even though|although|whereas', LONG_TAIL),
    // what somebody did about it is the point of what happened: "…, so we rewrote it"
    new RegExp(
      `(?=,? so )(?<!\\b(?:was|were|had|told|said|found|\\p{L}{3,}ed)\\b.*),? so (?:${EN_SUBJECT}|a|an|users?|people|readers|everyone|nobody) ${LONG_TAIL}`,
      'iu',
    ),
    commaTail('while|as well as|rather than|instead of|along with|together with'),
    new RegExp(`^(?<head>${EN_ONE_CLAUSE}), and (?:${EN_SUBJECT}) ${LONG_TAIL}`, 'u'),
    new RegExp(
      `^(?<head>${EN_ONE_CLAUSE}?),? and (?:also |then |often )?(?:is|are|has|have|can|will|could|should|must|does|may) ${TAIL}`,
      'u',
    ),
    // what is new to the reader stands without what it can do: "an open API that others build on"
    /(?=that |which )(?<=\ban? (?:[\p{L}-]+ ){0,2}(?!(?:us|me|you|him|her|them|it|thing|one|kind|sort|world|hour|minute|moment|day|week|month|year|way|form|manner|future|extent|time|place|point|sign|idea|fact|belief|sense|feeling|hope|chance|reason|\p{L}+ly) )[\p{L}-]+ )(?:that|which) [^;:—–]+(?=[.!]$)/u,
    // a list of what has been named: "four publications: …"
    /^(?!.*\b(?:broken|divided|split|consists?|comes? down|there (?:are|were)|follow)\b[^:]*:)(?<head>(?:[^\s:]+ ){7,}[^\s:]+): (?=[^:]*,)[^:;—–]+(?=[.!]$)/u,
    /(?= to (?:help|ensure|make|avoid|allow|enable|encourage) )(?<!\b(?:needs?|needed|wants?|wanted|try|tries|tried|able|easy|easier|hard|going|used|have|has|had|ought|ways?|order|begin|began|start|started|continue|plans?|hopes?|aims?|designed|intended|meant|important|good|best|enough|ready|how|what|where|when|opportunity|ability|chance|right|time|reason|them|us|you|people|users|is|was|are|be|more|step|and)) to (?:help|ensure|make sure|avoid|allow|enable|encourage) [^;:—–]+(?=[.!]$)/u,
    /^(?<head>(?:(?!ing\b)[^,;:—–])+), (?:\p{Ll}+ly )?(?!(?:during|according|regarding|concerning|depending|considering|nothing|something|everything|anything)\b)\p{Ll}{2,}ing (?:(?!, and )[^;:—–])+(?=[.!]$)/u,
  ],
  leads: [
    opening('while|although|though|even though|whereas|despite|in spite of|like|unlike|as part of|among'),
    opening('to|in order to'),
  ],
  denial: /\b(?:not|no|never|only|neither|nor|without|unless|hardly|cannot)\b|n['’]t\b/iu,
  statement:
    /^(?:the|an?|we|you|it|they|I|there|most|many|some|all|every|each|no|our|your|my|\p{Ll}+ing|\p{Lu}\p{L}+|\d\S*)(?:['’]\p{L}+)? /u,
};

const ES: Cuts = {
  asides: [
    commaTail('como|incluyendo|incluid[oa]s?|por ejemplo|tales como|sobre todo', LONG_TAIL),
    commaTail('lo que|lo cual|donde|quien(?:es)?|el cual|la cual|los cuales|las cuales|cuy[oa]s?'),
  ],
  clauses: [tail('porque|ya que|puesto que|para que|de modo que|aunque|mientras que', LONG_TAIL)],
  leads: [opening('aunque|si bien|a pesar de(?: que)?|además de|para')],
  denial: /(?<!\p{L})(?:no|nunca|ni|solo|sólo|sin|tampoco|salvo)(?!\p{L})/iu,
  statement: /^(?:el|la|los|las|un[oa]?s?|nuestr[oa]s?|cada|tod[oa]s?|much[oa]s|hay|\p{Lu}\p{L}+|\d\S*) /u,
};

const FR: Cuts = {
  asides: [
    commaTail('comme|notamment|par exemple|y compris|surtout', LONG_TAIL),
    commaTail('ce qui|ce que|dont|où|lequel|laquelle|lesquels|lesquelles'),
  ],
  clauses: [tail('parce que|car|puisque|afin de|afin que|pour que|tandis que|alors que|bien que', LONG_TAIL)],
  leads: [opening('bien que|même si|malgré|outre|pour')],
  denial: /(?<!\p{L})(?:ne|n['’]|pas|jamais|ni|sans|seulement|sauf)(?!\p{L})/iu,
  statement: /^(?:les?|la|l['’]|une?|des|nous|notre|nos|chaque|tou(?:s|te|tes)|il y a|\p{Lu}\p{L}+|\d\S*) ?/u,
};

const IT: Cuts = {
  asides: [
    commaTail('come|ad esempio|per esempio|tra cui|soprattutto|compres[oaie]', LONG_TAIL),
    commaTail('il che|dove|il quale|la quale|i quali|le quali|cui'),
  ],
  clauses: [tail('perché|poiché|affinché|mentre|sebbene|anche se', LONG_TAIL)],
  leads: [opening('anche se|sebbene|nonostante|oltre a|per')],
  denial: /(?<!\p{L})(?:non|mai|né|solo|senza|tranne)(?!\p{L})/iu,
  statement: /^(?:il|lo|la|i|gli|le|l['’]|un[oa]?|ogni|tutt[ie]|\p{Lu}\p{L}+|\d\S*) ?/u,
};

const PT: Cuts = {
  asides: [
    commaTail('como|por exemplo|incluindo|sobretudo|tais como', LONG_TAIL),
    commaTail('o que|onde|o qual|a qual|os quais|as quais|cuj[oa]s?'),
  ],
  clauses: [tail('porque|já que|pois|para que|enquanto|embora', LONG_TAIL)],
  leads: [opening('embora|apesar de|além de|para')],
  denial: /(?<!\p{L})(?:não|nunca|nem|só|somente|apenas|sem|salvo)(?!\p{L})/iu,
  statement: /^(?:os?|as?|uma?|nosso|nossa|cada|tod[oa]s?|há|\p{Lu}\p{L}+|\d\S*) /u,
};

/** A German or Dutch statement turns its words round behind an opening: only what stands at the end can go. */
const DE: Cuts = {
  asides: [commaTail('etwa|zum Beispiel|wie zum Beispiel|darunter|vor allem|insbesondere', LONG_TAIL)],
  clauses: [commaTail('weil|da|damit|sodass|obwohl|indem|wobei|wodurch|womit|während|um', LONG_TAIL)],
  leads: [],
  denial: /(?<!\p{L})(?:nicht|nie|nur|kein\p{L}*|ohne|weder)(?!\p{L})/iu,
  statement: NEVER,
};

const NL: Cuts = {
  asides: [commaTail('zoals|bijvoorbeeld|waaronder|vooral', LONG_TAIL)],
  clauses: [commaTail('omdat|zodat|waardoor|waarmee|hoewel|terwijl|om', LONG_TAIL)],
  leads: [],
  denial: /(?<!\p{L})(?:niet|nooit|alleen|geen|zonder|noch)(?!\p{L})/iu,
  statement: NEVER,
};

const JA: Cuts = {
  asides: [],
  clauses: [],
  leads: [/^[^。]{8,}?(?:ため|ので|ですが|ますが|ませんが)、(?=[^、。]*(?:は|が|も))/u],
  denial: NEVER,
  statement: /^./u,
};

const TABLE: Readonly<Record<string, Cuts>> = {
  en: EN,
  es: ES,
  fr: FR,
  it: IT,
  pt: PT,
  de: DE,
  nl: NL,
  ja: JA,
};
const NONE: Cuts = { asides: [], clauses: [], leads: [], denial: NEVER, statement: NEVER };

/** What sentences of a language (ISO 639-1) can do without; nothing where we do not know it. */
export function cutsOf(language: string): Cuts {
  return TABLE[language] ?? NONE;
}
