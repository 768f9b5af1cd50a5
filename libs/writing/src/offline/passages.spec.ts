import { readSource } from '../source/read-source.js';
import { analyse } from './analyse.js';
import { listText } from './realise.js';

const passagesIn = (content: string): string[] =>
  analyse(readSource(content)).passages.map(({ units }) => units.map(({ text }) => text).join(' '));
const listsIn = (content: string): string[] =>
  analyse(readSource(content)).lists.map((list) => listText(list));

describe('a passage', () => {
  it('keeps a pronoun with what it stands for', () => {
    expect(passagesIn('The crew moved the pump. It had failed twice in March.\n')).toEqual([
      'The crew moved the pump. It had failed twice in March.',
    ]);
  });

  it('keeps a plan with what came of it', () => {
    expect(
      passagesIn('The original plan was to hire three teams. The city paid for one team only.\n'),
    ).toEqual(['The original plan was to hire three teams. The city paid for one team only.']);
  });

  it('keeps a question with its answer', () => {
    expect(passagesIn('Are you afraid of formulas? Many people are.\n')).toEqual([
      'Are you afraid of formulas? Many people are.',
    ]);
  });

  it('ends before what only announces', () => {
    expect(passagesIn('Boats need water. Here are some examples of what we did:\n\n```\nx\n```\n')).toEqual([
      'Boats need water.',
    ]);
  });

  it('tells no housekeeping', () => {
    expect(
      passagesIn(
        'The harbour saved 38 percent. Thanks to Ann for editing. In the next post we look at sails.\n',
      ),
    ).toEqual(['The harbour saved 38 percent.']);
  });

  it('frees a conclusion of the words that announce it', () => {
    expect(passagesIn('In conclusion, names clarify your story.\n')).toEqual(['Names clarify your story.']);
  });
});

describe('a list', () => {
  it('keeps the sentence that leads to it', () => {
    expect(listsIn('We wish we had done more:\n\n- added a section on costs\n- asked more crews\n')).toEqual([
      'We wish we had done more:\n\n• added a section on costs\n• asked more crews',
    ]);
  });

  it('is made of subheadings that their heading counts', () => {
    const content =
      '# Sails\n\n## Three ways to mend a sail\n\n### Sew it\n\nA strong thread holds a torn seam for years.\n\n### Tape it\n\nSail tape closes a small hole in a minute.\n\n### Replace it\n\nA sail older than ten years is cheaper to replace.\n';
    expect(listsIn(content)[0]).toContain('• Tape it: Sail tape closes a small hole in a minute.');
  });
});
