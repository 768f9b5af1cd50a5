import { oneOf } from '../../text/one-of.js';

/** Words that name the speaker, or explain a subjunctive without one. */
const ATTRIBUTED = oneOf`
  sagt sagen erklär mein(?:t|en) findet berichte beton schreib(?!e_) warn behaupt glaub hofft? laut_ zufolge
  heißt_es als_ob als_(?:sei|habe) es_sei_denn Gott_sei_Dank sei_es (?<!\p{L})(?:[Ii]ch|ob|so|damit|[„“"])`;
const SUBJUNCTIVES = oneOf`seien habe werde müsse könne solle dürfe wolle gebe gehe komme bleibe`;

/** "Stadt", "kleine Stadt", "Stadt am Meer". */
const NOUN = String.raw`(?:\p{Ll}+ ){0,2}\p{Lu}[\p{L}-]+`;
const JOINTS = oneOf`und oder de[rs] i[nm] a[nm] auf aus bei mit nach vo[nm] zu[mr]? für über unter seit`;
const NOUNS = `${NOUN}(?: (?:${JOINTS}) ${NOUN}){0,3}`;
const PREPOSITIONS = oneOf`
  In Im Mit Bei Beim Nach Vor Seit Durch Für Gegen Unter Zu[mr]? Auf An Am Aus Vo[nm] Trotz Wegen`;
const NO_VERBS = oneOf`
  die w[uü]rde wäre gäbe käme ginge ließe ohne lange gerne nahe gerade beinahe wie je beide alle viele k?eine
  alleine vorne hinten sowie bliebe fiele stiege stünde nähme läge
  [mds]eine i?hre unsere eure diese jene jede andere manche solche große kleine neue alte`;
/** The end of an adjective or past tense before its `e`, but not of "zeige", "diene" or "verliere". */
const NO_STEMS = oneOf`end (?<!i)e[nr] t (?<!e)ig lich isch bar sam los voll weis`;
/** A verb in the present subjunctive, where a main clause has its verb: "Die Stadt schreibe vor", not "schreibe ich". */
const VERB = String.raw`(?!(?:${NO_VERBS})(?!\p{L}))\p{Ll}{2,}(?<!${NO_STEMS})e(?= (?!ich(?!\p{L})))`;
/** "Die Studie, die im Mai erschien, zeige …", "Im Vergleich zu Wien schneide Graz …", "Zugleich zeige sich …". */
const SUBJECT = String.raw`D(?:er|ie|as) ${NOUN}(?:, (?:de[rnm]|die|das|deren|dessen) [^,]+,)?`;
const SAID = [
  // no demand: "Komm vorbei und sei ehrlich"
  String.raw`\p{Lu}[^,;:—–]*(?<! und| oder) sei(?!\p{L})`,
  String.raw`(?:${SUBJECT}|(?:${PREPOSITIONS}) ${NOUNS}) ${VERB}`,
  String.raw`(?!Man |Jede)\p{Lu}[\p{L}-]+ ${VERB} sich(?!\p{L})`,
].join('|');

const UNSAID = String.raw`^(?!.*(?:${ATTRIBUTED}))`;
/** Reported speech, whose speaker is named before. */
export const REPORTED = String.raw`${UNSAID}(?:.* (?:${SUBJUNCTIVES})(?!\p{L})|Wer [^,]* \p{Ll}{2,}e, )`;

const REPORTS = oneOf`
  sagte berichtete betonte erklärte erläuterte meinte warnte behauptete forderte schilderte beschrieb verwies
  kritisierte bemängelte argumentierte entgegnete ergänzte sprach`;
/** What can be a demand or a wish as well ("Im Ofen backe das Brot", "Vorsicht sei geboten"), and what shows around it that it is reported: who says it, or a subjunctive that is nothing else. */
export const REPORTED_AMONG = {
  said: `${UNSAID}(?:${SAID})`,
  shows: String.raw`(?<!\p{L})(?:(?:${REPORTS})n?|sprachen|laut(?= \p{Lu})|zufolge|könne|müsse|solle|dürfe|wolle|seien)(?!\p{L})`,
};
