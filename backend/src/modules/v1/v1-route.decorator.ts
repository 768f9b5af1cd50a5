import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ERRORS, type ErrorCode, V1, V1_ERRORS, type V1Call } from '@repurpose/contract';
import { MapRoute } from '../../http/route.decorators.js';
import { KeyGuard, NeedsScope } from '../keys/key.guard.js';
import { ProblemDto } from './v1.dto.js';

const text = (description: string) => ({ description, schema: { type: 'string' as const } });
export const HEADERS = {
  'RateLimit-Policy': text('The limits: calls (q) in a window of seconds (w).'),
  RateLimit: text('Calls left (r) and seconds until the window ends (t), of key and account.'),
  'X-Request-Id': text('Names this call in our logs.'),
  'Retry-After': text('Seconds to wait.'),
  Location: text('Where to ask for it.'),
};
export const headers = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries(
    (['RateLimit-Policy', 'RateLimit', 'X-Request-Id', ...names] as const).map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
const MAY_RETRY = new Set([429, 503]);

function statusesOf(codes: readonly ErrorCode[]): [status: number, codes: ErrorCode[]][] {
  const statuses = [...new Set(codes.map((code) => ERRORS[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => ERRORS[code].status === status)]);
}

const problem = (status: number, codes: ErrorCode[]): MethodDecorator =>
  ApiResponse({
    status,
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
    headers: MAY_RETRY.has(status) ? headers('Retry-After') : headers(),
    content: {
      'application/problem+json': {
        schema: {
          allOf: [
            { $ref: getSchemaPath(ProblemDto) },
            { type: 'object', properties: { code: { enum: codes } } },
          ],
        },
      },
    },
  });

export function V1Route(name: V1Call): MethodDecorator {
  const { action, scopes, summary, description, errors } = V1[name];
  const needs =
    scopes.length === 0 ? 'Every key may call it.' : `Needs the scope \`${scopes.join('` or `')}\`.`;
  return applyDecorators(
    MapRoute(V1[name], action),
    NeedsScope(scopes),
    UseGuards(KeyGuard),
    ApiOperation({ operationId: name, summary, description: `${description} ${needs}` }),
    ApiBearerAuth(),
    ApiExtraModels(ProblemDto),
    ...statusesOf([...V1_ERRORS, ...errors]).map(([status, codes]) => problem(status, codes)),
  );
}
