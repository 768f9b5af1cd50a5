import type { Lexicon } from '../schema.js';

export const lexicon: Lexicon = {
  stopWords: `aan achter al alle alleen alles als altijd andere anders bij bijna binnen boven daar daarna dag dagen dan dat de deze die dit doen doet door dus een
eens eerst eerste elk elke en er erg ergens even gaan gaat geen goed goede had hadden haar heb hebben heeft heel hem het hier hij hoe hun iets ik in is
je jij jou jouw kan kunnen later maar maken maakt me meer meest men met mij mijn misschien moet moeten na naar niet niets nieuw nieuwe nog nooit nu of om
omdat onder ons onze ook op over samen sinds steeds te tegen ten ter terug toch toen tot tussen twee uit uw van vaak veel veel verder vol voor vooral
waar waarom wanneer want waren was wat we weer wel welke werd werden wie wij wil willen worden wordt zal ze zeer zelf zich zien zij zijn zo zoals zonder zou tijd voorbeeld
sommige enkele vele ieder iedere verschillende diverse meeste`,
  commonWords:
    'de het een van en is dat op te in niet met voor zijn aan er ook als bij om maar door naar dan je we wordt worden deze',
  brandsAsWords: ['continental', 'mercedes'],
  openers: `volgens aldus samen ook sinds welke hoeveel het een en of maar als wie wat waar hoe met voor van op aan bij naar uit om te niet ook dit deze die`,
};
