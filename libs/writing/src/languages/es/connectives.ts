import { TextPattern } from '../../text/text-pattern.js';
import type { Connectives } from '../schema.js';

export const connectives: Connectives = {
  droppable: new TextPattern(
    /^(?:(?:sin embargo|además|también|por lo tanto|por tanto|por ello|así que|en resumen|no obstante|asimismo|de hecho|por supuesto|en definitiva|en otras palabras|mientras tanto|del mismo modo|finalmente|por último|en general|recuerda), |(?:pero|y) (?!qué\b|si\b|que\b))/iu,
  ),
  dangling: new TextPattern(
    /^(?:est[eao]s?|es[eao]s?|ell[oa]s?|él|ella|aquell[oa]s?|su|sus|ambos|ambas|otr[oa]s?|dich[oa]s?|tales?|luego|después|entonces|primero|segundo|tercero|por ejemplo|en cambio|aquí|allí|ahí|así|lo (?:mismo|anterior|cual|que)|esto|eso|al hacerlo|por es[oa]|por est[oa]s?|para ello|para est[oa]|con est[oa]s?|con es[oa]|en est[eao]s?|en es[eao]s?|de est[eao]|de es[eao]|si (?:lo|la|los|las|no)|cuando (?:lo|la)|la (?:primera|segunda|otra)|el (?:primero|segundo|otro)|o|sí|les|le|lo|los dos|las dos)(?=[\s,:])/iu,
  ),
  standing: new TextPattern(
    /^(?:este|esta|estos|estas) (?:año|semana|mes|verano|invierno|primavera|otoño)|^lo que (?!es)/iu,
  ),
  pointing: new TextPattern(
    /(?:est[ea] (?:artículo|guía|publicación|sección|post|página)|a continuación|más (?:arriba|abajo|adelante)|siguientes?\b|anterior(?:es|mente)?\b|haz clic|lee más|suscríbete|contáctanos|mencionad[oa]s?|consulta (?:la|el|nuestra|nuestro)|ver (?:la|el) (?:figura|tabla))/iu,
  ),
};
