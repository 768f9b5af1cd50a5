import type { Lexicon } from '../schema.js';

export const lexicon: Lexicon = {
  stopWords: `a al algo algunas algunos ante antes aquel aquella aquellos aquí así aún aunque bajo bien buena bueno cada casi como cómo con contra cosa cosas
cual cuál cuales cualquier cuando cuándo cuanto de debe deben debería del desde después día días donde dónde dos durante e el él ella ellas ellos en
entonces entre era eran es esa esas ese eso esos esta está estaba están estar este esto estos fue fueron gran grande ha había hace hacer hacia han
hasta hay incluso la las le les lo los más mayor me mejor menos mi mientras mis mismo mucha muchas mucho muchos muy nada ni no nos nosotros nuestra
nuestras nuestro nuestros nueva nuevo nunca o otra otras otro otros para parte pero poco por porque pueda puede pueden puedes podría pues que qué
quien quién quienes quiere se sea sean según ser será si sí sido siempre sin sino sobre solo sólo son su sus tal también tan tanto te tener tenga ti
tiempo tiene tienen tienes toda todas todavía todo todos tras tu tus tú un una unas uno unos usted ustedes va vez veces ver vida y ya yo estás estas
forma manera ejemplo quizás tus hacerlo saber quieres lugar usar algún alguna primer primera primero tres además cuenta ayuda ayudar hecho momento poder
varios varias cierto cierta ciertos ciertas ninguno ninguna diversos diversas`,
  commonWords:
    'el la de que y en los las un una por con para es no se del al lo su como más o pero sus este esta son tu puedes está',
  brandsAsWords: ['continental', 'mercedes', 'santander', 'zara', 'santander'],
  openers: `cuál cuáles cuánto cuántos el la los las un una unos unas lo este esta estos estas ese esa esos esas su sus mi tu nuestro nuestra y o pero
    si cuando como donde que qué quién cómo por para con sin sobre entre desde hasta según en de del al más no sí también ya aún hoy cada todo
    todos todas descubre conoce comparte guarda mira imagina gracias hola sigue quieres recuerda comenta apunta solo nuevo nueva así además`,
};
