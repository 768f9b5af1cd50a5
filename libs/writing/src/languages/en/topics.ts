import type { Topics } from '../topics.types.js';

export const topics: Topics = {
  generic:
    'first fourth fifth sixth seventh eighth ninth tenth half quarter top bottom middle side free three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand second third digital federal national local public official progress date city programme program price prices study studies website websites partner partners stakeholder stakeholders business solution solutions best practices people user users feature features team teams product products project projects track story stories change changes process list group person customer idea ideas step steps result results tool tools question questions value task tasks page pages note notes kind level case issue issues problem problems goal goals option options alternative alternatives replacement replacements method effort quality area areas item items field fields form type types text information access support agency office word words answer answers order state states focus experience practice action actions detail details resource resources purpose approach role today fact lack rest sense subject matter topic topics variety range amount series site sites element elements suggestion suggestions addition attention opportunity future hand mind room start beginning combination application participants place difference others example left right data content board meeting',
  units:
    'old new big small long short high low good bad young early late warm hot cold same monday tuesday wednesday thursday friday saturday sunday winter euro euros cent day days week weeks month months year years hour hours minute minutes morning afternoon evening',
  leads:
    'the a an our your their its my his her of for in on with about into from by at through between these this those that every each more better open new own most',
  noNoun: /(?:ly|ed|ize)$/u,
};
