import { pointingIn } from './pointing.fixture.js';

const PICTURE = '![Die Mauer](mauer.jpg)';
const pointing = (...blocks: readonly string[]): string[] =>
  pointingIn(['Die Mauer am alten Hafen ist hoch.', ...blocks]);

describe('a sentence about a picture in the words of its language', () => {
  it('begins in the picture beside it', () => {
    const seen = 'Auf dem alten Foto erkennt man zwei Türme.';
    expect(pointing('Sie ist grau.', PICTURE, `${seen} Sie stehen noch.`)).toEqual([seen]);
    expect(pointing('Sie ist grau.', `${seen} Sie stehen noch.`)).toEqual([]);
    expect(pointing('Sie ist grau.', PICTURE, 'Auf dem Turm erkennt man zwei alte Fotos.')).toEqual([]);
  });

  it('hands it over', () => {
    const lead = 'Und weil es so schön ist, noch ein Bild bei Nacht:';
    expect(pointing(lead, PICTURE, 'Sie ist grau.')).toEqual([lead]);
    expect(pointing('Hier noch eine kleine Galerie unserer Mauern.', PICTURE)).toHaveLength(1);
    expect(pointing('Hier noch eine kleine Liste unserer Mauern.', PICTURE)).toEqual([]);
    expect(pointing('Und weil es so schön ist, haben wir ein Bild gemalt.', PICTURE)).toEqual([]);
  });

  it('is in a caption that says what is where', () => {
    const caption = 'Links: Mauer nach Plan. Sie ist gerade. Rechts: die schiefe Mauer';
    expect(pointing('Sie ist grau.', PICTURE, caption, 'Wir sind froh.')).toHaveLength(3);
    expect(pointing('Sie ist grau.', caption, 'Wir sind froh.')).toEqual([]);
    expect(pointing('Sie ist grau.', PICTURE, 'Links: der Plan der Mauer, unser Blog')).toEqual([]);
    const english = 'From left to right: Ada Lund, Bo Berg and the old captain of the pier.';
    expect(pointingIn(['The pier is old.', PICTURE, english, 'The crew is glad.'])).toEqual([english]);
    const more = 'Links: die alte Mauer. Rechts: die neue. Wir haben im Mai beide gestrichen.';
    expect(pointing('Sie ist grau.', PICTURE, more)).toHaveLength(2);
  });

  it.each([
    'The left: five seats in the hall. The right: two seats. The centre: none.',
    'Left: more room for your legs, but a poor view of the pier. Right: a good view and a short way out.',
    'Left: 40 seats. Right: 12 seats.',
    'Left: nine seats. Right: two seats.',
    'Left or right: both ways lead to the pier.',
  ])('is not in a block that says something of its own: %s', (below) => {
    expect(pointingIn(['The pier is old.', PICTURE, below, 'The crew is glad.'])).toEqual([]);
  });
});
