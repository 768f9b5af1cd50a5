import type { DiscourseWords } from '../discourse.types.js';

export const discourse: DiscourseWords = {
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
  relatives: 'que',
  shows: 'muestra muestran enseña enseñan ve ven vemos verse ver observa ilustra',
  self: 'yo me mi mis',
  author: 'nosotros nos nuestro nuestra nuestros nuestras',
  reader: 'tú tu tus te ti usted ustedes',
  person: 'él ella',
  places: 'introducción resumen tl;dr conclusión conclusiones',
};
