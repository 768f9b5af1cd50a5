import { oneOf } from '../../../text/one-of.js';

const TITLES = oneOf`
  さん 氏(?![名]) 教授 社長 博士 首相 大統領 館長 議員 監督 選手 会長 知事 理事長 委員長 校長 院長 市長 町長 村長 区長
  学長 専務 常務`;
const ORGANISATIONS = oneOf`大学 製作所 銀行 新聞社? 省 庁 裁判所 工業 電機 鉄道`;
/** Kinds of organisations that need a further word to be a name. */
const KINDS = oneOf`国立 公立 私立 市立 県立 女子 同 各 本 当 某 地方 中央 関係 主要 大手 老舗`;
/** Kinds of places that need a further word to be a name. */
const REGIONS = oneOf`
  地方 全国 近隣 周辺 各 同 当 某 都市 大都市 下町 港町 城下町 農村 漁村 地区 学区 市町 過疎 隣 自治`;
const HAN = '[々\\u4E00-\\u9FFF]';
const KATAKANA = '[\\u30A1-\\u30FA\\u30FC]';
/** Japanese names: a transcription with a dot, a person with a title, an organisation, a company, a place. */
export const JAPANESE = new RegExp(
  [
    `(?<!${KATAKANA})${KATAKANA}{2,20}(?:[・＝]${KATAKANA}{1,20}){1,4}`,
    `[々\\u4E00-\\u9FFF\\u30A0-\\u30FF]{2,8}?(?=${TITLES})`,
    `(?<!${HAN})(?!${KINDS})${HAN}{2,6}(?:${ORGANISATIONS})(?!${HAN})`,
    '(?:株式会社|合同会社)[\\u4E00-\\u9FFF\\u30A0-\\u30FFA-Za-z]{2,12}',
    `(?<!${HAN})(?!${REGIONS})${HAN}{2,4}[都府県市町村区](?!${HAN})`,
  ].join('|'),
  'g',
);

/** Companies, countries and cities in Japanese script that have no title or suffix. */
export const JAPANESE_NAMES = new RegExp(
  `(?<![ァ-ヶー])(?:${`アップル アマゾン アリババ インスタグラム インテル ウーバー エヌビディア オープンAI グーグル コカ・コーラ サムスン サントリー
  シャープ スターバックス スポティファイ セブンイレブン ソニー ソフトバンク ダイハツ ツイッター テスラ ディズニー トヨタ ドコモ ナイキ ネスレ
  ネットフリックス パナソニック ファミリーマート フェイスブック フォルクスワーゲン ホンダ マイクロソフト マクドナルド マツダ メルカリ ヤフー
  ユニクロ ユーチューブ リクルート ローソン ワークマン
  イタリア インド インドネシア ウクライナ オランダ オーストラリア カナダ シンガポール スイス スウェーデン スペイン
  ドイツ フィリピン フィンランド フランス ブラジル ベトナム ベルギー ポルトガル ロシア ロンドン パリ ベルリン ニューヨーク ソウル`
    .split(/\s+/u)
    .join(
      '|',
    )})(?![ァ-ヶー])|博報堂|任天堂|楽天|日産|日立|東芝|三菱|富士通|資生堂|花王|無印良品|電通|韓国|台湾|(?<!東)京都(?![々一-龯]*[市府])|大阪(?!府|市)|横浜(?!市)|名古屋(?!市)|札幌(?!市)|福岡(?!県|市)|神戸(?!市)|仙台(?!市)|広島(?!県|市)|那覇(?!市)|渋谷(?!区)|新宿(?!区)|池袋|銀座|六本木|秋葉原|金沢(?!市)|熊本(?!県|市)|鹿児島(?!県|市)|長崎(?!県|市)|千葉(?!県|市)|埼玉(?!県)|静岡(?!県|市)|愛知(?!県)|兵庫(?!県)|北海道|沖縄(?!県)`,
  'gu',
);
