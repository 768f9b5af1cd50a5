import { memoize } from '../text/memo.js';

/** The words an output's layout needs. */
export interface LayoutLabels {
  subject: string;
  preheader: string;
  title: string;
  hook: string;
  onScreen: string;
  description: string;
  tags: string;
  topics: string;
  coldOpen: string;
  questions: string;
  outro: string;
  visual: string;
  voiceOver: string;
  caption: string;
  /** What stands between a label and its text, as the language sets it. */
  colon: string;
  /** Minutes behind their number; empty where we have no word for them. */
  minutes: string;
}

const KEYS: readonly Exclude<keyof LayoutLabels, 'colon'>[] = [
  'subject',
  'preheader',
  'title',
  'hook',
  'onScreen',
  'description',
  'tags',
  'topics',
  'coldOpen',
  'questions',
  'outro',
  'visual',
  'voiceOver',
  'caption',
  'minutes',
];

/** In the order of `KEYS`. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'Subject|Preheader|Title|Hook|On screen|Description|Tags|Topics|Cold open|Questions|Outro|Visual|Voice-over|Caption| min',
  de: 'Betreff|Vorschautext|Titel|Einstieg|Einblendung|Beschreibung|Tags|Themen|Auftakt|Fragen|Abschluss|Bild|Sprechertext|Bildunterschrift| Min.',
  es: 'Asunto|Vista previa|Título|Gancho|En pantalla|Descripción|Etiquetas|Temas|Apertura|Preguntas|Cierre|Imagen|Voz en off|Texto| min',
  fr: 'Objet|Aperçu|Titre|Accroche|À l’écran|Description|Tags|Thèmes|Ouverture|Questions|Conclusion|Image|Voix off|Légende| min',
  pt: 'Assunto|Prévia|Título|Gancho|Na tela|Descrição|Tags|Temas|Abertura|Perguntas|Encerramento|Imagem|Narração|Legenda| min',
  it: 'Oggetto|Anteprima|Titolo|Aggancio|Sullo schermo|Descrizione|Tag|Temi|Apertura|Domande|Chiusura|Immagine|Voce fuori campo|Didascalia| min',
  nl: 'Onderwerp|Voorbeeldtekst|Titel|Opening|In beeld|Beschrijving|Tags|Onderwerpen|Vooraf|Vragen|Afsluiting|Beeld|Voice-over|Bijschrift| min',
  ja: '件名|プリヘッダー|タイトル|フック|画面テキスト|説明|タグ|トピック|オープニング|質問|エンディング|映像|ナレーション|キャプション|分',
};

/** French sets a space before its colon, a no-break one; Japanese a wide colon that needs none. */
const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' };

/** A colon between a label and its text as a language (ISO 639-1) sets it. */
export function colonOf(language: string): string {
  return COLONS[language] ?? ': ';
}

/** Labels in a language (ISO 639-1); all empty where we do not speak it, so that no foreign word gets into an output. */
export const labelsFor = memoize((language: string): LayoutLabels => {
  const words = (WORDS[language] ?? '').split('|');
  const named = Object.fromEntries(KEYS.map((key, index) => [key, words[index] ?? '']));
  return { ...named, colon: colonOf(language) } as LayoutLabels;
});
