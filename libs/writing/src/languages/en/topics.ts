import { oneOf, wordSet } from '../../text/one-of.js';
import type { Topics } from '../topics.types.js';

/** Verbs, which are no topics: "the plan stays", "the library reopens". */
const DEEDS = wordSet(
  'cleans dies talk moves carries sorts shuts sends stops wins loses charges fits weighs stays tastes reopens opens keeps makes gives takes says works helps comes goes shows needs uses costs means lets gets starts begins ends offers adds brings turns remains becomes seems looks feels sounds holds puts pays falls grows rises sits stands lives leads follows catches closes serves asks wants knows tells finds allows provides includes requires runs reads lends likes spent paid said made told gave took went came kept found left began became grew fell rose taught saw ran built bought sold won lost held met sent wrote broke chose drove cut',
);
/** "forty minutes" and "second shop" are no topics, nor is "rapid incremental". */
const COUNTING = new RegExp(
  String.raw`^(?:${oneOf`
    two three four five six seven eight nine ten eleven twelve \p{L}+teen twenty thirty forty fifty sixty
    seventy eighty ninety hundred first second third last next several many few some own main whole small big
    rapid formal update`})$`,
  'iu',
);
/** "invoices that chase themselves" */
const REFLEXIVE = /sel(?:f|ves)$/iu;
/** "rush orders anymore", "please leave" */
const ADVERBS = /^(?:anymore|again|together|away|back|too|please)$/iu;

export const topics: Topics = {
  generic:
    'first fourth fifth sixth seventh eighth ninth tenth half quarter top bottom middle side free three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand second third digital federal national local public official progress date city programme program price prices study studies website websites partner partners stakeholder stakeholders business solution solutions best practices people user users feature features team teams product products project projects track story stories change changes process list group person customer idea ideas step steps result results tool tools question questions value task tasks page pages note notes kind level case issue issues problem problems goal goals option options method effort quality area areas item items field fields form type types text information access support agency office word words answer answers order state states focus experience practice action actions detail details resource resources purpose approach role today fact lack rest sense subject matter topic topics variety range amount series site sites element elements suggestion suggestions addition attention opportunity future hand mind room start beginning combination application participants place difference others example left right',
  units:
    'old new big small long short high low good bad young early late warm hot cold same monday tuesday wednesday thursday friday saturday sunday winter euro euros cent day days week weeks month months year years hour hours minute minutes morning afternoon evening',
  leads:
    'the a an our your their its my his her of for in on with about into from by at through between these this those that every each more better open new own most',
  hasLoosePairs: true,
  endings: /(?:ly|ing|ed|ize|ise)$/u,
  nouns:
    'parking marketing training banking housing building buildings funding hiring pricing learning cooking writing engineering shipping programming painting running cycling testing onboarding networking accounting advertising fundraising computing hosting gaming manufacturing consulting brewing baking gardening publishing teaching nursing farming fishing recycling composting streaming spring morning evening wedding clothing seed bed speed feed feedback family supply reply fly butterfly exercise enterprise',
  adverbs: ADVERBS,
  isNoPair: (word, next, behind) =>
    [word, next].some((each) => ADVERBS.test(each) || DEEDS.has(each.toLowerCase())) ||
    COUNTING.test(word) ||
    REFLEXIVE.test(next) ||
    // "the council votes to reopen"
    (behind === 'to' && next.endsWith('s')),
  quality: /^(?:entire|whole|main|real|early|recent|similar|various|endless|\p{L}{4,}(?:ful|ous|less))$/iu,
};
