import { oneOf } from '../../text/one-of.js';
import type { Connectives } from '../schema.js';

const DANGLING = oneOf`
  est[eao]s? es[eao]s? ell[oa]s? él ella aquell[oa]s? su sus ambos ambas otr[oa]s? dich[oa]s? tales? luego
  después entonces primero segundo tercero por_ejemplo en_cambio aquí allí ahí así
  lo_(?:mismo|anterior|cual|que) esto eso al_hacerlo por_es[oa] por_est[oa]s? para_ello para_est[oa]
  con_est[oa]s? con_es[oa] en_est[eao]s? en_es[eao]s? de_est[eao] de_es[eao] si_(?:lo|la|los|las|no)
  cuando_(?:lo|la) la_(?:primera|segunda|otra) el_(?:primero|segundo|otro) o sí les le lo los_dos las_dos`;
const DROPPABLE = oneOf`
  sin_embargo además también por_lo_tanto por_tanto por_ello así_que en_resumen no_obstante asimismo
  de_hecho por_supuesto en_definitiva en_otras_palabras mientras_tanto del_mismo_modo finalmente por_último
  en_general recuerda`;

export const connectives: Connectives = {
  droppable: String.raw`^(?:(?:${DROPPABLE}), |(?:pero|y) (?!qué\b|si\b|que\b))`,
  dangling: String.raw`^(?:${DANGLING})(?=[\s,:])`,
  standing: String.raw`^(?:este|esta|estos|estas) (?:año|semana|mes|verano|invierno|primavera|otoño)|^lo que (?!es)`,
  pointing: oneOf`
  est[ea]_(?:artículo|texto|guía|publicación|sección|post|página) a_continuación más_(?:arriba|abajo|adelante)
  (?<!\p{L}|(?:año|día|mes|semana|mañana|noche|vez|curso)(?:e?s)?_)siguientes?(?!\p{L}|_(?:año|día|mes|semana|mañana|noche|vez|curso)) en_el_apartado_anterior anteriormente haz_clic
  en_(?:nuestra|la)_(?:web|página) próximo_(?:artículo|post|capítulo) ^te_dejo ^os_dejamos? ^(?:os|les|te)_dejamos ^hasta_la_próxima
  no_dudes_en_(?:contactar|escribir) ^gracias_por_leer como_se_ha_dicho_antes lee_más suscríbete contáctanos mencionad[oa]s?
  consulta_(?:la|el|nuestra|nuestro) ver_(?:la|el)_(?:figura|tabla)`,
  housekeeping: oneOf`
  gracias_por ^(?:y_|muchas_|mil_|pero_){0,2}gracias_al?_(?!.*,_) ^hola(?=[_,!.])
  (?:estad|estén|estate|permane(?:ced|zcan))_atent[oa]`,
  elsewhere: oneOf`
  (?<!\bcon_)más_información ^(?:asistentes|presentes)\s?(?:[:–—]|-_) ^publicado(?:_el)?_[^,]{0,20}\d{4}[.]?$
  síg[ua]enos suscríb(?:e|a|ete|ase|anse|iros)_a_(?:nuestr|la_newsletter) suscríbete contáct[ea]nos`,
};
