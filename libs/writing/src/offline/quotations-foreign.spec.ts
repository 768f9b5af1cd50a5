import type { FormatKey } from '@repurpose/contract';
import { outputsOf } from './outputs.fixture.js';

const GERMAN = ['Der Verein hat ein Boot', 'Die Kinder rudern am Abend', 'Der Steg ist seit dem Mai neu'];
const around = (...parts: string[]): string => {
  const [first = '', second = '', third = ''] = GERMAN.map(
    (said) => `${said}, und das hat in der Stadt am See niemand für möglich gehalten.`,
  );
  return `# Das Boot\n\n${first}\n\n## Am See\n\n${second}\n\n${parts.join('\n\n')}\n\n${third}\n`;
};
const toldIn = (format: FormatKey, ...parts: string[]): string =>
  outputsOf(around(...parts), {}, [format]).outputs[0]?.text ?? '';

describe('a quotation in another language', () => {
  const SAID =
    'Why should every club have to build all of its boats from scratch? By sharing one of them we can do more for the children.';

  it.each(['medium', 'twitter'] as const)('is told with what it is tied to in %s', (format) => {
    const lead = 'Ida ist ein neues Netz der Vereine mit dem Ziel, die Boote gemeinsam zu nutzen.';
    const told = toldIn(format, `${lead}\n*"${SAID}"*`).replace(/\s+/gu, ' ');
    expect(told).toContain(lead);
    expect(told).toContain(SAID);
    expect(toldIn(format, `Das Netz beschreibt sich so: *"${SAID}"*`)).toContain(`so: "${SAID}"`);
  });

  it('is left out where nobody quotes it', () => {
    expect(toldIn('medium', SAID)).not.toContain('By sharing');
  });
});
