import { isThing, isVerbless, leansBack } from './leaning.js';

describe('a sentence that leans on the one before it', () => {
  it.each([
    'The figures say otherwise.',
    'Refills were cheaper for 27 of them, about the same for eight.',
    'We subtract that weight at the till.',
    'In September, that soup brought in 612 euros.',
    'Helen asked in writing whether this invites abuse.',
    'At 58 kilos, it is hard to push up a ramp.',
    'Of all community distributions, it is the most significant.',
    'Something needs to be done to remedy the situation.',
    'A case in point is the old harbour.',
    'Five of the six families have since bought one.',
    'I have thought about that blanket for 37 years.',
    'A server runs commands like this at fixed times.',
    'A similar idea for charging stations drew far less criticism.',
    'One powerful example: the hotspots made for a fair in Austin.',
    'Though both promotions came from a place of good intent, one failed.',
    'Definition established, Steve got right to the crux of his argument.',
    'Two weeks later, the team met.',
    'Over the next few weeks, we integrated the tasks.',
    'In the first week, 40 people came.',
    'The same day, the mayor resigned.',
    'Volunteers have fixed more than 3,400 things since then.',
    'Somebody else pays the rest.',
    'In our district 44 percent of households own none.',
    'Keller spent £300 of it on a better scale.',
    'Roses and blueberries like them most.',
    'Share it with the team.',
    'Beta testers were twice as fast than before.',
    'Over a year that came to €61,200.',
    'Only nine had simply forgotten.',
    'Sixty-two of them wanted to move the appointment.',
    'Ours hangs in the kitchen, next to the coffee machine.',
    'Before, the first free slot was three weeks away.',
    'We tried the obvious thing first.',
    'The problem was not memory.',
    'There is a cost.',
    'I liked the feeling.',
    'Two long-standing patients left, and the rate did not move.',
    'Released on 3 June 2026.',
    'The explorer brings all of those sources together.',
    '"I called four times," one patient told her.',
    'If a third gets done, fine.',
    'When people I had never met rang me.',
    'Fewer than 2% of requests still use it.',
    'If yours do, you have had an email from us.',
    'By then we had made somebody else an offer.',
    'I could not tell you why.',
    'Two moved to restaurants that we used to supply.',
    'On Harrogate Road they do so because they walk past us on the way home.',
    'We are testing a tool that writes all of them from the same details.',
    'The release takes that hour away.',
    'Call a plumber in that case, because rust spreads.',
    'In the largest British one, 61 companies cut hours.',
    'The second reminder sounded like a threat.',
    'In the same trial, 71% of the staff slept better.',
    'A plumber would charge between £60 and £90 for it.',
    'Bleeding does not help with that.',
    'The company has agreed to move its machine.',
    'The rest comes from the reserves of the town.',
    'Put the answer to their fear next to the price.',
    'Revenue did not fall.',
    'Today it takes five.',
    'Today it takes me nine.',
    'We don’t want to do that.',
    'We will never abandon that purpose.',
    'We have trained 31 engineers this way since 2021.',
    'In between we have looked at 3,260 things.',
    'Give men a free Friday, the argument goes, and they will cook.',
    'If you forget, ask for one from the basket by the door.',
    'Book at the counter or by phone.',
    'Use the new command instead; it takes three options.',
    'For guests from Austria that was a real problem, because trains stop at ten.',
    'In 2019 that changed.',
    'The daytime figure is $9.',
    'About 70% say yes.',
  ])('%s', (text) => {
    expect(leansBack(text, 'en')).toBe(true);
  });

  it.each([
    'Once we agree on the content, I will move it to our file.',
    'Over the next two years we will hire 40 people.',
    'In the first week of May, 40 people came.',
    'Over the past ten years rents doubled.',
    'Within a week, 400 people had signed.',
    'The figures for March say otherwise to nobody in the room.',
    'Everybody stops paying for other drivers.',
    'The second quarter brought 40 new members.',
    'Parents say that their children sleep better.',
    'Book a room in May before prices rise.',
    'The company that built the pier is gone.',
    'The team of four cleans the pool at night.',
    'That hour when nobody speaks belongs to the cooks.',
    'People know their bank balance to the cent.',
    'Over 61,000 kilometres 14 lights failed, nine of them because of a seal.',
    'Jonas Lindqvist said that of 1,140 hours his department recorded last year, somebody had watched 31 again.',
    'The board sold its oldest boat.',
    'A user who likes the app keeps it.',
    'By the end of June the no-show rate was 9%.',
    'The problem is that nobody reads the manual.',
    'The rate of missed visits fell to 6%.',
    'In a shop that works at night nobody waits.',
    'Before the first visit, patients get a letter.',
    'Nine patients had forgotten.',
    'Make moving easier than missing.',
    'We cut costs by 12 percent.',
    'Released in June, the app is free.',
    'Growing up, it can be hard to find a quiet room.',
    'The tool does what that makes possible.',
    'In a country that is mostly desert, every well counts.',
    'For a team that had never met, the first week was easy.',
    'The unemployment rate fell to 4%.',
    'We compared 40 products, and 27 of them were cheaper.',
    'We know that people in the town wait.',
    'We found that guests of the house pay more.',
  ])('not: %s', (text) => {
    expect(leansBack(text, 'en')).toBe(false);
  });

  it.each([
    ['de', 'Entscheidend sei, wer gesehen werde.'],
    ['de', 'Stellen würden oft am Abend vergeben, wenn andere zu Hause seien.'],
    ['de', 'Wer Frauen coache, aber die Regeln nicht ändere, ändere nichts.'],
    ['de', 'Die Klinik in Jena geht einen dritten Weg.'],
    ['de', 'Ein Drittel geht an die Tafel.'],
    ['es', '«Me dolía más que la luz», cuenta.'],
    ['es', 'Nadie las quería, pero el escaparate daba confianza.'],
    ['fr', 'Un tiers va à l’épicerie de la rue.'],
  ])('in %s: %s', (language, text) => {
    expect(leansBack(text, language)).toBe(true);
  });

  it.each([
    ['de', 'Entscheidend sei, wer gesehen werde, sagt die Leiterin.'],
    ['de', 'Wer heute Abend kommt, hat Glück.'],
    ['de', 'Ich habe den Bericht gelesen und gehe davon aus.'],
    ['de', 'Sei freundlich zu allen, die anrufen.'],
    ['de', 'Ein Drittel der Ernte geht an die Tafel.'],
    ['es', 'Hoy la panadería tira menos de dos kilos al día.'],
    ['es', 'La mitad de las plantas se secó.'],
    ['fr', 'Un tiers des légumes va à l’épicerie.'],
  ])('in %s not: %s', (language, text) => {
    expect(leansBack(text, language)).toBe(false);
  });
});

describe('a few words that are no sentence', () => {
  it.each([
    'Lamps, without a doubt.',
    'A music box from 1911.',
    'About a third.',
    'A litre of water, 30 grams of citric acid and a soft cloth.',
    'With water of 14 degrees of hardness, once every three months.',
  ])('%s', (text) => {
    expect(isVerbless(text, 'en')).toBe(true);
  });

  it.each([
    'Listen to your team.',
    'Do not wait for money.',
    'A new fuse costs 40 pence.',
    'The roof no longer leaks.',
    'The boat sank in the old harbour of the town in May.',
    'A machine with two boilers lasts for twelve years in most kitchens.',
  ])('not: %s', (text) => {
    expect(isVerbless(text, 'en')).toBe(false);
  });

  it('knows an item that names a thing from one that tells what to do', () => {
    expect(isThing('A jar with a lid that holds at least 1.5 litres')).toBe(true);
    expect(isThing('Download tailored reports produced by queries')).toBe(false);
  });
});
