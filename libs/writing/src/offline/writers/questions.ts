import { isContextDependent } from '../../languages/context-dependence.js';
import type { Brief, Group } from './brief.js';
import { JOINT, asks } from './brief.js';
import { contentKeys, countWords } from '../../languages/words.js';
import { questionOf } from '../wording/lines.js';
import { unquoted } from '../analysis/quotations.js';

/** Questions that a talk puts. */
export const QUESTIONS = 3;

/** The questions that the parts of a talk leave to be put. */
export const questionsFor = (brief: Brief, parts: readonly Group[]): string[] => [
  ...leftQuestions(brief.plan, parts),
  ...ownQuestions(brief, parts),
];

/** What an interview asks beyond the parts that are told. */
function leftQuestions({ sections, language }: Brief['plan'], parts: readonly Group[]): string[] {
  const told = new Set(parts.map(({ heading }) => heading));
  return sections
    .map(({ heading }) => heading)
    .filter((heading) => asks(heading) && !told.has(heading) && !isContextDependent(heading, language));
}

/** A figure that somebody has found out, not one that is set: "18%", "4,390 thefts". */
const FOUND = /[%％]|\p{N}[.,]\p{N}{3}|\p{N}{4}/u;

/** A heading that says when, about which there is nothing to ask. */
const DATED = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/** Whose parts are what not to do: nobody asks how it is done best. */
const WRONG =
  /\b(?:mistakes?|myths?|errors?|pitfalls?|sins?|traps?|lies|wrong|fehler|mythen|errores|mitos|erreurs|errori|erros|fouten)\b/iu;

/** What its headings ask, a figure it names; a bare heading is put up for discussion only where that is not enough. */
function ownQuestions({ plan, voice }: Brief, parts: readonly Group[]): string[] {
  const subjects = [
    ...new Set([...parts.flatMap(({ heading }) => heading.split(JOINT)), plan.hasOwnTitle ? plan.title : '']),
  ].filter(
    (subject) =>
      subject.length <= 80 &&
      countWords(subject) > 1 &&
      // a heading that quotes another one
      !/[“”]/u.test(unquoted(subject)) &&
      !isContextDependent(subject, plan.language),
  );
  // a title names the whole: asked about, it says nothing new
  const asked = subjects.map(
    (subject) =>
      [
        subject,
        subject === plan.title || WRONG.test(plan.title) ? '' : questionOf(subject, plan.language),
      ] as const,
  );
  const figure = parts.flatMap(({ picks }) => picks).find((pick) => FOUND.test(pick.figure))?.figure ?? '';
  const bare = asked
    .filter(
      ([subject, question]) =>
        question === '' && !DATED.test(subject) && contentKeys(subject, plan.language).length > 1,
    )
    .map(([subject]) => subject);
  const put = asked.map(([, question]) => question).slice(0, figure ? 2 : QUESTIONS);
  const told = [...put, figure && voice.aboutFigure(figure)].filter(Boolean);
  // the title is asked about only where there is nothing else to ask
  const others = bare.filter((subject) => subject !== plan.title);
  const left = told.length + others.length > 0 ? others : bare;
  return [...told, ...left.map((subject, at) => voice.question(subject, at))];
}
