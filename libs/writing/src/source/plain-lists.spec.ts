import { readSource } from './read-source.js';

const kindsOf = (content: string) => readSource(content).blocks.map(({ kind, text }) => `${kind} ${text}`);

describe('a list without bullets in a plain paste', () => {
  it('is a list below the line that says what it tells', () => {
    const kinds = kindsOf(
      'News from the oven\n\nAfter a summer of light loaves we bake the dark one again. It takes a whole day.\n\nOn the shelf in October\nDark sourdough, £4.80\nPumpkin rolls, daily, 90p\nApple tart, £3.50 a slice\n\nPlease bring a bag of your own. We gave out 1,900 of them.\n',
    );
    expect(kinds).toContain('heading On the shelf in October');
    expect(kinds).toEqual(
      expect.arrayContaining([
        'item Dark sourdough, £4.80',
        'item Pumpkin rolls, daily, 90p',
        'item Apple tart, £3.50 a slice',
      ]),
    );
    expect(kinds).toContain('heading News from the oven');
  });

  it('is one behind a colon as well', () => {
    const kinds = kindsOf(
      'Für den Teig:\n400 g Mehl\n200 ml Milch\n60 g Butter\n\nAlles gut kneten und gehen lassen.\n',
    );
    expect(kinds.filter((kind) => kind.startsWith('item'))).toHaveLength(3);
  });

  it('is none where lines are sentences or wrapped', () => {
    const wrapped = 'In May 2024 the town\ncounted 40 boats and\n12 of them were sold\nto people from Leeds.';
    expect(kindsOf(wrapped).filter((kind) => kind.startsWith('item'))).toEqual([]);
  });
});
