import { pointingIn } from './pointing.fixture.js';

const PICTURE = '![The wall](wall.jpg)';
const pointing = (...blocks: readonly string[]): string[] => pointingIn(['The pier is old.', ...blocks]);

describe('a sentence about a picture', () => {
  it('means by "this" what the lead-in of the picture means', () => {
    const below = 'I have no idea what this is. The crew laughed at it.';
    expect(pointing('When I came home, my boat was covered with this:', PICTURE, below)).toEqual([
      'I have no idea what this is.',
    ]);
    expect(pointing('When I came home, my boat was under a net.', PICTURE, below)).toEqual([]);
    expect(pointing('When I came home, my boat was covered with this:', below)).toEqual([]);
  });

  it('asks about it above it', () => {
    const asked = 'And what about this one?';
    expect(pointing(`The wall has a crack. ${asked}`, PICTURE, 'It does not.')).toEqual([asked]);
    expect(pointing(`The wall has a crack. ${asked}`, 'It does not.')).toEqual([]);
    expect(pointing('And what about the harbour?', PICTURE, 'It does not.')).toEqual([]);
  });

  it('notes what is seen in it', () => {
    const noted = '(Note the green moss on the left.)';
    expect(pointing(`The wall is old. ${noted}`, PICTURE, 'It holds.')).toEqual([noted]);
    expect(pointing(`The wall is old. ${noted}`, 'It holds.')).toEqual([]);
  });

  it('calls it by what it is, also below a remark on it, which goes too', () => {
    const below = 'This poor little photo can hardly show the pier. It is of oak.';
    const said = 'This poor little photo can hardly show the pier.';
    const above = 'The wall is old.';
    expect(pointing(above, PICTURE, below)).toEqual([said]);
    expect(pointing(above, PICTURE, 'Oh my, oh dear.', below)).toEqual(['Oh my, oh dear.', said]);
    expect(pointing(above, 'Oh my, oh dear.', below)).toEqual([]);
    expect(pointing(above, PICTURE, 'Oh my, oh dear.', 'The pier is of oak.')).toEqual([]);
    expect(
      pointing(above, PICTURE, 'The crew came in May, and it mended the whole wall by June.', below),
    ).toEqual([]);
    expect(pointing(above, PICTURE, 'These days photos of it are rare. This is a photo club.')).toEqual([]);
  });

  it.each([
    'These two photos were taken by the captain in May.',
    'These old pictures come from my uncle.',
    'These last three photos are from the pier.',
    'This animated gif was made from photos of May.',
    'This enlarged photo is of the old crack.',
  ])('calls it by how it was made, or calls several: %s', (below) => {
    expect(pointing('The wall is old.', PICTURE, `${below} It holds.`)).toEqual([below]);
    expect(pointing('The wall is old.', `${below} It holds.`)).toEqual([]);
  });

  it('shows what is below', () => {
    const shown = 'For example, these two old walls shown below.';
    expect(pointing(`The walls differ. ${shown}`, PICTURE, 'They hold.')).toEqual([shown]);
    expect(pointing(`The walls differ. ${shown}`, 'They hold.')).toEqual([]);
    expect(pointing('We built the wall in May, as shown below.', PICTURE, 'It holds.')).toEqual([]);
  });

  it.each([
    'This little tern was last seen here.',
    'This rare old bird nests on the pier and is often seen here.',
    'This month five films from Peru are shown here.',
    'This lists the old towns shown above.',
    'This changed results shown above.',
    'These apps draw walls shown above.',
    'These include two old walls shown above.',
    'These are the prices of all walls shown below.',
    'We sell more than these two old walls shown below.',
  ])('is no sentence with a verb of its own: %s', (said) => {
    expect(pointing('The wall is old.', PICTURE, said)).toEqual([]);
  });

  it.each([
    'This makes photos of the pier load in a second.',
    'This setting keeps images of the pier sharp.',
    'This turns pictures into small files.',
    'This gives image quality a lift.',
    'These keep photos small.',
    'These days photos are rare on the pier.',
    'These apps make photos come from the net.',
    'These people think photos are art.',
    'These prove photos are no art.',
    'This changed image quality for the better.',
    'These filters help old pictures come out sharp.',
  ])('is not what a step does: %s', (below) => {
    expect(pointing('The wall is old.', PICTURE, 'Choose a low value.', below)).toEqual([]);
    expect(pointing('The wall is old.', PICTURE, below)).toEqual([]);
  });
});
