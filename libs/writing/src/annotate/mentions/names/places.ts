import { languageOf } from '../../../languages/registry.js';

/** Countries, regions and large cities: always names, even in German, which capitalises all nouns. */
const PLACES = `afghanistan ägypten argentinien argentina australien australia austria österreich belgien belgium bélgica brasilien brazil
  brasil bulgarien bulgaria chile china dänemark denmark dinamarca deutschland germany alemania england inglaterra estland estonia
  finnland finland finlandia frankreich france francia griechenland greece grecia großbritannien britain indien india indonesien
  indonesia irak iraq irland ireland irlanda island iceland islandia israel italien italy italia japan japón kanada canada canadá
  kolumbien colombia kroatien croatia croacia kuba cuba lettland latvia litauen lithuania luxemburg luxembourg malaysia marokko
  morocco marruecos mexiko mexico méxico neuseeland niederlande netherlands nigeria norwegen norway noruega pakistan peru perú polen
  poland polonia portugal rumänien romania russland russia rusia schottland scotland escocia schweden sweden suecia schweiz
  switzerland suiza serbien serbia singapur singapore slowakei slovakia slowenien slovenia spanien spain españa südafrika südkorea
  taiwan thailand tschechien türkei ukraine ucrania ungarn hungary hungría venezuela vietnam wales
  amsterdam ankara antwerpen antwerp athen athens atenas atlanta augsburg austin bangkok barcelona basel beijing belfast bergen berlin
  bern bielefeld bilbao birmingham bochum bogotá bonn bordeaux boston braunschweig bremen bristol brooklyn brüssel brussels bruselas
  budapest cádiz cambridge cardiff chemnitz chicago copenhagen córdoba dallas darmstadt denver detroit dortmund dresden dublin
  duisburg düsseldorf edinburgh eindhoven erfurt essen florenz florence frankfurt freiburg geneva genf gijón glasgow gotenburg
  göteborg granada graz hamburg hannover heidelberg helsinki houston innsbruck istanbul jena kairo cairo karlsruhe kassel kiel köln
  cologne kopenhagen krakau kraków leeds leipzig lille lima linz lissabon lisbon lisboa liverpool london londres lübeck lyon madrid
  magdeburg mailand milan mainz málaga manchester mannheim marseille melbourne miami montreal moskau moscow mumbai münchen munich
  münster murcia nairobi neapel naples nottingham nürnberg oporto oslo osnabrück oviedo oxford palermo pamplona paris parís philadelphia
  pittsburgh porto potsdam prag prague rom rome roma rostock rotterdam salamanca salzburg santander seattle seoul sevilla seville
  shanghai sheffield sofia stockholm estocolmo straßburg strasbourg stuttgart sydney tokio tokyo toledo toronto toulouse turin utrecht
  valencia valladolid vancouver venedig venice vigo warschau warsaw varsovia washington wien vienna viena wiesbaden wuppertal zaragoza
  zürich zurich
  südamerika nordamerika lateinamerika asien südostasien europa osteuropa südeuropa afrika ozeanien skandinavien`;
const KNOWN = new Set(PLACES.split(/\s+/u));

/** Whether a word is a known place, unless it is also an ordinary word of the language. */
export function isKnownPlace(word: string, language: string): boolean {
  const small = word.toLowerCase();
  return KNOWN.has(small) && !languageOf(language).lexicon.placesAsWords?.includes(small);
}
