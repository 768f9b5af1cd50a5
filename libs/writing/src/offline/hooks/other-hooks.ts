import { isContextDependent } from '../../annotate/discourse/context-dependence.js';
import type { Unit } from '../../annotate/unit.types.js';
import type { Draft } from '../../formats/draft/draft.types.js';
import { renderDraft } from '../../formats/draft/render-draft.js';
import { countWords } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import { keyOf } from '../../text/sentence-keys.js';
import type { Analysis } from '../analysis.types.js';
import { toldIn } from '../integrity.js';
import { wordsOf } from '../passages.js';
import type { Kit } from '../kit.js';
import { PROMISES } from '../structures/subject-list.js';

const MOST = 2;
/** A longer first line is not offered. */
const MAX_WORDS = 30;
const SHARED = 2;

/** Whether the text after the first line does not depend on it. */
function isFree(hook: string, told: readonly Unit[]): boolean {
  const first = told.findLastIndex(({ text }) => hook.includes(text));
  return told[first + 1]?.isDependent !== true;
}

/** A title that asks or promises, and the sentences of the description: both are written to be read first. */
const authorsLines = onceFor(({ title, description, language }: Analysis): readonly string[] => {
  const lines = description
    .split(/(?<=[.!?。！？])\s+/u)
    .filter((line) => !isContextDependent(line, language));
  return [...(/[?？]$/u.test(title) || PROMISES.test(title) ? [title] : []), ...lines].filter(
    (line) => line !== '' && countWords(line) <= MAX_WORDS,
  );
});

/** Adds up to two other first lines to a draft that does not contain them but covers what they promise. */
export function withOtherHooks(draft: Draft, kit: Kit): Draft {
  if (!('hook' in draft) || draft.hook === '') return draft;
  const told = toldIn(draft, kit.analysis.units).map(({ unit }) => unit);
  if (!isFree(draft.hook, told)) return draft;
  const said = keyOf(renderDraft(draft, kit.analysis.language));
  const stems = new Set(told.flatMap((unit) => unit.stems));
  const blocks = new Set(told.map(({ block }) => block));
  const isPaid = ({ stems: own, block }: Unit): boolean =>
    blocks.has(block) || own.filter((stem) => stems.has(stem)).length >= SHARED;
  const found = kit.hooks
    .filter(({ units }) => wordsOf(units) <= MAX_WORDS && !units[0].isHedged && isPaid(units[0]))
    .map(({ units }) => kit.tell(units));
  const lines = [...authorsLines(kit.analysis), ...found].filter((line) => !said.includes(keyOf(line)));
  const otherHooks = [...new Set(lines)].slice(0, MOST);
  return otherHooks.length === 0 ? draft : { ...draft, otherHooks };
}
