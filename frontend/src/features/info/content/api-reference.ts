import document from '@repurpose/contract/openapi.json' with { type: 'json' };
import { ERRORS, type ErrorCode } from '@repurpose/contract';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
  items?: Schema;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  format?: string;
  default?: unknown;
}
interface Operation {
  summary: string;
  description: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}
const SCHEMAS = document.components.schemas as Record<string, Schema>;
const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref);
  const parts = schema.anyOf ?? schema.allOf;
  if (parts) return parts.map(typeOf).join(' or ');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`;
  return [schema.type ?? 'any'].flat().join(' or ');
}

function textOf({ description = '', enum: values, items, default: otherwise }: Schema): string {
  const allowed = values ?? items?.enum;
  const sentences = [
    description,
    allowed ? `One of ${allowed.filter((value) => value !== null).join(', ')}.` : '',
    otherwise === undefined ? '' : `Default: ${String(otherwise)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

export type Field = ReturnType<typeof fieldsOf>[number];

const fieldsOf = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    isRequired: required.includes(name),
    text: textOf(schema),
  }));

export type Call = ReturnType<typeof callOf>;

/** `answers` by the name of the type. */
function callOf(path: string, method: string, operation: Operation & { operationId: string }) {
  const { operationId: id, summary, description, parameters = [], requestBody, responses } = operation;
  const ref = requestBody?.content['application/json']?.schema.$ref;
  const problems = Object.values(responses).flatMap(
    ({ content }) => content?.['application/problem+json'] ?? [],
  );
  return {
    ...{ id, method: method.toUpperCase(), path, summary, description },
    parameters: parameters.map(({ name, in: place, required = false, description: text = '', schema }) => ({
      name,
      type: place === 'header' ? 'header' : typeOf(schema),
      isRequired: required,
      text: [text, textOf({ ...schema, description: '' })].filter(Boolean).join(' '),
    })),
    body: ref ? fieldsOf(SCHEMAS[nameOf(ref)] ?? {}) : [],
    answers: Object.entries(responses).flatMap(([status, { description: text, content }]) => {
      const schema = content?.['application/json']?.schema;
      return schema ? [{ status, text, type: typeOf(schema) }] : [];
    }),
    codes: problems.flatMap(({ schema }) =>
      (schema.allOf?.[1]?.properties?.['code']?.enum ?? []).map(String),
    ),
  };
}

export const CALLS = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item as unknown as Record<string, Operation & { operationId: string }>).map(
    ([method, operation]) => callOf(path, method, operation),
  ),
);

const ANSWERED = Object.keys(SCHEMAS).filter((name) => !/Request$/.test(name));
export const THINGS = ANSWERED.map((name) => ({ name, fields: fieldsOf(SCHEMAS[name] ?? {}) }));

export const CODES = [...new Set(CALLS.flatMap(({ codes }) => codes))]
  .sort()
  .map((code) => ({ code, ...ERRORS[code as ErrorCode] }));

export type Reference = { calls: typeof CALLS; things: typeof THINGS; codes: typeof CODES };
