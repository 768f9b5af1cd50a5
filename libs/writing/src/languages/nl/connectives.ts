import { oneOf } from '../../text/one-of.js';
import type { Connectives } from '../schema.js';

const DANGLING = oneOf`
  dit deze die hij zij ze hun zijn haar beide andere
  zulke dan daarna daarom daardoor daarmee daarbij daar hier zo eerst ten_eerste ten_tweede bijvoorbeeld
  in_plaats_daarvan ook toch echter bovendien daarnaast of ja nee met_deze met_dit in_deze in_dit voor_deze
  voor_dit bij_deze bij_dit`;

export const connectives: Connectives = {
  droppable: String.raw`^(?:(?:bovendien|natuurlijk|kortom|daarnaast|overigens), |(?:maar|en|want|dus) )`,
  dangling: String.raw`^(?:${DANGLING})(?=[\s,:])`,
  standing: oneOf`
  ^(?:dit|deze)_(?:jaar|week|maand|zomer|winter)
  ^het_(?:is|was|wordt)_(?:\p{L}+_)?(?:belangrijk|mogelijk|goed|tijd|handig|moeilijk|lastig|verstandig|slim|nodig)
  ^het_(?:gaat|ging)_(?:om|over) ^het_[^.?!]{2,60}_(?:om_te|dat)(?!\p{L})`,
  pointing: oneOf`
  (?:dit|deze)_(?:artikel|gids|sectie|blog|pagina|bericht) hieronder hierboven
  (?:de|het)_volgende_(?:artikel|stap|tabel|punten|lijst|blog) klik abonneer lees_(?:meer|hier)
  neem_(?:\p{L}+_)?contact op_onze_website ^tot_de_volgende ^veel_leesplezier zie_(?:ook|de|het)`,
  housekeeping: oneOf`
  met_dank ^hallo(?=[_,!.])
  blijf_op_de_hoogte houd?_(?:onze|deze)_\p{L}+_in_de_gaten binnenkort_meer`,
  elsewhere: oneOf`
  meer_informatie ^aanwezig\s?(?:[:–—]|-_)
  volg_ons_op abonneer_je schrijf_je_in_voor_(?:onze|de_nieuwsbrief) neem_(?:gerust_)?contact_(?:met_ons_)?op_met_ons`,
};
