import { SearchChange } from './library/search-change.entity.js';
import { SearchDocument } from './library/search-document.entity.js';
import { TransformationTag } from './library/transformation-tag.entity.js';
import { Output } from './output.entity.js';
import { Transformation } from './transformation.entity.js';
import { OutputVersion } from './versions/output-version.entity.js';
import { TermEntity } from './voices/term.entity.js';
import { VoiceSampleEntity } from './voices/voice-sample.entity.js';
import { VoiceEntity } from './voices/voice.entity.js';
import { ModelUseEntity } from './worker/model-use.entity.js';

export const TRANSFORM_ENTITIES = [
  ModelUseEntity,
  Output,
  OutputVersion,
  SearchChange,
  SearchDocument,
  TermEntity,
  Transformation,
  TransformationTag,
  VoiceEntity,
  VoiceSampleEntity,
];
