import type { Industry } from '@repurpose/contract';
import { DEFAULT_SETTINGS } from '@repurpose/contract';
import { prefixKey } from '../languages/words.js';

/** Words an industry's readers look for; they only raise topics that the source itself has. */
const WORDS: Readonly<Record<Industry, string>> = {
  technology:
    'software data code developer developers api cloud security agile web technology open source github digital product datos código tecnología seguridad daten sicherheit technologie données logiciel dati codice dados オープンソース データ プロジェクト',
  finance:
    'finance bank banking money budget investment investor tax cost revenue market fund payment finanzas banco presupuesto finanzen geld budget banque finanza banca orçamento financiën 金融 投資',
  healthcare:
    'health patient patients care hospital doctor clinical medicine medical salud paciente gesundheit patient santé salute saúde gezondheid 健康 医療',
  education:
    'education student students teacher school learning course training university teaching educación estudiante escuela bildung schule lernen éducation école élève istruzione scuola educação escola onderwijs school 教育 学校',
  marketing:
    'marketing brand audience campaign content customer customers newsletter social engagement marca clientes audiencia marke kunden marque client marchio clienti cliente merk klanten マーケティング 顧客',
  ecommerce:
    'ecommerce commerce shop store customer customers order orders delivery retail checkout tienda pedido entrega laden bestellung boutique commande negozio ordine loja pedido winkel bestelling 注文 店舗',
  entertainment:
    'film music show game games series festival artist audience streaming cine música juego musik spiel film musique jeu gioco jogo muziek spel 音楽 映画 ゲーム',
  travel:
    'travel trip hotel flight destination tourism guest guests journey viaje turismo reise hotel voyage tourisme viaggio viagem reis 旅行 観光',
  fitness:
    'fitness training workout exercise health strength running body entrenamiento ejercicio training bewegung exercice entraînement allenamento treino oefening 運動',
  food: 'food recipe restaurant kitchen taste ingredient cooking meal bread coffee comida receta cocina essen rezept küche cuisine recette cibo cucina ricetta comida cozinha eten recept keuken 料理',
  fashion:
    'fashion style clothing design brand fabric wear moda estilo ropa mode stil kleidung mode vêtement moda stile abbigliamento roupa kleding ファッション',
  realestate:
    'property house home housing estate rent tenant mortgage building vivienda alquiler casa immobilie wohnung miete immobilier logement loyer immobile affitto imóvel aluguel woning huur 不動産 住宅',
};

/** The stems of an industry's words. */
export function industryStems(industry: Industry): ReadonlySet<string> {
  return new Set(WORDS[industry].split(' ').map(prefixKey));
}

/** The industry a piece is for: the one chosen; the one nobody chose only where the source speaks of it. */
export function addressed(industry: Industry, topics: readonly string[]): Industry | null {
  if (industry !== DEFAULT_SETTINGS.industry) return industry;
  const stems = industryStems(industry);
  return topics.some((topic) => topic.split(' ').some((word) => stems.has(prefixKey(word))))
    ? industry
    : null;
}
