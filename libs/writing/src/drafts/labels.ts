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
}

const KEYS: readonly (keyof LayoutLabels)[] = [
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
];

/** In the order of `KEYS`. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'Subject|Preheader|Title|Hook|On screen|Description|Tags|Topics|Cold open|Questions|Outro|Visual|Voice-over|Caption',
  de: 'Betreff|Vorschautext|Titel|Einstieg|Einblendung|Beschreibung|Tags|Themen|Auftakt|Fragen|Abschluss|Bild|Sprechertext|Bildunterschrift',
  es: 'Asunto|Preencabezado|Título|Gancho|En pantalla|Descripción|Etiquetas|Temas|Apertura|Preguntas|Cierre|Imagen|Voz en off|Texto',
  fr: 'Objet|Préen-tête|Titre|Accroche|À l’écran|Description|Tags|Thèmes|Ouverture|Questions|Conclusion|Image|Voix off|Légende',
  pt: 'Assunto|Pré-cabeçalho|Título|Gancho|Na tela|Descrição|Tags|Temas|Abertura|Perguntas|Encerramento|Imagem|Narração|Legenda',
  it: 'Oggetto|Preheader|Titolo|Aggancio|Sullo schermo|Descrizione|Tag|Temi|Apertura|Domande|Chiusura|Immagine|Voce fuori campo|Didascalia',
  nl: 'Onderwerp|Preheader|Titel|Opening|In beeld|Beschrijving|Tags|Onderwerpen|Vooraf|Vragen|Afsluiting|Beeld|Voice-over|Bijschrift',
  ja: '件名|プリヘッダー|タイトル|フック|画面テキスト|説明|タグ|トピック|オープニング|質問|エンディング|映像|ナレーション|キャプション',
};

/** Labels in a language (ISO 639-1); all empty where we do not speak it, so that no foreign word gets into an output. */
export function labelsFor(language: string): LayoutLabels {
  const words = (WORDS[language] ?? '').split('|');
  return Object.fromEntries(KEYS.map((key, index) => [key, words[index] ?? ''])) as unknown as LayoutLabels;
}
