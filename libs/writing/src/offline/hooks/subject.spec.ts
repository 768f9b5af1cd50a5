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
    const [, preheader] = envelope('The bridge', `A village learns what its road is worth. ${rest}`);
    expect(preheader).toBe('A village learns what its road is worth.');
  });
});
