import { checkClaims } from '../../claims/check-claims.js';
import { readSource } from '../../source/read-source.js';
import { outputsOf, textOf } from '../../offline/outputs.fixture.js';

const ARTICLE = `# Så halverade Lerköping matsvinnet

Förra året kastade skolorna 41 ton mat. I år blev det 19 ton. Matsvinnet föll sedan köken började väga soporna varje dag. Ingen har köpt en ny maskin.

## Riset var problemet

I åratal kokade köken 90 gram ris per elev, eftersom receptet sa det. Mätningen visade att eleverna åt 55 gram. Två av de elva skolorna slutade väga efter sommaren. I båda steg svinnet igen inom en månad.`;

describe('Swedish', () => {
  const source = readSource(ARTICLE);
  const flagged = (text: string) => checkClaims(text, source).filter(({ source: span }) => span === null);

  it.each([
    [ARTICLE, 'sv'],
    [
      'Biblioteket åbner klokken otte på mandag. Alle børn må låne fem bøger gratis. Personalet har skiftet hylder.',
      'da',
    ],
    [
      'Biblioteket åpner klokken åtte på mandag. Alle barn får låne fem bøker gratis. De ansatte har byttet hyller.',
      'no',
    ],
  ])('is told from its neighbours', (text, language) => {
    expect(readSource(text).language).toBe(language);
  });

  it('writes its own phrases and labels', () => {
    const described = `---\ndescription: En kommun lärde sig att väga soporna i stället för att gissa vad barnen äter.\n---\n\n${ARTICLE}`;
    const { outputs } = outputsOf(described);
    expect(textOf(outputs, 'email')).toMatch(/^Ämne: .+\nFörhandstext: /);
    expect(textOf(outputs, 'email')).toContain('Svara på det här mejlet');
  });

  it.each(['I år blev det nitton ton.', 'Två av elva skolor slutade väga.', 'Skolorna kastade 41 ton mat.'])(
    'supports %s',
    (text) => {
      expect(flagged(text)).toEqual([]);
    },
  );

  it.each(['I år blev det tjugo ton.', 'Eleverna åt 65 gram.', 'Tre av elva skolor slutade väga.'])(
    'flags %s',
    (text) => {
      expect(flagged(text)).not.toEqual([]);
    },
  );
});
