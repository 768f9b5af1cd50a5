import { DEFAULT_SETTINGS, FORMALITY_VALUES, FORMAT_KEYS, TONE_KEYS } from '@repurpose/contract';
import { finishDraft } from '../formats/finish/finish-draft.js';
import { checkClaims } from '../claims/check-claims.js';
import { isContextDependent } from '../languages/context-dependence.js';
import { readSource } from '../source/read-source.js';
import { cleanSentence } from './wording/clean-sentence.js';
import { withoutLabel } from './wording/labels.js';
import { voiceFor } from './voice.js';
import type { AskingFormat } from '../languages/phrases.types.js';
import { planOf } from './analysis/analysis.js';
import { findTopics } from './analysis/topics.js';
import { writeOffline } from './write-offline.js';

const leans = (language: string, text: string) => cleanSentence({ text }, language).isDangling;

describe('a sentence that refers back, in any language', () => {
  it.each([
    ['de', 'Ohne den Wagen wäre die Leistung nach seiner Berechnung gesunken.'],
    ['de', 'Drei Jahre später kam der Erfolg.'],
    ['de', 'In Görlitz sind das 61 Prozent.'],
    ['de', 'Früher hatten sie im Schnitt 31 Seiten, heute sind es acht.'],
    ['de', 'Im letzten Jahr waren es 161.'],
    ['de', 'Kein Kunde hat sich beschwert.'],
    ['de', 'Seit März gibt es deshalb jeden Mittwoch eine Fragestunde.'],
    ['es', 'El instituto la abandonó a los cuatro meses.'],
    ['es', 'A cambio, los alumnos leen media hora diaria.'],
    ['fr', 'Une fromagerie de Rezé l’utilise depuis mars.'],
    ['fr', 'Deux ans plus tard, la boutique a rouvert.'],
    ['fr', 'Le troisième groupe dormait mal.'],
    ['fr', 'Le premier marchait une demi-heure par jour.'],
    ['fr', 'Les voisins dormaient comme avant.'],
    ['de', 'Das zweite Becken fror im Januar zu.'],
    ['es', 'La segunda piscina se heló en enero.'],
    ['de', 'Die Baustelle stand deshalb fünf Monate still.'],
    ['en', 'Before that, a new engineer needed eleven weeks.'],
    ['es', 'Estaba limpia, ordenada y cerrada con llave.'],
    ['es', 'Nos pareció un precio razonable.'],
    ['es', 'Si puede hacer dos, saque la mitad de los libros.'],
    ['ja', '暗い中で仕事を続ける人がいたからです。'],
    ['it', 'Soltanto 130 persone l’hanno scaricata in un anno.'],
    ['it', 'Nel 2023 ne ha contati 19.400.'],
    ['it', 'Al loro posto sono arrivati quattro banchi.'],
    ['pt', 'A pesquisa dele acompanhou 400 famílias.'],
    ['nl', 'In Oudeschild is dat 61 procent.'],
    ['nl', 'De coöperatie betaalt in die weken zes scholieren.'],
    ['ru', 'В 2020 году её посещали 15 человек.'],
    ['pl', 'Sprzedaż spadła w tym czasie o 6%.'],
    ['tr', 'Üç yıl sonra çöpe giden miktar azaldı.'],
    ['ar', 'هذه المزرعة صغيرة.'],
  ])('%s: %s', (language, text) => {
    expect(leans(language, text)).toBe(true);
  });

  it.each([
    ['de', 'Das Team hat die Pläne geprüft, bevor es sie freigab.'],
    ['de', 'Jeden Tag können Sie bis 20 Uhr anrufen.'],
    ['de', 'Kein Verein der Stadt hat im letzten Jahr so viele Bäume gepflanzt.'],
    ['es', 'La biblioteca recibió 18.500 euros para libros nuevos.'],
    ['fr', 'Pesez vos invendus pendant un mois sans rien changer.'],
    ['it', 'Il museo ha ricevuto 300 libri e li ha esposti.'],
    ['pt', 'A cooperativa atende 8.700 residências.'],
    ['nl', 'De winkel krijgt geen cent subsidie.'],
    ['ru', 'Старые стеллажи разобрали и сделали из них столы.'],
    ['pl', 'Koszt mąki spadł o 1 250 złotych miesięcznie.'],
  ])('stands by itself: %s: %s', (language, text) => {
    expect(leans(language, text)).toBe(false);
  });
});

it.each([
  ['de', 'Nach zwölf Monaten ist der Umsatz um 6 Prozent gestiegen.'],
  ['pt', 'O museu ganhou um prêmio em 2019.'],
])('keeps a word of %s that is a hesitation in English', (language, text) => {
  expect(cleanSentence({ text }, language).text).toBe(text);
});

describe('what the writer itself says', () => {
  const asking = ['twitter', 'instagram', 'youtube', 'podcast', 'reels', 'tiktok'] as const;
  const words = (text: string) =>
    new Set(
      (text.toLowerCase().match(/\p{L}{7,}|[一-龠ァ-ヴー]{2,}/gu) ?? []).map((word) => word.slice(0, 8)),
    );
  const pairs = (['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'ja'] as const).flatMap((language) =>
    TONE_KEYS.flatMap((tone) =>
      FORMALITY_VALUES.flatMap((formality) =>
        asking.map((format: AskingFormat) => {
          const voice = voiceFor(language, tone, formality);
          return { language, close: voice.close, ask: voice.ask(format), lead: voice.lead };
        }),
      ),
    ),
  );

  it('does not say twice in a row what it says', () => {
    const repeated = pairs.filter(({ close, ask }) => [...words(close)].some((word) => words(ask).has(word)));
    expect(repeated).toEqual([]);
  });

  it('leans on nothing that is said before', () => {
    const leaning = pairs.filter(({ language, close, ask, lead }) =>
      [close, ask, lead].some((text) => isContextDependent(text, language)),
    );
    expect(leaning).toEqual([]);
  });

  it('claims nothing', () => {
    const nothing = readSource('The harbour has room for boats.');
    const english = pairs.filter(({ language }) => language === 'en');
    const claiming = english.flatMap(({ close, ask, lead }) =>
      [close, ask, lead].flatMap((text) => checkClaims(text, nothing).map((claim) => claim.text)),
    );
    expect([...new Set(claiming)]).toEqual([]);
  });

  it('sets the signs of its language', () => {
    const said = pairs.flatMap(({ language, close, ask, lead }) =>
      [close, ask, lead].map((text) => [language, text] as const),
    );
    const wrong = said.filter(([language, text]) => {
      if (language === 'ja') return /[!?:]|[！？] /u.test(text);
      if (language === 'es') return /^[^¿]*\?|^[^¡]*!/u.test(text.replace(/[¿¡][^¿¡?!]*[?!]/gu, ''));
      return language === 'fr' ? /\S[!?:;]/u.test(text) : false;
    });
    expect(wrong).toEqual([]);
  });
});

describe('a colon', () => {
  it('in a time is no label', () => {
    expect(
      withoutLabel('La jornada empieza a las 8:15 con quince minutos de lectura en silencio.', 'es'),
    ).toBe('La jornada empieza a las 8:15 con quince minutos de lectura en silencio.');
  });

  it('in running text keeps what stands before it: the half behind it may say the opposite', () => {
    const content =
      '# L’épicerie\n\nLa boutique a ouvert en mars dans la rue Pasteur. Une erreur a coûté cher : former une seule personne au relevé du soir. Les clients sont revenus après trois semaines de travaux.';
    const source = readSource(content);
    const request = { content, formats: [...FORMAT_KEYS], settings: DEFAULT_SETTINGS };
    const texts = FORMAT_KEYS.map(
      (format) => finishDraft(writeOffline(request, source, format), source).text,
    );
    const told = texts.filter((text) => /former une seule/iu.test(text));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((text) => !/Une erreur a coûté cher/u.test(text))).toEqual([]);
  });
});

describe('French', () => {
  it('has spaces before its double signs that no line breaks at', () => {
    const content =
      '# Le pain\n\nLa boulangerie de Nantes a réduit le gaspillage de 87 % : un record. « Nous comptons chaque soir », dit Sophie Martin. Pourquoi compter ? Parce que la pluie change tout !';
    const source = readSource(content);
    const request = { content, formats: [...FORMAT_KEYS], settings: DEFAULT_SETTINGS };
    for (const format of FORMAT_KEYS) {
      const { text } = finishDraft(writeOffline(request, source, format), source);
      expect([format, / [:;!?»%]|« |[^\s\d]:(?!\d)/u.exec(text.replace(/https?:\S+/gu, ''))?.[0]]).toEqual([
        format,
        undefined,
      ]);
    }
  });
});

describe('topics', () => {
  it('are not the people who are quoted', () => {
    const quote =
      '«La lectura explica la mejora», sostiene Andrés Villalba. Andrés Villalba evaluó la lectura.';
    const source = readSource(`# La lectura en el instituto\n\n${`${quote} La lectura crece. `.repeat(3)}`);
    expect(findTopics(source).join()).not.toMatch(/Andrés|Villalba/);
  });

  it.each([
    [
      '마을 도서관의 씨앗 은행',
      '마을 도서관은 3월부터 씨앗을 빌려준다. 도서관에는 씨앗 봉투가 240개 있다.',
      '도서관',
    ],
    [
      'Kütüphanede tohum bankası',
      'Kütüphane mart ayından beri açık. Kütüphaneye geçen yıl 85 kişi katıldı.',
      'Kütüphane',
    ],
    [
      'مكتبة البذور في القرية',
      'تعير مكتبة القرية البذور منذ شهر مارس. يزرع السكان البذور في الربيع.',
      'البذور',
    ],
  ])('are words of the title that come back, where nouns cannot be told: %s', (title, text, topic) => {
    expect(findTopics(readSource(`${title}\n\n${text}`))).toContain(topic);
  });

  it('are a pair of words where one alone is true of many texts', () => {
    const text =
      '---\ntitle: Tips for surveys\ntags: [design]\n---\n\nForm design is not just a visual question. The handbook of form design came out in May. A good form design needs research. Nobody reads it twice.';
    expect(findTopics(readSource(text))[0]?.toLowerCase()).toBe('form design');
  });

  it('are German compounds of the title, not what figures count', () => {
    const source = readSource(
      '# Unsere Vier-Tage-Woche\n\nDie Tischlerei arbeitet seit drei Monaten kürzer. Nach sechs Monaten stieg der Umsatz der Tischlerei um 6 Prozent. Nach neun Monaten waren es 9 Prozent mehr für die Tischlerei.',
    );
    expect(findTopics(source)).toEqual(expect.arrayContaining(['Vier-Tage-Woche', 'Tischlerei']));
    expect(findTopics(source)).not.toEqual(expect.arrayContaining(['Monaten']));
  });
});

describe('a figure in big letters', () => {
  const figureOf = (content: string) => planOf(readSource(content)).candidates.map(({ figure }) => figure);
  it.each([
    ['Seit dem 1. März 2023 arbeiten die 23 Beschäftigten in Görlitz kürzer.', '23 Beschäftigten'],
    ['书店把库存从12000册减到4500册，读者更容易挑选。', '12000册'],
    ['スマートフォンの予約システムは3か月でやめた。', '3か月'],
  ])('stands for itself, with what it counts: %s', (content, figure) => {
    expect(figureOf(content)[0]).toContain(figure);
  });
});
