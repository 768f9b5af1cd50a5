import { readSource } from '../../source/read-source.js';
import { outputsOf } from '../outputs.fixture.js';

const envelope = (title: string, description = ''): string[] => {
  const text = `---\ntitle: '${title}'\ndescription: '${description}'\n---\n\nThe bridge at Halden was closed in March, and nobody was told of it.\n\nForty families live behind it. Their children walked two miles to the bus.\n`;
  expect(readSource(text).title).toBe(title);
  const draft = outputsOf(text, {}, ['email']).outputs[0]?.draft;
  return draft?.format === 'email' ? [draft.subject, draft.preheader] : [];
};

describe('the subject of a letter', () => {
  it.each([
    ['A new room for the Swan | Our village pub', 'A new room for the Swan', ''],
    ['The bridge is open !', 'The bridge is open', ''],
    ['Bridges and dams: why we count them', 'Bridges and dams: why we count them', ''],
    [
      'What forty bridges taught us in ten years: how to close a road without losing a village',
      'What forty bridges taught us in ten years',
      'How to close a road without losing a village',
    ],
    [
      'Halden Notes - The engineer of forty bridges tells how a road is closed',
      'The engineer of forty bridges tells how a road is closed',
      '',
    ],
  ])('of "%s" is "%s", beside "%s"', (title, subject, preheader) => {
    expect(envelope(title)).toEqual([subject, preheader]);
  });

  it('stands beside the first sentence of what its author says of the text, where all of it is too long', () => {
    const rest =
      'The people behind it had to find another way to the bus, and to the school, and to the shop, and to the church.';
    const [, preheader] = envelope(
      'The bridge of Halden',
      `A village learns what its road is worth. ${rest}`,
    );
    expect(preheader).toBe('A village learns what its road is worth.');
  });

  it('stands beside no sentence of the text: its author may argue against it', () => {
    const text =
      '# Bridges everywhere\n\nThe bridge at Halden was closed in March, and nobody was told of it at all.\n\nBridges have been counted by the town for a long time.\n\nForty families live behind it. Their children walked two miles to the bus.\n\n## What they taught us\n\nThe town lost a road, and then it lost its shop. Bridges are the key to how a village stays a village.\n';
    const draft = outputsOf(text, {}, ['email']).outputs[0]?.draft;
    expect(draft?.format === 'email' && draft.preheader).toBe('');
  });

  it('of an interview stands beside no answer without its question', () => {
    const talk =
      '# Interview with Ann Moe\n\nAnn Moe has counted bridges in Halden for eleven years, and this town asked her why.\n\n**Do you count bridges for a living or for fun?**\n\nAnn Moe: Both, but since my children were born I count bridges mostly for a living.\n\n**How did you begin to count bridges?**\n\nAnn Moe: My father counted bridges in Halden, and he gave me his green book when I was nine. I have written down forty bridges since then, and two of them are closed.\n\n**What do you do when one is closed?**\n\nAnn Moe: I walk around it and count the piers, because a bridge without a road is still a bridge to me. It takes me a day.\n';
    const draft = outputsOf(talk, {}, ['email']).outputs[0]?.draft;
    expect(draft?.format === 'email' && draft.preheader).not.toMatch(/Both, but/u);
  });
});

describe('the subject of a letter with a title of a word or two', () => {
  const first = 'We have cooked our own marmalade for ten winters.';
  const text = (title: string) =>
    `# ${title}\n\n${first} It began with a bag of oranges.\n\nThe oranges boil for two hours, and the house smells of them until the evening.\n`;
  const subjectOf = (title: string) => {
    const draft = outputsOf(text(title), {}, ['email']).outputs[0]?.draft;
    return draft?.format === 'email' ? draft.subject : '';
  };

  it('is a line with its words', () => {
    expect(subjectOf('Marmalade')).toBe('We have cooked our own marmalade for ten winters');
  });

  it('is the title beside a line without them', () => {
    expect(subjectOf('Amber Jars')).toBe('Amber Jars: We have cooked our own marmalade for ten winters');
  });

  it('is the title alone beside a line that repeats a word of it', () => {
    expect(subjectOf('Winter Oranges')).toBe('Winter Oranges');
  });

  it('stays a title of three words', () => {
    expect(subjectOf('Our own marmalade')).toBe('Our own marmalade');
  });
});
