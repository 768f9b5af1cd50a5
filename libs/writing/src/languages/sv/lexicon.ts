import type { Lexicon } from '../schema.js';

export const lexicon: Lexicon = {
  stopWords: `alla allt alltid att av bara blev bli blir blivit borde bort både båda bör dag dagar de dem den denna deras dess dessa det detta dig din dina ditt
där därför då efter eftersom ej eller en ett er ert era fem finns fler flera fram från får fick få fyra för före förra genom ger gick gjorde gör göra ha hade han hans
har hela helt hennes henne hon honom hos hur här i ibland igen in inga ingen inget innan inom inte jag ju kan kanske kom komma kommer kunde kunna
lite man med medan mellan men mer mest mig min mina mitt mot mycket många måste ni nog nu ny nya nytt när nära någon något några och också om oss på redan
samma sedan sen sig sin sina sitt ska skall skulle som står stor stora stort så sådan säga säger sätt ta tar till tid tills tre trots två under upp ut utan vad
var vara varför varit varje vem vi vid vilka vilken vilket vill vår våra vårt väl är än ändå år över exempel
vissa andra flesta olika`,
  // words that Danish and Norwegian write differently
  commonWords:
    'och att är för inte till ett från också när jag nu ska skulle eller där då än vid blir något alla mycket',
  openers: `vilken vilket vilka hur och eller men om när vem vad var varför med för av på till från efter under över inte också även det den de detta denna dessa
    en ett vi ni du jag han hon man alla många några varje så då där här idag enligt nya nästa första andra bara`,
};
