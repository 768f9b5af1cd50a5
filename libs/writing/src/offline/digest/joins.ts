import { says } from '../../languages/discourse-words.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis } from '../analysis.types.js';
import { JOINS } from './choice.js';
import type { DigestBounds } from './digest.types.js';

/** This many questions, and this share of the headings, are those of readers, each with an answer of its own. */
const FAQ = { questions: 6, share: 0.8, toTeller: 0.5 } as const;
const isFaq = onceFor(({ sections, language, isStory, isInterview }: Analysis): boolean => {
  const headed = sections.filter(({ heading }) => heading !== '');
  const asked = headed.filter(({ heading }) => /[?？]/u.test(heading));
  // an interview asks the one who answers
  const toTeller = asked.filter(({ heading }) => says('reader', heading, language));
  return (
    !isStory &&
    !isInterview &&
    asked.length >= FAQ.questions &&
    asked.length >= headed.length * FAQ.share &&
    toTeller.length < asked.length * FAQ.toTeller
  );
});

/** A text that fits whole needs no joins, nor do the answers to questions of readers. */
export const joinsOf = (analysis: Analysis, { joins, words }: DigestBounds) =>
  joins === 'few' && words < analysis.words && !isFaq(analysis) ? JOINS.few : JOINS.many;
