import { ofAllLanguages } from '../../../languages/registry.js';

const STOPS = new Set(
  ofAllLanguages(({ lexicon }) => lexicon.openers).flatMap((words) => words.split(/\s+/)),
);
/** Titles and offices: `Keller` proves `Director Keller`. */
const TITLES = new Set(
  `mr mrs ms dr prof professor president director author engineer ceo founder designer developer minister mayor senator chancellor judge
  coach chef doctor librarian editor chairman chairwoman sir dame lord lady cllr councillor rep sen gov herr frau leiterin leiter señor señora sr sra srta don doña
    m mme mlle madame monsieur sig signor signora dott senhor senhora meneer mevrouw`.split(/\s+/),
);

export function isTitleWord(word: string): boolean {
  return TITLES.has(word.toLowerCase().replace(/\.$/, ''));
}

/** Whether a word is an ordinary word, which is capitalised only at the start of a sentence or title. */
export function isOrdinaryWord(word: string): boolean {
  const small = word.toLowerCase();
  return STOPS.has(small.includes('’') ? small.replaceAll('’', "'") : small);
}

/** Capitalised words that are not names: common abbreviations, units and section labels. */
const NO_NAMES = new Set(
  'I OK CO2 CO₂ CTA DM DMS FAQ Q&A PS P.S TLDR TL DR VO SFX AM PM A.M P.M HOOK INTRO OUTRO ID PDF URL VS kWh MWh GWh kW MW GW GB MB TB GHz MHz Celsius Fahrenheit Mr Mrs Ms Dr'.split(
    ' ',
  ),
);

export function isNoName(word: string): boolean {
  return NO_NAMES.has(word);
}
