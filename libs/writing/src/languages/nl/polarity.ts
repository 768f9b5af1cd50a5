import { oneOf } from '../../text/one-of.js';
import type { Polarity } from '../schema.js';

export const polarity: Polarity = {
  up: oneOf`
    stegen steeg gestegen stijg(?:t|en|ing|ende) groei\p{L}* gegroeid toegenomen toename
    (?:nam|namen|neemt)(?=[^.!?\n]{0,80}_toe(?!\p{L})) klom(?:men)? geklommen klim(?:t|men) verdubbel\p{L}*
    sprong(?:en)? schoot schoten won(?:nen)? verhoog\p{L}+`,
  down: oneOf`
    daal(?:de|den|t) dalen gedaald daling afgenomen afname (?:nam|namen|neemt)(?=[^.!?\n]{0,80}_af(?!\p{L}))
    zak(?:te|ten|t|ken) gezakt kr[io]mp\p{L}* gekrompen
    (?:liep|liepen|loopt)(?=[^.!?\n]{0,80}_terug(?!\p{L})) teruggelopen terug(?=_van) kelder\p{L}* gekelderd
    vermindering verminder\p{L}* verlo(?:or|ren) halveer\p{L}+ viel(?:en)?`,
  more: 'hoogste|grootste|meeste|langste|meer|langer|hoger|groter|duurder|vaker|ouder|sterker|later|boven|ruim boven',
  less: 'sneller|vlugger|laagste|kleinste|minste|kortste|minder|korter|lager|goedkoper|eerder|kleiner|jonger|trager|zwakker|onder',
};
