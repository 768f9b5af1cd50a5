import type { Lexicon } from '../schema.js';

export const lexicon: Lexicon = {
  stopWords: `a à agora ainda algo alguma algumas alguns ao aos apenas após as às assim até bem bom cada coisa coisas com como contra da das de dela dele deles
depois desde dessa desse desta deste deve devem dia dias do dois dos durante e é ela elas ele eles em enquanto então entre era eram essa essas esse
esses esta está estão estar estas este estes eu faz fazer feito foi foram grande há isso isto já la lá lhe mais mas me melhor menos mesmo meu minha
muita muitas muito muitos na nas não nem nenhum no nos nós nossa nossas nosso nossos nova novo num numa nunca o onde os ou outra outras outro outros
para pela pelas pelo pelos pode podem por porque pouco primeira primeiro qual quais qualquer quando quanto que quem se seja sem sempre ser será seu seus
si sido sim só sob sobre são sua suas também tão te tem têm tempo ter teu toda todas todo todos três tu tudo um uma umas uns vai vez vezes você vocês exemplo forma
vários várias certos certas nenhuma diversos diversas`,
  commonWords:
    'o a os as de do da que e em um uma para com não por mais dos das no na se como seu sua ao você são mas foi está',
  brandsAsWords: ['continental', 'mercedes'],
  openers: `qual quais quantos quantas um uma os as o e mas se quando onde com sem para por em no na nos nas do da dos das ao à não sim mais seu sua`,
};
