import { oneOf } from '../../text/one-of.js';
import type { Relations } from '../relations.types.js';

export const relations: Relations = {
  and: 'und|aber|während|sondern',
  not: 'lehn(?:t|te|ten)(?= \\p{L}+ ab)|verzicht(?:et|ete|eten)|verweiger\\p{L}+|nicht (?:wirklich|sehr|besonders|einmal)|nicht|kein\\p{L}*|nie|niemals|niemand|nichts|ohne|weder|lehn(?:t|te|ten)',
  allowed:
    'ohne (?:jeden )?zweifel|nicht (?:nur|alle|jede\\p{L}?|mehr als|weniger als)|nie (?:mehr|zuvor)|nichts als|nicht(?= vor)|(?:nicht|kein\\p{L}*)(?=[^.;]{0,80} sondern)',
  maybe: oneOf`
    erwäg\p{L}+ erwog\p{L}* prüf(?:t|en)(?=[^.;]{0,40}_ob) ob unklar ungewiss unsicher zu_früh vielleicht vermutlich wahrscheinlich womöglich möglicherweise
    voraussichtlich offenbar wohl könn(?:t?en?|te) würden? dürften? soll(?:en|te|ten)? angeblich
    rechne(?:t|n|te) erwarte(?:t|n|te|ten) prognos\p{L}+ mutmaßlich\p{L}* spekul\p{L}+ vermut\p{L}+
    scheint scheinen scheinbar plan(?:t|en|te|ten) geplant\p{L}* hoff(?:t|en|te|ten) will
    woll(?:en|te|ten) teilweise zum_teil offen kündigt\p{L}*_an`,
  plans: 'plan(?:t|en|te|ten)|geplant\\p{L}*|soll(?:en|te|ten)?|will|wollen|hoff\\p{L}+|voraussichtlich',
  will: 'sobald|demnächst|bald|in Zukunft|künftig|nächster Schritt|wart(?:et|en) auf|wird|werden|soll|sollen|will|wollen|plan(?:t|en)|geplant\\p{L}*|(?:muss|müssen)(?=[^.;]{0,60} noch)|noch zu',
  infinitive:
    'zu \\p{L}{2,}n|\\p{L}+zu\\p{L}{2,}n|\\p{L}{3,}(?:en|ern|eln)(?= (?:will|wollen|soll|sollen|kann|können|könnten?|würden?|wird|werden|möchten?|müssen|muss))',
  already: 'bereits|schon|inzwischen|mittlerweile|nun',
  seems: 'schein\\p{L}*',
  frequency: '\\p{L}*mal(?: in)?',
  done: 'bereits|schon|(?:hat|haben|hatten?)(?!$|[,.;])|wurden?|worden|ist ge\\p{L}+|sind ge\\p{L}+',
  every:
    'mit oder ohne|ohne ausnahme|in jedem fall|unabhängig von|egal|ganze[nrsm]?|gesamte[nrsm]?|weltweit|durchweg|alle[nrs]?|jede[nrsm]?|sämtliche[nr]?|immer|stets|ausnahmslos|jegliche\\p{L}*|überall',
  superlative: oneOf`
    beste[nrsm]?
    einmalig\p{L}* einzigartig\p{L}* beispiellos\p{L}* aller_zeiten in_der_geschichte rekord\p{L}*
    erstmals jemals`,
  superlativeInCase: oneOf`
    (?:[Dd]e[rmns]|[Dd]ie|[Dd]as|[Ii]hr\p{L}*|[Ss]ein\p{L}*|[Aa]m)_(?:\p{Ll}+_)?(?!erste|feste)[a-zäöüß]{2,}(?<!s)(?:st|ßt)e[nrsm]?`,
  only: 'einzig\\p{L}*|ausschließlich|nur ein\\p{L}*',
  merely: 'nur|lediglich|bloß|allein',
  condition: oneOf`wenn(?!_auch) falls sofern außer es_sei_denn solange nur_(?:bei|für|mit|an|in) vorausgesetzt unter_der_bedingung`,
  before: 'vor|bevor|ehe|vorher|früher als',
  after: 'nach|nachdem|hinter|später als|sobald',
  then: 'dann|danach|daraufhin|anschließend|später|zuletzt',
  than: 'als',
  compared: 'im Vergleich (?:zu[mr]?|mit)|gegenüber',
  exceeds: 'übersteig(?:t|en)|überstieg(?:en)?|übertr(?:ifft|af|afen|effen)|überwieg(?:t|en)',
  instead: 'statt|anstatt|anstelle',
  because:
    'wegen|weil|aufgrund|dank|infolge|durch|liegt an|liegt am|grund (?:dafür|da[rv]on|für [^.;]{1,60}?) (?:ist|sind|war|waren)|ausgelöst durch|verursacht durch',
  passive: '(?:wurden?|worden|wird|werden)',
  per: 'pro|je|jede[nrsm]?|am|im|in der|die|den',
  said: oneOf`
    sagte? erklärte? schr(?:eibt|ieb) betonte? meinte? berichtete? erzählte? versicherte? ergänzte? warnte?
    erinnerte? rief ruft antwortete? forderte? verlangte? nannte nennt kündigte teilte so laut zufolge`,
  can: 'kann|können|konnten?|wird|werden|will|falls|wenn|oft|manche',
  nominal:
    'ein\\p{L}*|der|die|das|dem|den|des|im|am|aus|mit|von|vom|bei|beim|zum|zur|in|an|auf|für|über|unter|ohne',
  article: 'ein\\p{L}*|der|die|das',
};
