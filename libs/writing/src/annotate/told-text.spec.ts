import { outputsOf, textOf as textIn } from '../offline/outputs.fixture.js';
import { saidOf, toldText } from './told-text.js';

describe('the text of a sentence away from its page', () => {
  it.each([
    ['As you’ll see below, the wall is old.', 'The wall is old.'],
    ['As above, the wall is old.', 'The wall is old.'],
    ['As Ann said in our first reading, the wall is old.', 'As Ann said, the wall is old.'],
    ['The wall is in our first reading, and in hers.', 'The wall is in our first reading, and in hers.'],
    ['We stayed because, as I said, the wall is old.', 'We stayed because the wall is old.'],
    ['It was built of oak and, as we mentioned before, stone.', 'It was built of oak and stone.'],
    ['The wall is, as I said it was, old.', 'The wall is, as I said it was, old.'],
    ['As above, so below, say the masons.', 'As above, so below, say the masons.'],
    ['tl;dr: The wall is old.', 'The wall is old.'],
    ['TL;DR – the wall is old.', 'The wall is old.'],
    ['tl;dr is what the masons say.', 'tl;dr is what the masons say.'],
    ['As you can see, the wall is old.', 'The wall is old.'],
    ['As you can see in the line graph below, the wall is old.', 'The wall is old.'],
    ['As the graph below shows, the wall is old.', 'The wall is old.'],
    [
      'These charts, which cover a year, show that the wall sinks.',
      'These charts, which cover a year, show that the wall sinks.',
    ],
    ['These charts that cover a year show that the wall sinks.', 'The wall sinks.'],
    ['In Fig. 2A we see that the wall is old.', 'The wall is old.'],
    ['Figure 3 clearly shows that the wall is old.', 'The wall is old.'],
    ['In Fig. 2A we see that wall.', 'In Fig. 2A we see that wall.'],
    ['This chart shows a wall.', 'This chart shows a wall.'],
    ['As the table below shows, the wall is old.', 'As the table below shows, the wall is old.'],
    ['The wall is old, as can be seen in the figure below.', 'The wall is old.'],
    ['It has a wall, which as you can see in the picture, is old.', 'It has a wall, which is old.'],
    ['We look forward to the day, as Mara explained in her last blog post.', 'We look forward to the day.'],
    ['Paint suited the crew (read the case study), and it lasted.', 'Paint suited the crew, and it lasted.'],
    ['The crew mended it (which you can see here) in May.', 'The crew mended it in May.'],
    [
      'They use Rocket.Chat for it, and nobody left.Then they rest.',
      'They use Rocket.Chat for it, and nobody left. Then they rest.',
    ],
    [': plain, of a wall', 'plain, of a wall'],
    ['Der Knopf (Bild 2) öffnet das Tor (Abb. 3).', 'Der Knopf öffnet das Tor.'],
    [
      'The key (figure of a bear) opens it (Bild is a paper).',
      'The key (figure of a bear) opens it (Bild is a paper).',
    ],
    ['Jun 10th, 2021 – Harbour, a firm, sold a wall.', 'Harbour, a firm, sold a wall.'],
    ['May 3, 1911 was warm.', 'May 3, 1911 was warm.'],
    ['If the wall is old (or so) , we mend it.', 'If the wall is old (or so), we mend it.'],
    ['It should look like the one in the picture.', 'It should look like the one in the picture.'],
    [
      'Mine was not like those in the photo, but it held.',
      'Mine was not like those in the photo, but it held.',
    ],
    ['The club has a guide (more to come on this later).', 'The club has a guide.'],
    ['It was “fresh” (read: frozen).', 'It was “fresh” (read: frozen).'],
    ['Fares matter (see Lund et al.), and so do seats.', 'Fares matter (see Lund et al.), and so do seats.'],
    ['It floats (see Reid 2014).', 'It floats (see Reid 2014).'],
    ['A fine crew (the cook has to be added to this photo): cheers.', 'A fine crew: cheers.'],
    ['Even more than in this graph, the letters speak of noise.', 'The letters speak of noise.'],
    ['The shed is open on Mondays (see our calendar).', 'The shed is open on Mondays (see our calendar).'],
    ['The shed is open on Mondays (see our last post).', 'The shed is open on Mondays.'],
    [
      'They carve hares (as big as the one in the cover photo).',
      'They carve hares (as big as the one in the cover photo).',
    ],
    ['They carve hares (tall ones like those in the top photo).', 'They carve hares (tall ones).'],
    ['Das Tor ist alt (siehe auch den Plan der Stadt).', 'Das Tor ist alt.'],
    ['Das Tor ist alt (mehr über den Bau des Tors).', 'Das Tor ist alt.'],
    ['Es steht still (siehe Lund 2014).', 'Es steht still (siehe Lund 2014).'],
    ['Wir lachten (mehr über uns als über das Tor).', 'Wir lachten (mehr über uns als über das Tor).'],
    ['Im Mai gab es viel (mehr zu tun als sonst).', 'Im Mai gab es viel (mehr zu tun als sonst).'],
    ['Freeze the fish (see freezing times in the post).', 'Freeze the fish.'],
    ['Hi all, I’m Mara and I mend cranes.', 'I’m Mara and I mend cranes.'],
    ['Before you click those links, meet the crew.', 'Meet the crew.'],
    ['The crew made a checklist (like this one).', 'The crew made a checklist.'],
    ['What we like about the above is its age.', 'What we like is its age.'],
    ['We talked about the above for a year.', 'We talked about the above for a year.'],
    ['So, we think that the town should mend the wall.', 'We think that the town should mend the wall.'],
    ['So we think of the town.', 'So we think of the town.'],
    ['As I mentioned in the introduction to this post, the wall is old.', 'The wall is old.'],
  ])('%s', (written, told) => {
    expect(toldText(written, false).text).toBe(told);
  });

  it('sums up a text unless it takes up only the sentence before', () => {
    const isSumming = (text: string): boolean => toldText(text, false).isSumming;
    expect(isSumming('Overall, this is the best wall of the pier.')).toBe(true);
    expect(isSumming('Ultimately, this belongs to the plans of the town.')).toBe(false);
    expect(isSumming('So I believe the town should mend the wall before winter.')).toBe(true);
    expect(isSumming('So I believe the town should mend this before winter.')).toBe(false);
    expect(isSumming('So I think the wall must have been wet in the winter.')).toBe(false);
    expect(isSumming('So I suggest crews should look at the wall in winter.')).toBe(false);
    expect(isSumming('So I think nobody should touch the wall in winter.')).toBe(false);
    expect(isSumming('So I believe the crew has gone home for the winter.')).toBe(false);
  });

  it('is what a speaker said, word for word', () => {
    const said = 'In the end, the work we do has consequences.';
    expect(toldText(said, false).text).toBe('The work we do has consequences.');
    expect(toldText(said, false, true).text).toBe(said);
    const before = 'We stayed because, as I said, the work has consequences.';
    expect(toldText(before, false, true).text).toBe(before);
  });

  it('has a full stop for a colon over nothing, right behind its words', () => {
    expect(toldText('Le mur est en pierre :', true).text).toBe('Le mur est en pierre.');
  });

  it('has its spaces on the right side of a mark', () => {
    expect(saidOf('The harbour , an old one , is a charity .The fund pays.')).toBe(
      'The harbour, an old one, is a charity. The fund pays.',
    );
    expect(saidOf('It lifts two tonnes (or three)__.')).toBe('It lifts two tonnes (or three).');
    expect(saidOf('It has a boat of _oak.')).toBe('It has a boat of oak.');
    expect(saidOf('We use .NET and a .env file.')).toBe('We use .NET and a .env file.');
  });

  it('is without the remarks of its editor', () => {
    expect(saidOf('You join the tea society [surely you mean the crew? –ed] and row.')).toBe(
      'You join the tea society and row.',
    );
    expect(saidOf('He said [in May] that he rows.')).toBe('He said [in May] that he rows.');
  });

  it('points at no figure and at no link', () => {
    const told = (text: string): string => toldText(text, false).text;
    expect(told('The new sign has a map (see Figure 1).')).toBe('The new sign has a map.');
    expect(told('The plan [Fig 2] took a week.')).toBe('The plan took a week.');
    expect(told('So says Ann Moe (author of the linked essay below).')).toBe('So says Ann Moe.');
    expect(told('Give it a test drive and [sign up for free].')).toBe(
      'Give it a test drive and sign up for free.',
    );
    expect(told('The rafts are built for [NAME OF LAKE].')).toBe('The rafts are built for [NAME OF LAKE].');
    expect(told('She said: “It was good with [the testing].”')).toContain('[the testing]');
    expect(told('Dear Captain [your captain’s last name],')).toContain('[your captain’s last name]');
  });

  it('calls nobody of another service', () => {
    expect(saidOf('Scroll by a long press (@jo-b, @Max) on the bar')).toBe(
      'Scroll by a long press on the bar',
    );
    expect(saidOf('Write to the crew (jo@harbour.example).')).toBe('Write to the crew (jo@harbour.example).');
  });
});

it.each([
  'The wall needs lime, as I said, sand and two buckets of water.',
  'The mason came on Friday, as we said, Saturday is her day off.',
  'When the crew came in, as I mentioned, the wall fell.',
  'They did not go, as I said, because of the wall.',
  'That is how old the wall is, as I said, nobody cares.',
  'Ann said: “We stayed because, as I said, the wall is old.”',
])('a sentence needs the commas of what its author said before: %s', (text) => {
  expect(toldText(text, false).text).toBe(text);
});

it('code in parentheses is no aside', () => {
  const text = (name: string): string =>
    `# The boats\n\nThe harbour has nine boats, and two of them are old. The old boats have a red flag and the ${name} mark on the hull.\n\nThe Ida is the oldest of them all.\n`;
  const said = (name: string): string => textIn(outputsOf(text(name), {}, ['medium']).outputs, 'medium');
  expect(said('`(see only)`')).toContain('the (see only) mark');
  expect(said('brass (see the list)')).toContain('the brass mark');
});

it('an article calls itself a post where its author does, and a script does not', () => {
  const said = 'we will name the boats of the harbour and tell what each of them has cost the town.';
  const { outputs } = outputsOf(
    `# The boats\n\nThe harbour has nine boats, and two of them are old. In this post, ${said}\n\nThe Ida is the oldest of them all. She was built in 1912, and the town paid £300 for her.\n`,
    {},
    ['podcast', 'medium'],
  );
  expect(textIn(outputs, 'medium')).toContain(`In this post, ${said}`);
  expect(textIn(outputs, 'podcast')).toContain(`W${said.slice(1)}`);
});

it('an article says that it has said something before, and a part of it does not', () => {
  const { outputs } = outputsOf(
    `# The boats\n\nThe harbour has nine boats, and Ida is the oldest of them all. As we said earlier, the boats of the harbour have cost the town more than £300 each.\n\nAs I mentioned in an earlier post, Ida was built in 1912, and the town paid £300 for her.\n`,
    {},
    ['medium', 'linkedin'],
  );
  expect(textIn(outputs, 'medium')).toContain('As we said earlier, the boats');
  expect(textIn(outputs, 'medium')).toContain('\nIda was built');
  expect(textIn(outputs, 'linkedin')).not.toContain('earlier');
});
