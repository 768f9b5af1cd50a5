import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { API_LIMITS, BRAND, OPENAPI } from '@repurpose/contract';
import { HEADERS } from './v1-route.decorator.js';
import { V1Module } from './v1.module.js';

const DESCRIPTION = `${BRAND.name} turns one text into up to twelve formats and checks what they claim against it. A key belongs to one workspace of an Agency account. A key may make ${API_LIMITS.perKey} calls a minute, an account ${API_LIMITS.perAccount}.`;

export function serveOpenApi(app: NestExpressApplication, url: string): void {
  const document = openApiDocument(app, url);
  app.use(OPENAPI.path, (_req: Request, res: Response) => void res.json(document));
}

export function openApiDocument(app: INestApplication, url: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(`${BRAND.name} API`)
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addServer(url)
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'rp_live_…',
      description: 'An API key: `rp_live_…`',
    })
    .build();
  const document = SwaggerModule.createDocument(app, config, { include: [V1Module] });
  return { ...document, components: { ...document.components, headers: HEADERS } };
}
