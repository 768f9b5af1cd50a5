import { languageOf } from '../../../languages/registry.js';
import { wordSet } from '../../../text/one-of.js';

/** Companies and services. */
const BRANDS = `adidas adobe airbnb airbus aldi allianz amazon amd audi basf bayer bertelsmann birkenstock blackrock bmw boeing bosch bytedance canva
  carrefour chatgpt cisco coca-cola commerzbank continental danone daimler dell deloitte dhl disney dropbox duolingo evernote discord etsy expedia eventbrite glovo grammarly hubspot jira kickstarter mailchimp patreon playstation prada
  quora revolut rolex sennheiser spacex squarespace starlink substack trello tupperware typeform wikimedia wordpress zapier zendesk ebay edeka ericsson
  facebook fedex ferrari fiat figma fujitsu gazprom github gitlab gmail google greenpeace heineken henkel hitachi honda huawei hyundai ibm
  iberdrola ikea inditex infineon instagram intel jpmorgan kaufland kpmg lego lenovo lidl linkedin lufthansa mastercard mcdonald’s mckinsey
  mercadona mercedes michelin microsoft miele mitsubishi moderna mozilla nestlé netflix nike nintendo nissan nokia novartis nvidia openai
  paypal peugeot pfizer philips pinterest porsche powerpoint pwc qualcomm reddit renault rewe rheinmetall roche rossmann ryanair salesforce
  samsung sanofi santander sap shopify siemens skype slack snapchat sony spotify starbucks stripe subaru telefónica telegram tesla thyssenkrupp
  tiktok toshiba toyota tripadvisor tui twitch twitter uber unesco unicef unilever vimeo vodafone volkswagen volvo walmart whatsapp wikipedia
  windows wirecard xerox xiaomi yahoo youtube zalando zara zeiss zoom`;
/** Countries, regions and large cities. */
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
const KNOWN = wordSet(`${BRANDS} ${PLACES}`);

/** Whether a word is a known company, service or place, also in German, which capitalises all nouns, unless it is an ordinary word of the language. */
export function isKnownName(word: string, language: string): boolean {
  const small = word.toLowerCase().replaceAll("'", '’');
  return KNOWN.has(small) && !languageOf(language).lexicon.namesAsWords?.includes(small);
}
