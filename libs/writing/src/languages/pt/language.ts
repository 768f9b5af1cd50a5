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
  é era foi será seria tem tinha teve terá quer queria quis pode podia poderá deve devia vai ia faz fez diz
  disse dizia está estava esteve deu dá vem veio pôs trouxe vende compra paga dirige preside financia apoia
  pede pediu propõe propôs promete recusa produz abre fecha trabalha gere organiza cultiva fornece anuncia
  explica \p{Ll}{2,}ou \p{Ll}{3,}(?:iu|ava|ará|erá|irá|aram|eram|iram) \p{Ll}{3,}(?<!mus|céu)eu`;

export const PORTUGUESE: Language = {
  ...NEUTRAL,
  code: 'pt',
  lexicon: {
    stopWords: `a à agora ainda algo alguma algumas alguns ao aos apenas após as às assim até bem bom cada coisa coisas com como contra da das de dela dele deles
depois desde dessa desse desta deste deve devem dia dias do dois dos durante e é ela elas ele eles em enquanto então entre era eram essa essas esse
esses esta está estão estar estas este estes eu faz fazer feito foi foram grande há isso isto já la lá lhe mais mas me melhor menos mesmo meu minha
muita muitas muito muitos na nas não nem nenhum no nos nós nossa nossas nosso nossos nova novo num numa nunca o onde os ou outra outras outro outros
para pela pelas pelo pelos pode podem por porque pouco primeira primeiro qual quais qualquer quando quanto que quem se seja sem sempre ser será seu seus
si sido sim só sob sobre são sua suas também tão te tem têm tempo ter teu toda todas todo todos três tu tudo um uma umas uns vai vez vezes você vocês exemplo forma
vários várias certos certas nenhuma diversos diversas`,
    commonWords:
      'o a os as de do da que e em um uma para com não por mais dos das no na se como seu sua ao você são mas foi está',
    namesAsWords: ['continental', 'mercedes'],
    openers: `qual quais quantos quantas um uma os as o e mas se quando onde com sem para por em no na nos nas do da dos das ao à não sim mais seu sua`,
  },
  anaphora,
  connectives,
  numerals,
  polarity: {
    up: 'crescid[oa]|em alta',
    down: 'ca(?:iu|íram)|queda|redu(?:ziu|ziram|ção)|baix(?:ou|aram)|desceu|cort(?:ou|aram)|desceram',
    more: 'mais(?= (?:que|qu|de|di|do|al)(?!\\p{L})|[.,;)]|$)',
    less: 'menos',
  },
  opposites,
  relations,
  times: {
    months: ['janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'],
  },
  nameGrammar: {
    verbs: new RegExp(
      String.raw`^ (?:(?:não|já|também|nunca|se|o|a|os|as|lhe|lhes) )*(?:${VERBS})(?!\p{L})`,
      'u',
    ),
    common: wordSet(
      `tudo todos todas todo toda ninguém nada alguém quem hoje ontem amanhã nunca sempre agora depois antes talvez isso isto aquilo ele ela eles elas cada
    outro outra outros muito muita pouco pouca metade gente deus água dinheiro tempo luz calor frio meio-dia meia-noite assim então logo ainda já aqui ali lá
    também apenas quase tanto algo você vocês mãe pai um uma`,
    ),
    endings: /(?:mente|[aei]r|ndo|ção|ções|são|dade|ismo|agem|ência|ância)$/u,
  },
  tells: {
    stock: oneOf`
      no_mundo_de_hoje mergulhe mergulhar revolucion potencialize ao_próximo_nível vale_ressaltar
      é_importante_ressaltar em_conclusão divisor_de_águas`,
    flip: String.raw`(?<!\p{L})não (?:só|apenas|se trata)(?!\p{L})[^.!?\n]{2,90}?(?<!\p{L})mas(?!\p{L})`,
  },
  address: { formal: /(?<!\p{L})[Vv]ocês?(?!\p{L})/gu, opening: /^(?:Seus?|Suas?) / },
  discourse: {
    pronouns: 'ele ela eles elas seu sua seus suas dele dela deles delas',
    demonstratives: 'este esta estes estas esse essa esses essas isso isto',
    additives: 'também além outro outra assim então depois portanto',
    conjunctions: 'e ou mas porque',
    also: 'também',
    times: 'ano mês semana dia manhã tarde noite verão inverno primavera outono trimestre',
    contrast: 'mas porém contudo embora enquanto apesar',
    intents: 'planejado originalmente inicialmente queríamos esperávamos tentamos pensávamos',
    hedges: 'talvez provavelmente poderia poderiam seria imagine suponha caso',
    cues: 'importante resultado objetivo deve mostra significa razão ajuda melhor aprendemos porque',
    here: 'aqui',
    relatives: 'que',
    self: 'eu me meu minha meus',
    author: 'nós nos nosso nossa nossos',
    reader: 'você vocês seu sua teu tua te tu',
    person: 'ele ela dele dela',
    places: 'introdução resumo tl;dr conclusão conclusões',
    lists:
      'vantagens desvantagens benefícios razões motivos dicas truques passos lições desafios problemas estratégias regras princípios ideias',
  },
  topics: {
    generic:
      'grupo grupos tarde segundo segunda usuário equipe produto produtos projeto projetos processo pergunta mundo trabalho número caso pessoas metade lista resultado valor página problema objetivo tipo texto uso lado item elemento elementos participantes programa progresso digital federal nacional local',
    units: 'ano anos mês meses dia dias semana semanas hora horas minuto minutos euro euros',
    leads: 'o a os as um uma do da dos das de no na nos nas ao seu sua nosso nossa em com por e',
  },
  instruction: /^(?:não )?\p{L}+(?:[aei]r)\b/iu,
  phrases,
};
