export type * from './source/digest.types.js';
export type * from './source/source.types.js';
export type * from './formats/draft/draft.types.js';
export * from './platforms/rules.js';
export { type Counter, countAs, countText, countWords, graphemesOf, postsOf } from './platforms/count.js';
export { fitText } from './platforms/fit-text.js';
export { postSuffix } from './platforms/post-suffix.js';
export { splitThread, type SplitOptions } from './platforms/split-thread.js';
export { DraftError } from './formats/draft/draft-error.js';
export { renderDraft, saidText } from './formats/draft/render-draft.js';
export {
  countedTexts,
  measureDraft,
  measureParts,
  type Measure,
  type PartMeasure,
} from './formats/draft/measure-draft.js';
export { measurePart } from './formats/draft/measure-part.js';
export { finishDraft, type FinishedDraft } from './formats/finish/finish-draft.js';
export { carryFindings, checkDraft, withClaims } from './formats/finish/check-draft.js';
export {
  partOf,
  partsOf,
  partText,
  segmentsOf,
  withSegments,
  type DraftPart,
  type Segment,
} from './formats/draft/segments.js';
export {
  editDraft,
  overLimitOf,
  overLimitText,
  reviseDraft,
  type RevisedDraft,
  type Revision,
} from './formats/edit/revise-draft.js';
export { arrangeableParts, type Placed } from './formats/edit/arrange-draft.js';
export { rewriteDraft, type RewriteRules } from './formats/edit/rewrite-draft.js';
export type { WritingRequest } from './formats/draft/writing-request.js';
export { buildPrompt } from './prompts/build-prompt.js';
export { languageName, type Prompt } from './prompts/ground-rules.js';
export { findTells, type Tell, type Tells } from './stock-phrases/find-tells.js';
export {
  BRIEF_SCHEMA,
  buildBriefPrompt,
  checkedBrief,
  parseBrief,
  type BriefPart,
  type CheckedBrief,
} from './prompts/source-digest.js';
export { entailmentItems, type EntailmentItem } from './prompts/entailment/entailment-items.js';
export {
  buildEntailmentPrompt,
  ENTAILMENT_SCHEMA,
  parseVerdicts,
} from './prompts/entailment/entailment-prompt.js';
export { entailmentClaims, type ModelFinding } from './prompts/entailment/entailment-claims.js';
export { sourceParts } from './prompts/source-parts.js';
export { parseDraft } from './prompts/parse-draft.js';
export { readJson } from './prompts/read-json.js';
export { draftSchema, type JsonSchema } from './prompts/shape.js';
export { mailOf, type Mail, type MailInput } from './export/eml.js';
export { exportFile, exportZip, type ExportedFile } from './export/export-file.js';
export { fileNameOf } from './export/file-name.js';
export { escapeHtml, outputHtml } from './export/html.js';
export { publishedText, type PublishedText } from './export/page.js';
export { exportText } from './export/export-text.js';
export type { ExportInput, ExportKind } from './export/export.types.js';
export { chapterChecks, type ChapterCheck } from './previews/chapter-checks.js';
export { cutAtFold } from './previews/fold.js';
export {
  previewOf,
  previewText,
  type PreviewBlock,
  type PreviewInput,
  type PreviewLine,
} from './previews/preview.js';
export { checkClaims, explainClaims, type ExplainedClaim } from './claims/check-claims.js';
export type { LanguageModel } from './languages/detect-language.js';
export { detectLanguage, languageModel } from './languages/language-model.js';
export { parseDeclarations } from './source/hidden/declarations.js';
export { SHOWN, isTextShown, visibilityInside, type Visibility } from './source/hidden/visibility.js';
export { readSource } from './source/read-source.js';
export { readSourceBy } from './source/read-source-by.js';
export { writeOffline } from './offline/write-offline.js';
export { sentenceOrigins, type SentenceOrigin } from './evaluate/sentence-origins.js';
export { evaluateOutputs, type Output, type OutputMetrics } from './evaluate/evaluate.js';
export { traceOf } from './evaluate/trace.js';
export { countDefects, renderPage, renderTable, type EvaluatedSource } from './evaluate/report.js';
export { buildJudgePrompt, type Pairing } from './evaluate/judge/judge-prompt.js';
export { renderJudgement, type JudgedFormat, type JudgedSource } from './evaluate/judge/judge-report.js';
export { judge, totalsOf, type Judgement, type Side } from './evaluate/judge/judgement.js';
export { COMPARISON_SCHEMA, parseComparison, type Comparison } from './evaluate/judge/sheet.js';
export { voicedSource } from './voice/voiced-source.js';
export { applyVoice, precomputeVoice, type VoicedDraft } from './voice/apply-voice.js';
export { revoice, type Written } from './voice/revoice.js';
export { carryVoice } from './voice/carry-voice.js';
export { checkVoiced } from './voice/check-voiced.js';
export { finishInVoice, giveVoice } from './voice/finish-in-voice.js';
export { fingerprintOf, likenessOf } from './voice/style/fingerprint.js';
export { previewVoice } from './voice/preview-voice.js';
export { voiceBrief } from './voice/voice-brief.js';
export { mergedTerms } from './voice/merged-terms.js';
export { termsFromCsv, termsToCsv } from './voice/terms-csv.js';
