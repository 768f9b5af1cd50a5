import { oneOf, wordSet } from '../../text/one-of.js';
import { NEUTRAL } from '../neutral.js';
import type { Language } from '../schema.js';
import { anaphora } from './anaphora.js';
import { connectives } from './connectives.js';
import { numerals } from './numerals.js';
import { opposites } from './opposites.js';
import { relations } from './relations.js';
import { phrases } from './phrases.js';

const VERBS = oneOf`
  es era fue son ha había tiene tuvo tenía quiere quería quiso va iba puede podrá podría debe dice dijo será
  sería está estuvo hizo hace dio da sabe pide pidió dirige preside conduce vende compra paga lleva trabaja
  organiza gestiona financia apoya propone promete rechaza produce abre cierra cultiva ofrece anuncia
  explica recibe vive escribe enseña construye cree \p{Ll}{3,}(?:ó|aron|ieron|aba|aban|ará|erá|irá)`;

export const SPANISH: Language = {
  ...NEUTRAL,
  code: 'es',
  lexicon: {
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
    namesAsWords: ['continental', 'mercedes', 'zara'],
    openers: `cuál cuáles cuánto cuántos el la los las un una unos unas lo este esta estos estas ese esa esos esas su sus mi tu nuestro nuestra y o pero
    si cuando como donde que qué quién cómo por para con sin sobre entre desde hasta según en de del al más no sí también ya aún hoy cada todo
    todos todas descubre conoce comparte guarda mira imagina gracias hola sigue quieres recuerda comenta apunta solo nuevo nueva así además`,
  },
  anaphora,
  connectives,
  numerals,
  polarity: {
    up: oneOf`
    sub(?:ió|ido|ida|e|en|ir|ieron|iu|iram) aument\p{L}+ crec(?:ió|ieron|ido|e|en|er|imiento)
    increment\p{L}+ al_alza repunt[eó] dispar\p{L}+ gan(?:ó|aron|ado) elev(?:ó|aron|ado) trep(?:ó|aron|ado)
    duplic\p{L}+ escal(?:ó|aron)`,
    down: oneOf`
    rebaj\p{L}+ baj(?:ó|aron|ado|a|ada|ar) cay(?:ó|eron) caíd[oa] caen? reduj(?:o|eron) reducid[oa]
    disminu\p{L}+ descen(?:dió|dieron|dido|so) retroced\p{L}+ desplom\p{L}+ recort(?:e|ó|aron|ado)
    hund(?:ió|ieron|ido) perd(?:ió|ieron|ido) merm\p{L}+ enco\p{L}*g\p{L}+`,
    more: 'máximo|récord|más(?= (?:que|qu|de|di|do|al|\\p{L}+)(?!\\p{L})|[.,;)]|$)|más tarde|mayor(?:es)?|mejor(?:es)?|supera\\p{L}*',
    less: 'mínimo|menos|menor(?:es)?|peor(?:es)?',
  },
  opposites,
  relations,
  times: {
    months: ['enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'],
    monthForms: 'ene:1 abr:4 dic:12',
  },
  nameGrammar: {
    verbs: new RegExp(
      String.raw`^ (?:(?:ya|también|no|nunca|siempre|se|lo|la|los|las|le|les) )*(?:${VERBS})(?!\p{L})`,
      'u',
    ),
    common: wordSet(
      `nunca jamás siempre antes después ahora entonces luego mañana ayer nadie nada algo alguien todo todos quien cual esto eso aquello ello él ella ellos ellas
    usted ustedes nosotros uno una casi apenas tampoco quizá quizás tal mucho poco bastante demasiado ambos varios dios hoy aquí allí ahí allá acá así
    gente agua dinero tiempo luz calor frío`,
    ),
    endings: /(?:mente|[aei]r(?:l[oae]s?|se)?|ndo|[aeiou]s|ción|sión|dad|tad|ismo|aje)$/u,
  },
  tells: {
    stock: oneOf`
      en_el_mundo_actual sumérgete sumerjámonos revolucion desbloquea al_siguiente_nivel cabe_destacar
      es_importante_destacar en_conclusión un_antes_y_un_después`,
    flip: String.raw`(?<!\p{L})no (?:solo|sólo|solamente|se trata)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})sino(?!\p{L})`,
  },
  typography: { quotation: { around: [': «', '»'], inside: ['“', '”'] } },
  address: {
    formal: /(?<!\p{L})[Uu]sted(?:es)?(?!\p{L})/gu,
    familiar: /(?<!\p{L})(?:tú|te|ti|contigo|tus?)(?!\p{L})/giu,
    opening: /^Sus? /u,
    formality: { formal: 75 },
  },
  discourse: {
    pronouns: 'él ella ellos ellas lo la los las le les su sus',
    demonstratives: 'este esta estos estas ese esa esos esas aquel aquella dicho dicha',
    additives: 'también además tampoco otro otra asimismo entonces luego después así',
    conjunctions: 'y o pues porque',
    also: 'también',
    times: 'año mes semana día mañana tarde noche verano invierno primavera otoño trimestre',
    contrast: 'pero sino aunque mientras embargo pese',
    intents: 'planeado originalmente inicialmente queríamos esperábamos intentamos pensábamos',
    hedges: 'quizá quizás tal probablemente podría podrían sería supongamos imagina si posiblemente',
    cues: 'importante resultado objetivo debe deberías debes muestra significa razón ayuda mejor aprendimos clave porque',
    here: 'aquí aqui',
    following: 'siguiente siguientes',
    media: 'vídeo video vídeos videos foto fotos fotografía gráfico gráfica diagrama captura',
    within: 'en',
    sides: 'izquierda derecha arriba abajo centro',
    relatives: 'que',
    shows: 'muestra muestran enseña enseñan ve ven vemos verse ver observa ilustra',
    self: 'yo me mi mis',
    author: 'nosotros nos nuestro nuestra nuestros nuestras',
    reader: 'tú tu tus te ti usted ustedes',
    person: 'él ella',
    places: 'introducción resumen tl;dr conclusión conclusiones',
    lists:
      'ventajas desventajas inconvenientes beneficios razones motivos consejos trucos pasos lecciones retos desafíos problemas estrategias reglas principios ideas',
  },
  topics: {
    generic:
      'grupo grupos fin mañana tarde noche primero primera segundo segunda tercero tercera última usuario usuarios equipo producto productos proyecto proyectos proceso lista persona personas paso resultado pregunta valor página problema objetivo tipo texto información acceso gente mundo número nombre uso trabajo cantidad caso lado razón siguiente mayoría herramienta herramientas gran cifra idea ideas elemento elementos programa progreso participantes digital federal nacional local oficial',
    units:
      'año años mes meses semana semanas hora horas minuto minutos euro euros lunes martes miércoles jueves viernes',
    leads:
      'el la los las un una unos unas de del al su sus tu tus nuestro nuestra este esta en con por sobre y',
  },
  instruction: /^(?:no )?\p{L}+(?:[aei]r|arse|erse|irse)\b/iu,
  phrases,
};
