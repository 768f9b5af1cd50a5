import { oneOf, wordSet } from '../../text/one-of.js';
import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { opposites } from './opposites.js';
import { relations } from './relations.js';
import { discourse } from './discourse.js';
import { context } from './context.js';
import { style } from './style/style.js';
import { phrases } from './phrases.js';

const NOT_ONLY = String.raw`not (?:just|only|merely|simply)(?!\p{L})`;
const IS_NOT = String.raw`(?:isn|aren|wasn)['’]t (?:just|only|merely|about)(?!\p{L})`;
const BUT = oneOf`but it['’]s they['’]re it_is`;
const IS_IT = oneOf`it['’]s they['’]re it_is but`;
const INSTRUCTING = oneOf`
  use make be do get keep know ask write read start stop avoid add build find give try test share plan check
  set show \p{L}+i[sz]e`;
const OBJECTS = oneOf`
  an? the your our it them with to from only up out everything something all every each what one two`;
const NOT_VERBS = oneOf`the an? our my his her their what why how when where who is are`;
const VERBS = oneOf`
  is was has had will would wants? says plans runs makes sells buys owns leads works builds pays gives gets
  takes lives thinks believes hopes expects supports opposes offers joins funds teaches did does became
  began bought built came chose found gave got grew held kept knew led left lost made met paid put ran rose
  saw sold sent set spent spoke stood took told taught thought went won wrote fell brought drew drove ate
  broke cut hit let read quit \p{Ll}{3,}(?<!ne)ed`;

export const ENGLISH: Language = {
  ...NEUTRAL,
  code: 'en',
  lexicon: {
    stopWords: `a about above after again against all also always am an and another any anyone anything are aren't around as ask at away back be because
been before being below best better between big both bring but by call came can can't come could day days did didn't different do does doesn't
doing don't done down during each easy either else end enough especially even ever every everyone everything example far feel few find first five
follow following for found four from full further gave get gets getting give given go goes going good got great had hard has have haven't having he
help helped helpful helping helps her here hers him his how however i i'd i'll i'm i've if important in instead into is isn't it it's its itself just
keep kept kind know large last later least less let let's like likely little long look lot made main make makes making many may maybe me mean means
might month months more most much must my near need needed needs never new next no nor not nothing now of off often on once one ones only onto or
other others our ours out over own part per perhaps place point possible probably put quite rather really right said same say says see seem seems
set several shall she should simple simply since small so some someone something soon start started still such sure take taken takes tell ten than that that's the
their theirs them then there there's these they they're thing things think this those though three through time times to today together told too took
toward try trying two under until up upon us use used useful user-friendly using very via want wants was wasn't way ways we we'd we'll we're we've
week weeks well went were weren't what what's when where whether which while who whole whom whose why will with within without won't work worked
working works would wouldn't year years yes yet you you'd you'll you're you've your yours yourself number lots bit everything's able across among already
almost along although behind beyond towards towards currently current available early easier quickly clearly previously recently simply truly ready share shared
show shows shown turn turned happen happens happened become becomes became include includes including included create created creating creates provide provides
provided providing built build building learn learned write writes writing wrote written read reading run running`,
    commonWords:
      'the of and to in is that for it with as was are on this be by at from have you we our not or your they their an will can how what',
    namesAsWords: [
      'continental',
      'intel',
      'slack',
      'stripe',
      'windows',
      'zoom',
      'telegram',
      'mercedes',
      'ford',
      'twitch',
      'essen',
      'turin',
    ],
    openers: `the a an this that these those there here it its he she we they you i my our your their his her in on at by for from to of with without
    within after before since when while where why what who which whose how if as although though because but and or so yet nor not no yes
    however moreover also then thus therefore meanwhile instead even only just both each every all any some many most few several one two three
    four five six seven eight nine ten first second third next last finally today now once during throughout until despite like unlike according about
    across over under through between among against another such other more less than too very let lets do does did is are was were will would
    can could should may might must have has had use using used read see learn find get make take give keep start stop try ask don't doesn't
    isn't can't won't it's that's there's we're you're they're here's what's i'm imagine meet discover check picture remember consider join
    follow share save comment subscribe click visit download explore introducing welcome thanks thank want need ready curious looking think
    watch listen hear tell say look notice note pro tip big small new old good great best real full early late recent total overall same own
    people everyone someone anyone nobody something everything nothing teams readers users customers companies well sure maybe perhaps please
    dear hi hello today's tomorrow yesterday always never often sometimes usually sadly luckily fortunately unfortunately clearly simply again
    further later earlier soon whether thread story lesson lessons takeaway bottom key why's who's part step chapter episode question answer day
    week month year inside behind besides beyond around along alongside near beware forget building making taking getting writing reading`,
  },
  anaphora,
  connectives,
  numerals,
  polarity: {
    up: oneOf`
    up(?=_(?:(?:by|from|to|about|nearly|almost|over)_)?[$€£]?\d) rose ris(?:e|es|ing|en)
    gr[eo]w(?:s|n|ing|th)? increas\p{L}+ climb\p{L}* jump\p{L}* soar\p{L}* surg(?:e[sd]?|ing)
    spik(?:e[sd]?|ing) rocket\p{L}* skyrocket\p{L}* swell\p{L}* swollen gain(?:s|ed|ing)?
    rais(?:e|es|ed|ing) hiked boosted expand\p{L}* doubl(?:ed|es|ing) tripl(?:ed|es|ing) (?:go|went|goes|going|gone)_up
    higher dearer`,
    down: oneOf`
    down(?=_(?:(?:by|from|to|about|nearly|almost|over)_)?[$€£]?\d) lower(?:ed|s|ing)? fell fall(?:s|ing|en)?
    dropp?\p{L}* decreas\p{L}+ declin\p{L}+ shr[aiu]nk\p{L}* s[aiu]nk sinking reduc\p{L}+ cuts? cutting
    slashed trimmed plung\p{L}* plummet\p{L}* slump\p{L}* tumbl\p{L}* slid(?:es?|ing)? slipp(?:ed|ing) slips
    dwindl\p{L}* los(?:t|es?|ing) halved (?:go|went|goes|going|gone)_down goes_down cheaper fewer`,
    more: oneOf`
    highest largest biggest most longest best more longer higher larger bigger greater taller older heavier
    dearer later slower stronger warmer further richer above exceed\p{L}* outnumber\p{L}* outpac\p{L}*
    overt\p{L}k\p{L}* better`,
    less: 'lowest|smallest|least|fewest|shortest|worst|less|fewer|shorter|lower|smaller|cheaper|younger|lighter|earlier|sooner|faster|quicker|weaker|colder|poorer|nearer|below|worse',
  },
  opposites,
  relations,
  times: {
    halfHour: ['half past ', 30],
    isMonthFirst: true,
    months: [
      'january|february|march|april|may|june|july|august|september|october|november|december',
      'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
    ],
    monthForms: 'sept:9',
  },
  nameGrammar: {
    verbs: new RegExp(
      String.raw`^ (?:(?:also|later|already|now|then|never|still|once|first) )?(?:${VERBS})(?!\p{L})`,
      'u',
    ),
    common: wordSet(
      `below above beyond within elsewhere water fuel heat money time trust data power silence health software hardware speed growth traffic work news research advice help air
    art bread business cash change chaos coffee cold content culture debt demand food feedback freedom fun gas gold grass hope ice income
    joy justice knowledge labor labour land law life light love luck luxury mail material meat metal milk music nature noise oil order pain
    paper peace people plastic pressure progress proof rain reading revenue rice rent risk salt sand sleep snow space spam stuff stock
    sugar success supply support talent tax tea text tourism training transport travel trade turnover use value violence wage waste wealth
    weather wheat wine wood wool youth output input demand interest capital code design debate effort energy evidence fear faith focus
    force fraud harm history homework housing humor humour input insurance intent labour language leadership logic loss marketing math
    memory method mode momentum morale motion office output overtime ownership patience pay payment performance planning play policy
    pollution poverty price pride privacy profit property quality quantity rest retail rhythm room safety scale science scope security
    self sense shame shelter sight skill smoke soil sound spirit sport staff steam stress strength style talk taste teamwork technology
    tension testing theory thought thunder timber timing touch tradition trash treatment trouble truth type unity usage variety vision
    volume voting wear web wildlife wind wisdom writing management everybody none nobody neither either others much less half part twice
    whoever whatever whichever such same another access attendance average attention adoption churn coverage cost rent delay fuel
    ridership membership readership customer government congress parliament council police court school church god mother father mom dad
    mum grandma grandpa spring summer autumn winter morning evening night noon midnight breakfast lunch dinner home back`,
    ),
    endings:
      /(?:ing|ion|ity|ness|ment|ance|ence|ancy|ency|ship|hood|ism|ics|ware|ology|graphy|age|ture|dom|cy|ery|ry|ths?|[^s]s|self|ly|body|one|thing)$/u,
    owner: /^['’]s \p{L}/u,
  },
  tells: {
    flip: String.raw`(?<!\p{L})(?:${NOT_ONLY}[^.!?\n]{2,90}?(?<!\p{L})(?:${BUT})|${IS_NOT}[^.!?\n]{2,90}?[.,;—–]\s*(?:${IS_IT}))(?!\p{L})`,
  },
  discourse,
  topics: {
    generic:
      'first fourth fifth sixth seventh eighth ninth tenth half quarter top bottom middle side free three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand second third digital federal national local public official progress date city programme program price prices study studies website websites partner partners stakeholder stakeholders business solution solutions best practices people user users feature features team teams product products project projects track story stories change changes process list group person customer idea ideas step steps result results tool tools question questions value task tasks page pages note notes kind level case issue issues problem problems goal goals option options alternative alternatives replacement replacements method effort quality area areas item items field fields form type types text information access support agency office word words answer answers order state states focus experience practice action actions detail details resource resources purpose approach role today fact lack rest sense subject matter topic topics variety range amount series site sites element elements suggestion suggestions addition attention opportunity future hand mind room start beginning combination application participants place difference others example left right data content board meeting',
    units:
      'old new big small long short high low good bad young early late warm hot cold same monday tuesday wednesday thursday friday saturday sunday winter euro euros cent day days week weeks month months year years hour hours minute minutes morning afternoon evening',
    leads:
      'the a an our your their its my his her of for in on with about into from by at through between these this those that every each more better open new own most',
    noNoun: /(?:ly|ed|ize)$/u,
  },
  context,
  style,
  pastEnding: /ed$/u,
  instruction: new RegExp(
    String.raw`^(?:(?:always|never|do not|don['’]t) \p{L}+|\p{L}+ly (?!\p{L}+(?:ed|ing)\b)\p{L}+|(?!(?:${NOT_VERBS})\b|\p{L}+(?:s|ing|ed|ion|ment|ness|ity)\b)\p{L}+ (?:${OBJECTS})\b|(?:${INSTRUCTING})\b)`,
    'iu',
  ),
  phrases,
};
