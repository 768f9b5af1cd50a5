import { cutsOf } from './cuts.js';
import { capitalise } from '../../languages/words.js';

/** Long for short. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/giu, 'to'],
  [/\b(?:is|are) able to\b/giu, 'can'],
  [/\bha(?:s|ve) the ability to\b/giu, 'can'],
  [/\bdue to the fact that\b/giu, 'because'],
  [/\bat this point in time\b/giu, 'now'],
  [/\ba (?:large|great) number of\b/giu, 'many'],
  [/\bwith regard to\b/giu, 'about'],
];

/** Every long form has one of these. */
const LONG_FORM = /order to|able to|ability to|due to the|point in time|number of|regard to/i;

export const plainly = (text: string): string =>
  capitalise(
    LONG_FORM.test(text) ? PLAIN.reduce((out, [long, short]) => out.replace(long, short), text) : text,
  );

/** Advice with its wrapping: "It’s important to gather …", "You should test …". */
const WRAPPED =
  /^(?:it(?:['’]s| is) (?:also )?(?:very |really )?(?:important|good practice|best|helpful|useful|a good idea|crucial|essential|critical|vital|necessary) to|(?:be|make) sure to|remember to|don['’]t forget to|you (?:should|need to|must|ought to|have to|can (?:also |now |easily )?(?=(?:use|find|download|browse|search|look|explore|compare|choose|try|create|build|check|listen|visit|order|book|share|save|set|filter)\b))) ?(?=\p{Ll})(?!(?:not|never|have|be able|also|be|only)\b)/iu;

/** Advice said as such: "Gather …", "Test …". */
export const advised = (text: string): string => {
  const rest = text.replace(WRAPPED, '');
  return rest === text ? text : capitalise(rest);
};

const SUBJECT =
  "(?:we|you|they|it|I|he|she|there|the|this|that|these|those|our|your|my|most|many|some|each|every|nobody|everybody|we['’]\\p{L}+|it['’]\\p{L}+|they['’]\\p{L}+|you['’]\\p{L}+|I['’]\\p{L}+)";
/** Shorter, the first half says too little to stand. */
const MIN_FIRST_CHARS = 24;
/** Where one sentence becomes two when spoken, and how the second one begins. */
const BREAKS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`;\\s+(?:and )?(?=${SUBJECT} |\\p{Lu})(\\p{L})`, 'u'), '. '],
  [new RegExp(`, and (?=${SUBJECT} [^,]{8,}$)(\\p{L})`, 'u'), '. '],
  [new RegExp(`, but (?=${SUBJECT} )(\\p{L})`, 'u'), '. But '],
  [new RegExp(`, so (?!that )(?=${SUBJECT} )(\\p{L})`, 'u'), '. So '],
  [new RegExp(` ?[—–] ?(?=${SUBJECT} [^—–]{12,}$)(\\p{L})`, 'u'), '. '],
];
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|\p{L}+(?:n['’]t|['’](?:re|ll|ve|s)))\b/iu;
const CONCESSION = /^(?:While|Although|Though|Even though) ([^,;:—–]{16,}), (?=\p{L})/u;

/** What is written in one sentence and said in two: "The roof held, and the cellar stayed dry." */
export function spokenEnglish(text: string): string {
  const found = CONCESSION.exec(text);
  const [whole = '', conceded = ''] = found ?? [];
  const rest = text.slice(whole.length);
  const opened =
    HAS_VERB.test(conceded) && cutsOf('en').statement.test(rest)
      ? `${capitalise(conceded)}. ${capitalise(rest)}`
      : text;
  return BREAKS.reduce(
    (out, [pattern, joint]) =>
      out.replace(pattern, (all: string, first: string, at: number) => {
        const isList = joint === '. ' && all.startsWith(',') && out.slice(0, at).includes(',');
        if (at < MIN_FIRST_CHARS || isList) return all;
        return joint + (joint === '. ' ? first.toUpperCase() : first);
      }),
    opened,
  );
}
