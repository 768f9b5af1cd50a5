import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import type { Env } from '../config/env.js';
import { LOG_DESTINATION } from '../log-destination.js';
import { redactTokens } from './api-path.js';
import { describeError } from '../errors/errors.js';
import { requestId } from './request-id.js';

const SECRET_FIELDS = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'idToken',
  'clientSecret',
  'client_secret',
  'authorization',
  'cookie',
  'email',
  'customer_email',
  'content',
  'transformedContent',
  'drafts',
  'prompt',
];

@Module({})
export class LoggingModule {
  static of(env: Env): DynamicModule {
    return {
      module: LoggingModule,
      imports: [
        LoggerModule.forRoot({
          pinoHttp: {
            stream: LOG_DESTINATION,
            level: env.LOG_LEVEL,
            genReqId: requestId,
            redact: {
              paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
              censor: '[redacted]',
            },
            wrapSerializers: false,
            serializers: {
              req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
                id,
                method,
                path: redactTokens(url.split('?')[0] ?? ''),
              }),
              res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
              err: describeError,
            },
            customLogLevel: (_req, res, error) => {
              if (error || res.statusCode >= 500) return 'error';
              return res.statusCode >= 400 ? 'debug' : 'info';
            },
            autoLogging: {
              ignore: (req) => !req.url?.startsWith('/api') || req.url.startsWith('/api/health'),
            },
          },
        }),
      ],
    };
  }
}
