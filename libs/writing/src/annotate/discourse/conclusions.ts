import { oneOf } from '../../text/one-of.js';
import { TextPattern } from '../../text/text-pattern.js';
import { languageOf } from '../../languages/registry.js';

const CONCLUSION = new RegExp(
  `^(?:(?:some|my|a few) )?(?:${[
    '(?:in )?conclusions?|(?:the |our )?verdict|(?:the |our |key )?takeaways?|(?:the )?bottom line|summary|tl;?dr|in short|short version|final thoughts|wrapping up|summing up|putting it (?:all )?together',
    oneOf`
      (?:the_|our_|my_)?lessons?(?:_learned|,.*)? (?:our_|my_)?advice(?:_(?:for|to)_.*)?
      what_(?:(?:have_|did_)?(?:we|i|you|others?))_(?:(?:have_|had_)?learn|(?:take|took)_(?:away|from)|found|recommend|should|would|can_do).*
      what_(?:this|it)_means so_what.* why_(?:it|this)_matters our_recommendation recommendations?`,
    oneOf`
      fazit schluss(?:folgerung(?:en)?)? zusammenfassung ausblick empfehlung
      conclusi(?:ón|ones|on|oni|one|e) en_resumen resumen veredicto en_résumé bilan in_sintesi conclusão
      conclusões samenvatting まとめ 結論 おわりに`,
  ].join('|')})[:：.!?]?$`,
  'iu',
);

export const isConclusion = (heading: string): boolean => CONCLUSION.test(heading.trim());

const DEMANDING = oneOf`
  should must ought_to need_to has_to have_to let_us let['’]s ask_(?:not|of|yourself) deserve it_is_time
  it['’]s_time
  soll(?:te|ten|en)? muss müssen brauchen debe(?:n|mos|ría|rían)? hay_que il_faut doi(?:t|vent|vrait)
  dev(?:e|ono|em) bisogna moet(?:en)?`;
const DEMANDS = new TextPattern(new RegExp(String.raw`(?<!\p{L})(?:${DEMANDING})(?!\p{L})`, 'iu'));
export const isDemand = (text: string, language: string): boolean =>
  DEMANDS.for(text).test(text) || languageOf(language).instruction?.test(text) === true;

const DECIDERS = oneOf`board council committee group members meeting assembly all`;
const DECISIONS = oneOf`resolved agreed decided approved decision beschlossen beschluss acordado décidé besloten`;
const DECIDED = new TextPattern(
  new RegExp(
    [
      String.raw`^(?:${DECISIONS})\b|\bit was (?:agreed|decided|resolved)\b|\b(?:was|were) (?:\p{L}+ly )?(?:approved|carried|adopted|rejected|defeated)\b|\bmotion (?:passed|carried|failed)\b`,
      String.raw`^M/S/[A-Z]\b|\b(?:${DECIDERS}) (?:also |then |unanimously )*(?:agreed|resolved|voted|decided)\b|\bunanimously (?:agreed|elected)\b`,
      String.raw`\beinstimmig\b|\b(?:beschließt|(?:angenommen|genehmigt)[.,])`,
    ].join('|'),
    'iu',
  ),
);
/** Whether a text is a decision: "RESOLVED: to adopt the new layout", "M/S/A: the Council supports …", "The motion was approved 3-0." */
export const isDecision = (text: string): boolean => DECIDED.for(text).test(text);
