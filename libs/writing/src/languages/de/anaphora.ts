import type { Anaphora } from '../schema.js';

export const anaphora: Anaphora = {
  openings: [
    'vorher|zuvor|jedoch|allerdings|außerdem|ausserdem|daher|deshalb|deswegen|darum|dennoch|trotzdem|folglich|somit|dadurch|damit|dabei|dafür|dagegen|danach|daraus|darin|dazu|zudem|ferner|hingegen|stattdessen|also|dann|auch|schließlich|zweitens|drittens|hierbei|hierfür|hierzu|hier|ebenso|sonst|andernfalls',
    'aber|und|oder|doch|denn|sondern',
    'dies|diese[rsmn]?|das (?:ist|war|heißt|bedeutet|zeigt|macht|liegt|gilt|wäre|wird|kann|hat)|es|er|sie|ihr|ihre[rsmn]?|sein|seine[rsmn]?|solche[rsn]?|beide[rsn]?|jene[rsmn]?',
    'zum beispiel|in diesem|in dieser|aus diesem|mit diesem|mit dieser|auf diese|zum einen|zum anderen|auf der anderen seite|wie (?:oben |bereits )?(?:erwähnt|beschrieben)|die antwort|der grund|das ergebnis|die folge',
  ],
  reference: {
    pronoun:
      'ihn|ihm|ihnen|nach (?:seiner|ihrer)|(?:in|an|bei|mit|aus|von|für|nach|seit|zu|unter) (?:dies|jen)e[mnrs]?|(?:ist|sind|war|waren|kostet|spart) das(?= \\d| rund| etwa| gut| knapp)|(?:waren|sind|war|ist) es(?= (?:\\d|rund|etwa|gut|knapp|nur|noch|schon))|ebenfalls|deshalb|deswegen|dadurch|trotzdem|dennoch|^\\p{L}+ \\p{Ll}+ (?:das|dies)(?= (?:eine?[nmrs]?|d(?:er|ie|en|em)|auch|vor|nur|nicht|unter|mit|durch|für|an|in|am|im|bei|seit|aus|zu[mr]?|so|sehr|jetzt|heute|viele|kaum|schon|erst|noch|etwa|rund|unsere?[nmrs]?|sich|allen)(?!\\p{L})|[.,])',
    clause: 'und|aber|oder|denn|weil|dass|als|wenn|was|wer|wie|um|bis|damit|obwohl|während',
  },
  later:
    '(?:ein (?:Drittel|Viertel|Fünftel)|die Hälfte|der Rest) (?!de[rs](?!\\p{L})|von|aller|davon)\\p{Ll}+|(?:\\p{L}+|\\d+) (?:Jahre?|Monate?|Wochen?|Tage?|Stunden?) (?:später|danach|zuvor)|gleichzeitig|zugleich|seither|seitdem|inzwischen(?= (?:ist|sind|hat|haben))|es (?:waren|sind) (?=\\d)|(?:kein\\p{L}*|niemand|nichts)(?: \\p{L}+){1,4}[.!]$|[^,]{2,80} (?:geht|gehen|ging|gingen|wählt|wählte) einen (?:zweiten|dritten|vierten|anderen) Weg|(?:der|die|das) (?:zweite|dritte|vierte|letztere)n? (?!\\p{L}*(?:hälfte|halbjahr|quartal|weltkrieg))\\p{L}+',
  exact:
    '^\\p{Lu}\\p{L}*(?: [\\p{Ll}\\d]+){0,2} (?:hatten?|hat|haben|waren?|ist|sind|wurden?|werden|wird|kann|können|konnten?|sollen?|müssen|muss|brauch(?:en|ten?)|kosteten?|bekam(?:en)?) (?:sie|er)(?= )',
  reported:
    '^(?!.*(?:sagt|sagen|erklär|mein(?:t|en)|findet|berichte|beton|schreib|warn|behaupt|glaub|hofft?|laut |zufolge|heißt es|als ob|als (?:sei|habe)|es sei denn|sei es|(?<!\\p{L})(?:[Ii]ch|ob|so|damit|[„“"])))(?:.* (?:seien?|habe|werde|müsse|könne|solle|dürfe|wolle|gebe|gehe|komme|bleibe)(?!\\p{L})|Wer [^,]* \\p{Ll}{2,}e, )',
  turns:
    'aber|jedoch|doch|allerdings|dennoch|trotzdem|dagegen|stattdessen|tatsächlich|in wirklichkeit|in der praxis',
  setups:
    'auf dem papier|in der theorie|theoretisch|auf den ersten blick|zunächst|anfangs|bisher|bislang|früher|ursprünglich|(?:manche|einige|viele|kritiker|gegner)(?: \\p{L}+)? (?:sagen|meinen|glauben|fürchten|behaupten)|zwar|vielleicht|sicher|natürlich|gewiss',
};
