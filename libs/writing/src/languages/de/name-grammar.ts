import { oneOf, wordSet } from '../../text/one-of.js';
import type { NameGrammar } from '../schema.js';

const VERBS = oneOf`
  sagt meint erklärt betont verspricht versprach übernimmt übernahm schreibt schrieb findet fand möchte will
  wollte lud warb bat besitzt besaß erfand betreibt betrieb entwarf vergab gewann verlor`;
const REGULAR_VERBS = oneOf`
  sag mein erklär betone? kritisier forder plan kündig gründe leite führ kauf verkauf bau zahl bezahl spende
  liefer entwickel arbeite lehn glaub besuch eröffne unterstütz finanzier organisier investier veröffentlich
  beauftrag weiger klag warn lob dank schick koch mal schenk stifte wohn leb studier lern lehr reis heirate
  sammel pflanz produzier`;

export const nameGrammar: NameGrammar = {
  verbs: new RegExp(String.raw`^ (?:${VERBS}|(?:${REGULAR_VERBS})te?)(?!\p{L})`, 'u'),
  common: wordSet(
    `niemand jemand jeder jede jedes keiner keine alle alles nichts etwas wer man einer eine manche mancher beide gott mutter vater mama papa oma opa wasser
    strom geld regen wind schnee sonne licht luft zeit arbeit hilfe liebe glück pech angst wut mut musik kunst sport papier holz glas brot milch bier wein kaffee
    tee fleisch obst gemüse wärme hitze kälte gestern heute morgen damals später früher zuerst danach`,
  ),
  endings: /(?:ung|heit|keit|schaft|ion|tät|ismus|nis|werk|verkehr|wesen|ei|kraft|energie)$/u,
};
