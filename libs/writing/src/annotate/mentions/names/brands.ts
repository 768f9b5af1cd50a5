import { languageOf } from '../../../languages/registry.js';

/** Companies and services that are always names, even in German, which capitalises all nouns. */
const BRANDS = `adidas adobe airbnb airbus aldi allianz amazon amd audi basf bayer bertelsmann birkenstock blackrock bmw boeing bosch bytedance canva
  carrefour chatgpt cisco coca-cola commerzbank continental danone daimler dell deloitte dhl disney dropbox duolingo evernote discord etsy expedia eventbrite glovo grammarly hubspot jira kickstarter mailchimp patreon playstation prada
  quora revolut rolex sennheiser spacex squarespace starlink substack trello tupperware typeform wikimedia wordpress zapier zendesk ebay edeka ericsson
  facebook fedex ferrari fiat figma fujitsu gazprom github gitlab gmail google greenpeace heineken henkel hitachi honda huawei hyundai ibm
  iberdrola ikea inditex infineon instagram intel jpmorgan kaufland kpmg lego lenovo lidl linkedin lufthansa mastercard mcdonald’s mckinsey
  mercadona mercedes michelin microsoft miele mitsubishi moderna mozilla nestlé netflix nike nintendo nissan nokia novartis nvidia openai
  paypal peugeot pfizer philips pinterest porsche powerpoint pwc qualcomm reddit renault rewe rheinmetall roche rossmann ryanair salesforce
  samsung sanofi santander sap shopify siemens skype slack snapchat sony spotify starbucks stripe subaru telefónica telegram tesla thyssenkrupp
  tiktok toshiba toyota tripadvisor tui twitch twitter uber unesco unicef unilever vimeo vodafone volkswagen volvo walmart whatsapp wikipedia
  windows wirecard xerox xiaomi yahoo youtube zalando zara zeiss zoom`;
const KNOWN = new Set(BRANDS.split(/\s+/u));

/** Whether a word is a known company or service, unless it is also an ordinary word of the language. */
export function isKnownBrand(word: string, language: string): boolean {
  const small = word.toLowerCase().replaceAll("'", '’');
  return KNOWN.has(small) && !languageOf(language).lexicon.brandsAsWords?.includes(small);
}

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
