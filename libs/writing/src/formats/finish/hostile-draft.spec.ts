import { FORMAT_KEYS } from '@repurpose/contract';
import { ENDLESS as PIECES } from '../../platforms/endless.fixture.js';
import { parseDraft } from '../../prompts/parse-draft.js';
import { SHAPES, type Shape } from '../../prompts/shape.js';
import { DraftError } from '../draft/draft-error.js';
import { repairDraft } from './repair-draft.js';

const SOURCE = { title: 'The title of the source', language: 'en' };
const CHARS = 1_200;
/** Every text of a draft the same, two of everything. */
function filled(shape: Shape, text: string): unknown {
  switch (shape.kind) {
    case 'text':
      return text;
    case 'number':
      return 1;
    case 'choice':
      return shape.of[0];
    case 'list':
      return [filled(shape.of, text), filled(shape.of, `And ${text}`)];
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, filled(field, text)]),
      );
  }
}

describe.each(PIECES)('drafts of nothing but %j', (piece) => {
  const text = `x${piece.repeat(Math.ceil(CHARS / piece.length))}`;

  it.each(FORMAT_KEYS)('come out of repair within every limit: %s', (format) => {
    const parts = (): [string, boolean][] =>
      repairDraft(parseDraft(format, filled(SHAPES[format], text)), SOURCE).parts.map(
        ({ part, count, rule }) => [part, count <= (rule.limit ?? Infinity)],
      );
    let over: string[] = [];
    try {
      over = parts().flatMap(([part, isWithin]) => (isWithin ? [] : [part]));
    } catch (error) {
      expect(error).toBeInstanceOf(DraftError);
      expect(String(error)).toContain('no text');
    }
    expect(over).toEqual([]);
  });
});
