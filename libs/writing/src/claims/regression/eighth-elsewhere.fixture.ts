import type { ClaimFixture } from './claims.fixture.js';

/** The eighth set in French and Japanese. */
export const eighthHeldOutElsewhere: readonly ClaimFixture[] = [
  {
    language: 'fr',
    source: `# Le phare de Kerguen rouvre au public

Fermé depuis la tempête de novembre 2019, le phare de Kerguen (Finistère) rouvre ce samedi 5 avril. Les travaux ont duré vingt-deux mois et coûté 1,9 million d'euros, dont 45 % payés par la région Bretagne. Haut de 54 mètres, l'édifice de 1863 compte 278 marches. « On ne restaure pas un phare, on lui rend sa lumière », confie l'architecte Maëlle Le Goff.

La lanterne porte désormais à 27 milles, contre 21 auparavant, et consomme quatre fois moins d'électricité. Le billet coûte 6 euros (3 euros pour les moins de 12 ans). L'association espère 30 000 visiteurs par an, soit le double de 2018. Une soixantaine de bénévoles assurent les visites, du mardi au dimanche, de 10 h à 18 h 30.`,
    faithful: [
      'Le chantier a coûté 1,9 M€.',
      'La Bretagne a payé près de la moitié de la facture.',
      '278 marches mènent à 54 m de haut.',
      '« On lui rend sa lumière », dit Mme Le Goff.',
      'L’entrée est à 6 €, moitié prix pour les moins de 12 ans.',
      'Soixante bénévoles font visiter.',
      'Les portes ferment à 18h30.',
      'Il était fermé depuis l’automne 2019.',
    ],
    invented: [
      ['Les travaux ont duré trente-deux mois.', ['trente-deux']],
      ['Le chantier a coûté 9,1 millions d’euros.', ['9,1 millions d’euros']],
      ['La région a payé 54 %.', ['54 %']],
      ['Le phare compte 287 marches.', ['287']],
      ['La lanterne porte à 27 kilomètres.', ['27']],
      ['Le billet coûte 6 livres.', ['6 livres']],
      ['Gwenaël Le Goff a dessiné les plans.', ['Gwenaël Le Goff']],
      ['« On ne restaure pas un phare, on le remplace », confie l’architecte.', ['on le remplace']],
      ['L’association espère tripler le nombre de visiteurs.', ['tripler']],
      ['Il ferme à 19 h 30.', ['19 h 30']],
      ['Il était fermé depuis novembre 2018.', ['novembre 2018']],
    ],
  },
  {
    language: 'ja',
    source: `# 茶どころの町、輸出で活路

静岡県川根町の茶農家でつくる「かわね緑園」は、令和6年度の輸出額が前年度より38%増の4億2,600万円になったと発表した。輸出先は米国、ドイツ、台湾など14か国・地域で、量は212トンだった。5年前の3倍にあたる。

代表の望月さゆりさん(53)は「国内だけを見ていたら畑は半分になっていた」と話す。組合員は87戸で、平均年齢は68.5歳。昨年10月に稼働した新工場には約7億円を投じ、有機栽培の割合を3割から5割に引き上げる。抹茶の卸値は1キロ当たり6,800円と、1年で1.7倍になった。町は来年度、後継者に最大で年150万円を3年間支給する。農林水産省の調べでは、全国の茶農家は20年で4分の1に減った。`,
    faithful: [
      '輸出額は約4.3億円で、38パーセント増えた。',
      '2024年度の輸出額は4億2600万円。',
      '十四か国・地域に輸出している。',
      '輸出量は212トンで、5年前の三倍。',
      '望月代表は「国内だけを見ていたら畑は半分になっていた」と語った。',
      '53歳の望月さゆりさんが代表を務める。',
      '新工場には７億円を投じた。',
      '有機栽培を30%から50%に増やす。',
      '抹茶は1kgあたり6,800円。',
      '卸値は70%上がった。',
      'アメリカやドイツにも売る。',
      '組合員はおよそ90戸。',
    ],
    invented: [
      ['輸出額は4億6,200万円だった。', ['4億6,200万円']],
      ['輸出額は38%減った。', ['38%']],
      ['令和5年度の輸出額は過去最高だった。', ['令和5年度']],
      ['輸出先は24か国・地域だった。', ['24か国']],
      ['フランスにも輸出している。', ['フランス']],
      [
        '望月さゆりさんは「国内だけを見ていたら畑は倍になっていた」と話す。',
        ['国内だけを見ていたら畑は倍になっていた'],
      ],
      ['鈴木一郎さんが代表だ。', ['鈴木一郎']],
      ['新工場には7千万円を投じた。', ['7千万円']],
      ['昨年11月に工場が動き出した。', ['11月']],
      ['抹茶は1グラム当たり6,800円だ。', ['6,800円', '1']],
      ['町は5年間支給する。', ['5年間']],
      ['有機栽培の割合は8割だ。', ['8割']],
      ['平均年齢は86.5歳。', ['86.5歳']],
    ],
  },
];
