import { readSource } from './read-source.js';

describe('an interview pasted as plain text', () => {
  it.each([
    [
      'with blank lines',
      'Interview: Lena Ortiz, founder of the Repair Café\n\nHow did it start?\nMy toaster broke and nobody would fix it. I asked around.\n\nWho pays?\nNobody does. There is a jar on the table.\n',
    ],
    [
      'with Q and A on lines of their own',
      'Interview: Lena Ortiz, founder of the Repair Café\nQ: How did it start?\nA: My toaster broke and nobody would fix it.\nQ: Who pays?\nA: Nobody does. There is a jar on the table.\n',
    ],
  ])('is headed by its first line: %s', (_, content) => {
    const source = readSource(content);
    expect(source.title).toBe('Interview: Lena Ortiz, founder of the Repair Café');
    expect(source.sections.map(({ heading }) => heading.replace('Q: ', ''))).toEqual(
      expect.arrayContaining(['How did it start?', 'Who pays?']),
    );
  });

  it('keeps the first line of a letter where it is', () => {
    expect(readSource('Dear all,\n\nThe hall is closed on Monday. Bring your keys.\n').title).toBe('');
  });
});
