import { type Problem, V1, type V1Call } from '@repurpose/contract';
import { sharedProduct } from '../harness/product.js';
import { ARTICLE } from '../harness/transforms.js';
import { agencyOwner, type Person, workspaceOf } from '../workspaces/team.js';
import { DOCUMENT, newKey, type Options, Program } from './program.js';

/* Cases are made from the document's schemas: what it allows is accepted, all else is refused. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Value {
  value: unknown;
  isAllowed: boolean;
}
interface Case {
  name: string;
  options: Options;
  isAllowed: boolean;
}

const schemas = (DOCUMENT as unknown as { components: { schemas: Record<string, Schema> } }).components
  .schemas;
const resolved = (schema: Schema): Schema => {
  const ref = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return ref === undefined ? schema : (schemas[ref.split('/').at(-1) ?? ''] ?? {});
};
const textOf = (length: number): string =>
  'The team wrote it down and read it again. '.repeat(length / 40 + 1).slice(0, length - 1) + '.';
const ok = (value: unknown): Value => ({ value, isAllowed: true });
const no = (value: unknown): Value => ({ value, isAllowed: false });

function listsOf({ items, minItems, maxItems }: Schema): Value[] {
  const values = items?.enum ?? [];
  const of = (count: number): unknown[] => Array<unknown>(count).fill(values[0]);
  return [
    ...values.map((value) => ok([value])),
    ...[no(['not-in-the-list']), no('text')],
    ...(minItems ? [no(of(minItems - 1))] : []),
    ...(maxItems ? [ok(of(maxItems)), no(of(maxItems + 1))] : []),
  ];
}

const FORMATS: Readonly<Record<string, Value[]>> = {
  uuid: [no('not-a-uuid')],
  'date-time': [
    ...['2026-01-12T09:30:00Z', '2026-01-12T09:30:00.125Z', '2026-01-12T09:30:00+01:00'].map(ok),
    ...['yesterday', '2026-01-12', '2026-13-40T09:30:00Z', '2026-02-30T09:30:00Z'].map(no),
  ],
};
const stringsOf = ({ minLength, maxLength, format = '' }: Schema): Value[] => [
  ...(minLength ? [no('')] : []),
  ...(maxLength ? [ok(textOf(maxLength)), no(textOf(maxLength + 1))] : []),
  ...(FORMATS[format] ?? []),
];

function valuesOf(schema: Schema): Value[] {
  const types = [schema.type ?? []].flat();
  const empty = types.includes('null') ? [ok(null)] : [];
  if (schema.enum) return [...empty, ...schema.enum.map(ok), no('not-in-the-list'), no(999)];
  if (types.includes('array')) return listsOf(schema);
  return types.includes('string') ? [...empty, ...stringsOf(schema)] : empty;
}

function* bodiesOf(schema: Schema, good: Record<string, unknown>, path: string): Generator<Case> {
  const { properties = {}, required = [] } = schema;
  for (const name of required) {
    const { [name]: _, ...rest } = good;
    yield { name: `without ${path}${name}`, options: { body: rest }, isAllowed: false };
  }
  for (const [name, property] of Object.entries(properties)) {
    const inner = resolved(property);
    const shown = ({ value }: Value): string => `${path}${name} ${JSON.stringify(value).slice(0, 40)}`;
    for (const each of valuesOf(inner))
      yield {
        name: shown(each),
        options: { body: { ...good, [name]: each.value } },
        isAllowed: each.isAllowed,
      };
    if (!inner.properties) continue;
    yield { name: `${path}${name} 5`, options: { body: { ...good, [name]: 5 } }, isAllowed: false };
    for (const { options, ...rest } of bodiesOf(inner, {}, `${name}.`))
      yield { ...rest, options: { body: { ...good, [name]: options.body } } };
  }
}

function* queriesOf(parameters: readonly Parameter[]): Generator<Case> {
  for (const { name, schema } of parameters.filter((each) => each.in === 'query')) {
    const { minimum, maximum } = schema;
    const bounds = [minimum ?? [], maximum ?? []].flat().map(ok);
    for (const { value, isAllowed } of [...valuesOf(schema), ...bounds])
      yield {
        name: `${name}=${String(value).slice(0, 40)}`,
        options: { query: { [name]: String(value) } },
        isAllowed,
      };
  }
}

const GOOD: Partial<Record<V1Call, Record<string, unknown>>> = {
  transform: { content: ARTICLE, formats: ['summary'] },
  check: { source: ARTICLE, text: 'It took 3 hours.' },
};
const casesOf = (call: V1Call): Case[] => {
  const { method, path } = V1[call];
  const operation = DOCUMENT.paths[path]?.[method.toLowerCase()] as Operation | undefined;
  const body = operation?.requestBody?.content['application/json']?.schema;
  return [
    ...(body ? bodiesOf(resolved(body), GOOD[call] ?? {}, '') : []),
    ...queriesOf(operation?.parameters ?? []),
  ];
};
/** This product has no model. The preceding rule is tested. */
const MODEL = 'INSTRUCTION_NEEDS_MODEL';
const KEY_CALLS = 55;

let owner: Person;
let place: string;
beforeAll(async () => {
  owner = await agencyOwner();
  place = (await workspaceOf(owner, 'Document')).id;
});

describe.each(['transform', 'check', 'status', 'transformations'] as const)('%s', (call) => {
  it('takes what the document allows, and nothing else', async () => {
    const cases = casesOf(call);
    expect(cases.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    let program = new Program(sharedProduct().url, (await newKey(owner, place)).key);
    for (const [index, { name, options, isAllowed }] of cases.entries()) {
      if (index % KEY_CALLS === KEY_CALLS - 1)
        program = new Program(sharedProduct().url, (await newKey(owner, place)).key);
      const { status, body } = await program.call<Problem>(call, options);
      const isTaken = status < 300 || body.code === MODEL;
      if (isTaken !== isAllowed) wrong.push(`${name}: ${status} ${body.code}`);
    }
    expect(wrong).toEqual([]);
  });
});
