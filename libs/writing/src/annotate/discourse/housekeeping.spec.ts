import { analyse } from '../../offline/analyse.js';
import { readSource } from '../../source/read-source.js';
import { isBackMatter } from '../../source/clean/back-matter.js';
import { isTrueInWhole, isExcluded, toldInWhole } from './housekeeping.js';

describe('housekeeping', () => {
  it.each([
    '*[Photo used under a Creative Commons License courtesy harbourfan]*',
    'Cheers.',
    'You’ve just finished reading the latest article from our harbour column.',
    'P.S: Thank you to Ada Lund for the blue crane thumbnail.',
    'Most of the knots discussed above are still in use.',
    'If I forgot a sailor, or you want your name taken out, please get in touch.',
    'Pass it on, and forward this email to all who like boats.',
    'All who said yes got this as a second question.',
    'In the following sections, we look at who pays for the cranes.',
    'This was my speech, as it was held at the harbour on 8 July.',
    'The feast was filmed, so my speech is now on YouTube.',
    'I specially want to thank Mara and Otto for the lamps.',
    'Each month we will publish a new interview, this is the second.',
    'The pier was written about on this blog in March.',
    'We have written about this pier here and here.',
    'Questions, comments or ideas?',
    'All rules can be viewed on the website here.',
    'UPDATE Jan 2018: Part 2 is posted.',
    'Let me know what you think!',
    'What did your crew do with its crane? Say so in the comments.',
    'If I explained this badly, ask me in the comments.',
    'If you wrote down your own knots, post them in the comments.',
    'What follows is the story of the storm: the evening before, the night, and the repairs.',
    'I will also discuss what the crew did well.',
    'All opinions in it are my own.',
    'Until the plans are online, there are a few drawings in the office of the harbour.',
    'If you are not on the list of helpers, or you would rather not be on it, please get in touch.',
    'PS - If you like the pier, then check out this video.',
    'Press enquiries? Call the office.',
    'There are several posts on this site about the crane.',
    'For full detail please visit the website of the harbour.',
    'I will post an article with all my cranes at some point.',
    'See here for the plans:',
    'See the Sunday crane page for the times.',
    'We invite you to join us by following us on the networks.',
    'Chairman’s signature……………… Date………',
    'Feel free to ask in the forum of the harbour.',
    'If you like old cranes, or even a new pier, drop us an email and we add you to our list.',
    'You have shown enough of the harbour by now to write for us.',
    'First we will look at the wall.',
    '[We can go into the price of the crane in another blog post.]',
    'Part two is coming soon!',
    'We talked about the above for a year.',
    'Though the numbers above tell us to buy a crane, do not hurry.',
    'You might also enjoy our show about harbours.',
    'If the wall turns out to be older than the pier and the crane.',
    'Because we knew that it would rain on all days of the week.',
  ])('%s', (text) => {
    expect(isExcluded(text, 'en')).toBe(true);
  });

  it.each([
    'Photos used by the pilots show the wall from below.',
    'To be fair: the crew thanked nobody.',
    'All the numbers above 100 are painted on the crane.',
    'The crew painted the number above the door.',
    'The blog of the harbour has 400 readers.',
    'As Mara pointed out in the comments, the old crane broke twice.',
    'A diver from Wick told us a week later in the comments that the wall is hollow.',
    'First we talked to everybody who had seen the crack.',
    'Questions of safety come first.',
    'I wanted to learn more about cranes, and I went back to the harbour.',
    'The boat is how we bring the children of the quay to learn more about knots, whoever teaches them.',
    'You can find the right crane by asking at the pier.',
    'The update of May: all lamps are new.',
    'If you have a boat of your own you should be able to see the wall.',
    'Although the crew wanted an open pier at first we had to think of the cost.',
    'As soon as I saw the wall, I called the office.',
    'Join us for carols on the pier, followed by mulled wine.',
    'The football goal posts are part of the inspection.',
    'He has taken on the post of treasurer.',
    'Location: The Old Anchor, Pier Road, Harbour Moor',
  ])('is not: %s', (text) => {
    expect(isExcluded(text, 'en')).toBe(false);
  });

  it.each([
    ['de', 'Details können dem Protokoll (bis 31. Mai) entnommen werden.'],
    ['de', 'Den Termin können Sie der Einladung entnehmen.'],
    ['de', 'Herzlichen Dank an alle Helfer!'],
    ['de', 'Wer nach den oben verlinkten Videos Lust auf den Kran hat, komme im Mai.'],
    ['fr', 'Retrouvez les photos sur notre page.'],
    ['fr', 'Je vous laisse, à la semaine prochaine.'],
    ['es', 'Os dejamos un vídeo que resume el viaje.'],
    ['it', 'Nel prossimo articolo parleremo del giardino.'],
    ['nl', 'Neem gerust contact met ons op.'],
    ['sv', 'Tack till alla frivilliga!'],
    ['pt', 'Mais informações no nosso site.'],
  ])('%s: %s', (language, text) => {
    expect(isExcluded(text, language)).toBe(true);
  });

  it.each([
    ['en', 'Make sure you subscribe to our newsletter so that you miss no crane.'],
    ['en', 'Sign up for the letter and join us.'],
    ['en', 'If you liked the pier, please like and subscribe, and bring a friend.'],
    ['de', 'Folgt uns auf Instagram, dort zeigen wir jeden Kran.'],
    ['de', 'Das folgende Bild zeigt den alten Kran.'],
    ['de', 'In der folgenden Abbildung sind alle Kräne.'],
    ['fr', 'Pour voir les grues, suivez-nous sur notre chaîne.'],
    ['es', 'Síguenos en las redes.'],
  ])('asks its reader, in %s, in all of its text too: %s', (language, text) => {
    expect(isExcluded(text, language) && !isTrueInWhole(text, language)).toBe(true);
  });

  it.each([
    ['en', 'We are choosing the next harbours, so keep an eye out for new lamps.'],
    ['en', 'The second crane arrives in May, so stay tuned!'],
    ['de', 'Die Halle am Hafen ist bald fertig, bleibt also gespannt.'],
    ['fr', 'Restez à l’écoute, car la grue arrive.'],
  ])('promises news, in %s: %s', (language, text) => {
    expect(isExcluded(text, language) && isTrueInWhole(text, language)).toBe(true);
  });

  it.each([
    ['en', 'Instead of asking people to subscribe to our newsletter at the gate, we gave them soup.'],
    ['en', 'My aunt would call me on Mondays and ask about the crane.'],
    ['en', 'On the pier, keep an eye out for ropes.'],
    ['en', 'I write this post while we pack the last boxes for the harbour of the north.'],
    ['de', 'Ein Hund folgt uns auf dem Weg zum Kran.'],
    ['de', 'Die Bilder oben am Kran malte Ada im Mai.'],
    ['de', 'Seile findest du unter anderem auf dem Markt am Kai.'],
    ['fr', 'La maison propose :'],
    ['fr', 'Le jour suivant, il a plu.'],
    ['es', 'Por consiguiente, la sala se amplió.'],
    ['it', 'Via libera al progetto.'],
    ['nl', 'Via de website reserveer je een zaal.'],
    ['nl', 'De boot wacht op u.'],
    ['de', 'Der Kurs beginnt auf der Wiese am Fluss.'],
    ['de', 'Auf der Webseite werden nur die Fahrpläne der letzten drei Tage angezeigt.'],
    ['en', 'We carried the wet planks to the shed to make room for the next piece.'],
    ['en', 'The leaflet has more information on the tides and all that a guest needs for a day on board.'],
  ])('is not, in %s: %s', (language, text) => {
    expect(isExcluded(text, language)).toBe(false);
  });

  it('is under such a heading only where no other part follows', () => {
    const told = (end: string): string[] =>
      analyse(
        readSource(
          `# Clubs\n\n## Begin\n\nFound a club with three friends.\n\n## Keep in touch\n\nPhone each member once a month.${end}`,
        ),
      )
        .units.filter((unit) => !unit.isExcluded)
        .map(({ text }) => text);
    expect(told('\n\n## Grow\n\nInvite the neighbours.')).toContain('Phone each member once a month.');
    expect(told('')).not.toContain('Phone each member once a month.');
  });

  it('is what leads to a request in the last paragraph of a text', () => {
    const told = (end: string): string | undefined =>
      analyse(readSource(`# Cranes\n\nThe pier has two cranes.\n\n${end} Follow us on Instagram.`))
        .units.filter((unit) => !unit.isExcluded)
        .at(-1)?.text;
    expect(told('We write about cranes.')).toBe('The pier has two cranes.');
    expect(told('Both are red. They turn.\n\n')).toBe('They turn.');
  });

  it.each([
    ['en', 'heard', 'See above.', 'See above.'],
    [
      'en',
      'heard',
      'The crane is old (see above), and so is its crew.',
      'The crane is old, and so is its crew.',
    ],
    [
      'en',
      'heard',
      'The plans that we used in this post are on the wall of the shed.',
      'The plans that we used are on the wall of the shed.',
    ],
    ['en', 'heard', 'Mend the crane as above, then rest.', 'Mend the crane as before, then rest.'],
    ['en', 'heard', 'It opens in May [Ask us before you come].', 'It opens in May (Ask us before you come).'],
    ['en', 'heard', 'Open an account at https://www.pier.example/.', 'Open an account at pier.example.'],
    ['en', 'read', 'Open an account at https://pier.example.', 'Open an account at https://pier.example.'],
    ['en', 'heard', 'It is at https://pier.example/a?b=1.', 'It is at https://pier.example/a?b=1.'],
    ['en', 'heard', 'We met [the old master of the pier].', 'We met the old master of the pier.'],
    ['en', 'heard', 'We hire for [short|long]-term work.', 'We hire for [short|long]-term work.'],
    ['en', 'heard', 'In this post I just named two boats.', 'In this post I just named two boats.'],
    ['de', 'read', 'Wir bauen in diesem Beitrag ein Boot.', 'Wir bauen in diesem Beitrag ein Boot.'],
    ['en', 'heard', 'He was “row[ing] for hours”.', 'He was “row[ing] for hours”.'],
    ['en', 'heard', '[…] It was cold, and the boat […] never came.', 'It was cold, and the boat never came.'],
    ['en', 'heard', '“[…] It was cold, and the boat never came.', '“It was cold, and the boat never came.'],
    ['en', 'read', 'It was cold, and the boat […] never came.', 'It was cold, and the boat […] never came.'],
    ['de', 'read', 'Der Teig schließt sich (siehe Video).', 'Der Teig schließt sich.'],
    ['en', 'heard', 'It is ten points above the rest.', 'It is ten points above the rest.'],
  ] as const)('is, in %s, left whole or out where it is %s: %s', (language, setting, text, told) => {
    expect(toldInWhole(text, language, setting)).toBe(told);
  });

  it('keeps the place of a link in German', () => {
    expect(toldInWhole('Wir bauten die obige Leiter.', 'de', 'read')).toBe('Wir bauten die Leiter.');
    const said = 'Melde dich unter dem obigen Link und bring ein Seil mit.';
    expect(toldInWhole(said, 'de', 'read')).toBe(said);
  });

  it.each([
    ['en', 'This article is about the wall, and about those who built it by hand.'],
    ['en', 'The aim of this post is not to offend the crew.'],
    ['en', 'Thank you to everyone who wrote to us and who led to the creation of this post.'],
    ['de', 'Dieser Beitrag handelt von der Mauer und von denen, die sie gebaut haben.'],
    ['en', 'The photos in this series were taken over ten winters.'],
    ['de', 'In diesem Beitrag teilen wir, was wir auf der Mauer gelernt haben.'],
    ['fr', 'Dans cet article, le mur est décrit par ceux qui le connaissent.'],
  ])('is heard, in %s, where it says what its text is about: %s', (language, text) => {
    expect(isExcluded(text, language)).toBe(true);
    expect(isTrueInWhole(text, language, 'heard')).toBe(true);
  });

  it.each([
    ['en', 'You should not read this post before lunch.'],
    ['en', 'Some links in this article lead to the shop of the harbour.'],
    ['en', 'Update on 3 May 2019: This post was shared more often than any other.'],
    ['en', 'This article was first written by Mara Holm for the harbour.'],
    ['de', 'Wer mag, kann diesen Beitrag gerne teilen.'],
  ])('is not heard, in %s, of a page: %s', (language, text) => {
    expect(isTrueInWhole(text, language, 'heard')).toBe(false);
  });

  it.each([
    ['en', '1.5?'],
    ['en', 'Present: Mara Holm, Otto Lind, Ida Berg'],
    ['en', 'Apologies: Jon Falk, Eva Dahl'],
    ['de', 'Anwesend: Mara Holm, Otto Lind'],
    ['en', 'A few weeks ago I posted a plan for the new pier.'],
    ['en', '“...the poor state of the pier, which the town has [long] forgotten, is known to all.”'],
  ])('is, in %s, true where all of the text is around it: %s', (language, text) => {
    expect(isExcluded(text, language)).toBe(true);
    expect(isTrueInWhole(text, language, 'read')).toBe(true);
    expect(isTrueInWhole(text, language, 'heard')).toBe(true);
  });

  it('is no sentence that ends with a letter', () => {
    expect(isExcluded('Ada is connected to node X and Bo is connected to node Y.', 'en')).toBe(false);
    expect(isExcluded('Ada is connected to the first node and.', 'en')).toBe(true);
  });

  it('has headings of its own', () => {
    expect(isBackMatter('Postscript')).toBe(true);
    expect(isBackMatter('Scripts we use')).toBe(false);
  });
});
