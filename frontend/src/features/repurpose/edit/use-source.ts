import { useEffect, useMemo, useState } from 'react';
import { readSourceBy, type LanguageModel, type Source } from '@repurpose/writing';
import { reportOnce } from '../../../shared/report.js';

/**
 * A content as the server reads it; null while the language model is on its way. Its 0.6 MB are fetched only for a
 * content that tells its language neither by its script nor by common words; where they do not come, it guesses.
 */
export function useSource(content: string): Source | null {
  const { source, needsModel } = useMemo(() => readHere(content), [content]);
  const [told, setTold] = useState<{ content: string; source: Source } | null>(null);
  useEffect(() => {
    if (!needsModel) return undefined;
    let isLeft = false;
    const tell = (model: LanguageModel | null) => {
      if (!isLeft) setTold({ content, source: model === null ? source : readSourceBy(model, content) });
    };
    import('./language-model.js').then(
      ({ languageModel }) => tell(languageModel),
      (cause: unknown) => {
        reportOnce('The language model did not come.', cause);
        tell(null);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [content, source, needsModel]);
  if (!needsModel) return source;
  return told?.content === content ? told.source : null;
}

function readHere(content: string): { source: Source; needsModel: boolean } {
  let needsModel = false;
  const source = readSourceBy(() => {
    needsModel = true;
    return undefined;
  }, content);
  return { source, needsModel };
}
