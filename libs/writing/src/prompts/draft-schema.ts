import type { FormatKey } from '@repurpose/contract';
import { memoize } from '../text/memo.js';
import type { JsonSchema, Shape } from './shape.js';
import { SHAPES } from './shape.js';

/** A strict JSON schema for a shape: all fields are required, others are forbidden. */
export function schemaOf(shape: Shape): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return { type: 'string', description: shape.about };
    case 'number':
      return { type: 'integer', description: shape.about };
    case 'choice':
      return { type: 'string', description: shape.about, enum: shape.of };
    case 'list':
      return { type: 'array', description: shape.about, items: schemaOf(shape.of) };
    case 'record':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(shape.fields).map(([name, field]) => [name, schemaOf(field)]),
        ),
        required: Object.keys(shape.fields),
        additionalProperties: false,
      };
  }
}

export const draftSchema = memoize((format: FormatKey): JsonSchema => schemaOf(SHAPES[format]));
