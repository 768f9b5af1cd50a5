/* ROLE=api prints its address, ROLE=worker prints "ready". */
import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type { Server } from 'node:http';
import { Account, Output, Transformation } from './entities.js';
import { QUEUE, TransformController, TransformProcessor, TransformService } from './transforms.js';

const { ROLE, DATABASE_URL = '', REDIS_URL = '' } = process.env;
const entities = [Account, Transformation, Output];
const isApi = ROLE === 'api';

@Module({
  imports: [
    // As many connections as the product's processes have.
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: DATABASE_URL,
      entities,
      synchronize: isApi,
      poolSize: 20,
    }),
    TypeOrmModule.forFeature(entities),
    BullModule.forRoot({ url: REDIS_URL }),
    BullModule.registerQueue({ name: QUEUE }),
  ],
  controllers: isApi ? [TransformController] : [],
  providers: isApi ? [TransformService] : [TransformProcessor],
})
class TextbookModule {}

if (isApi) {
  const app = await NestFactory.create(TextbookModule, { logger: ['error'] });
  const PgStore = connectPgSimple(session);
  const store = new PgStore({ conString: DATABASE_URL, createTableIfMissing: true });
  app.use(session({ secret: 'textbook', store, resave: false, saveUninitialized: false }));
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
} else {
  await NestFactory.createApplicationContext(TextbookModule, { logger: ['error'] });
  console.log('ready');
}
