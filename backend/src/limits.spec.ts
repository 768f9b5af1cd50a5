import 'reflect-metadata';
import { type Type, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { API, EDIT_CHARS, LIMITS, V1, VOICE_LIMITS } from '@repurpose/contract';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate } from 'class-validator';
import { AuthController } from './modules/auth/auth.controller.js';
import { IdentityController } from './modules/auth/identity/identity.controller.js';
import { AddressController, PasswordResetController } from './modules/auth/recovery/recovery.controller.js';
import { BillingController } from './modules/billing/billing.controller.js';
import { ContentController } from './modules/content/content.controller.js';
import { HealthController } from './modules/health/health.controller.js';
import { SharesController } from './modules/sharing/shares.controller.js';
import { toIdempotencyKey } from './modules/transform/admission/transform.dto.js';
import { TransformController } from './modules/transform/admission/transform.controller.js';
import { ApiKeysController } from './modules/keys/api-keys.controller.js';
import { LibraryController } from './modules/transform/library/library.controller.js';
import { readPageRequest } from './modules/transform/library/library.filter.js';
import { OutputsController } from './modules/transform/versions/outputs.controller.js';
import { TermsController } from './modules/transform/voices/terms.controller.js';
import { VoicesController } from './modules/transform/voices/voices.controller.js';
import { ToolsV1Controller } from './modules/v1/tools.controller.js';
import { readCallHeaders } from './modules/v1/call-headers.js';
import { TransformationsV1Controller } from './modules/v1/transformations.controller.js';
import { UsersController } from './modules/users/users.controller.js';
import { verifyEvent } from './modules/webhooks/stripe-events.js';
import { WebhooksController } from './modules/webhooks/webhooks.controller.js';
import { InvitationsController } from './modules/workspaces/invitations.controller.js';
import { WorkspacesController } from './modules/workspaces/workspaces.controller.js';

/* Every text field of a call has a maximum. */
const CONTROLLERS: Type[] = [
  ...[AuthController, IdentityController, BillingController, ContentController],
  ...[HealthController, SharesController, TransformController, LibraryController, OutputsController],
  ...[UsersController, WebhooksController, WorkspacesController, InvitationsController, ApiKeysController],
  ...[AddressController, PasswordResetController, TransformationsV1Controller, ToolsV1Controller],
  ...[VoicesController, TermsController],
];
const [BODY, QUERY, HEADERS] = [3, 4, 6];

interface Handler {
  call: string;
  reads: { kind: number; name: string }[];
  dto: Type<object> | null;
}
interface Argument {
  index: number;
  data?: string;
}

function handlersOf(controller: Type): Handler[] {
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    if (name === 'constructor') return [];
    const method = prototype[name];
    const path = method && (Reflect.getMetadata(PATH_METADATA, method) as string | string[] | undefined);
    if (!method || path === undefined) return [];
    const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, method) as RequestMethod];
    const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
      string,
      Argument
    >;
    const types = Reflect.getMetadata('design:paramtypes', prototype, name) as Type<object>[];
    const found = Object.entries(args).map(([key, argument]) => ({
      kind: Number(key.split(':')[0]),
      ...argument,
    }));
    const body = found.find(({ kind }) => kind === BODY);
    const reads = found.filter(({ kind }) => kind === QUERY || kind === HEADERS);
    return [path].flat().map((each) => ({
      call: `${verb} ${each}`,
      reads: reads.map(({ kind, data = '' }) => ({ kind, name: data })),
      dto: (body && types[body.index]) ?? null,
    }));
  });
}

const handlers = CONTROLLERS.flatMap(handlersOf);
const calls = [...Object.values(API), ...Object.values(V1)].map(({ method, path }) => `${method} ${path}`);
const dtos = [...new Set(handlers.flatMap(({ dto }) => dto ?? []))];
const fieldsOf = (dto: Type<object>): string[] => {
  const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName))];
};

const LONG = 'x'.repeat(
  Math.max(LIMITS.contentChars, VOICE_LIMITS.termsCsvChars, ...Object.values(EDIT_CHARS)) + 1,
);
const MANY = Array.from({ length: 1_001 }, (_, index) => String(index));
const BOUNDLESS: [string, unknown][] = [
  ['a long text', LONG],
  ['a list with a long text', [LONG]],
  ['a list of many', MANY],
  ['a list with a long text below', [{ text: LONG }]],
  ['a record with a long text', { tone: LONG }],
  ['a record with a long name', { [LONG]: 'x' }],
  ['a record of many', Object.fromEntries(MANY.map((name) => [name, 'x']))],
];

it('every call of the contract is known here', () => {
  expect(handlers.map(({ call }) => call).sort()).toEqual([...calls].sort());
});

it('every body is a DTO whose fields have rules', () => {
  expect(dtos.length).toBeGreaterThan(10);
  for (const dto of dtos) expect([dto.name, fieldsOf(dto).length > 0]).toEqual([dto.name, true]);
});

it.each(
  dtos.flatMap((dto) =>
    fieldsOf(dto).flatMap((field) =>
      BOUNDLESS.map(([what, value]) => ({ name: dto.name, field, what, value, dto })),
    ),
  ),
)('$name $field refuses $what', async ({ dto, field, value }) => {
  const broken = await validate(plainToInstance(dto, { [field]: value }), { forbidUnknownValues: false });
  expect(broken.map(({ property }) => property)).toContain(field);
});

const PARAMETERS = ['q', 'format', 'state', 'tag', 'from', 'before', 'archived', 'limit', 'cursor'];

it('queries and headers are read in the places that are checked below, and nowhere else', () => {
  const reads = handlers.flatMap(({ call, reads: read }) => read.map(({ name }) => `${call} ${name}`.trim()));
  expect(reads.sort()).toEqual([
    'GET /api/session-status session_id',
    'GET /api/transformations',
    'GET /api/v1/status id',
    'GET /api/v1/transformations',
    'POST /api/transform idempotency-key',
    'POST /api/webhooks/stripe stripe-signature',
  ]);
});

it('the parameters of the library are those below', () => {
  const read = new Set<string>();
  readPageRequest(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  expect([...read].sort()).toEqual([...PARAMETERS].sort());
});

it.each(PARAMETERS)('the parameter %s of the library has a maximum', (name) => {
  expect(() => readPageRequest({ [name]: LONG })).toThrow();
});

it.each<[string, () => unknown]>([
  ['Idempotency-Key', () => toIdempotencyKey(LONG)],
  ['Idempotency-Key of a key', () => readCallHeaders({ 'idempotency-key': LONG })],
  ['Prefer', () => readCallHeaders({ prefer: LONG })],
  ['Stripe-Signature', () => verifyEvent(Buffer.from('{}'), LONG, 'whsec_x')],
])('the header %s has a maximum', (_name, read) => {
  expect(read).toThrow();
});
