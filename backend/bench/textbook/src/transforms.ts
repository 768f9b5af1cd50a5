import { randomUUID } from 'node:crypto';
import { InjectQueue, Process, Processor } from '@nestjs/bull';
import {
  Body,
  Controller,
  HttpCode,
  HttpException,
  Injectable,
  Post,
  Session,
  UnauthorizedException,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Job, Queue } from 'bull';
import { DataSource, Repository } from 'typeorm';
import { fanOut, type WriteRequest } from '../../others/provider-calls.ts';
import { Account, Output, Transformation } from './entities.js';

export const QUEUE = 'textbook';
const CREDITS = 1_000_000;
/** As the product's worker. */
const CONCURRENCY = 200;

export interface TransformJob {
  transformationId: string;
}
interface UserSession {
  userId?: string;
}

@Injectable()
export class TransformService {
  constructor(
    private readonly db: DataSource,
    @InjectRepository(Transformation) private readonly transformations: Repository<Transformation>,
    @InjectQueue(QUEUE) private readonly queue: Queue<TransformJob>,
  ) {}

  async transform(userId: string, { content, formats }: WriteRequest): Promise<Transformation | null> {
    const { id } = await this.db.transaction(async (tx) => {
      const account = await tx.findOneOrFail(Account, {
        where: { userId },
        lock: { mode: 'pessimistic_write' },
      });
      if (account.remaining < 1) throw new HttpException('No credits left', 402);
      account.remaining -= 1;
      await tx.save(account);
      const outputs = formats.map((format) => ({ format, draft: null }));
      return tx.save(Transformation, { userId, content, outputs });
    });
    const job = await this.queue.add({ transformationId: id });
    await job.finished();
    return this.transformations.findOne({ where: { id }, relations: { outputs: true } });
  }
}

@Controller()
export class TransformController {
  constructor(
    private readonly service: TransformService,
    @InjectRepository(Account) private readonly accounts: Repository<Account>,
  ) {}

  @Post('register')
  async register(@Session() session: UserSession): Promise<void> {
    session.userId = randomUUID();
    await this.accounts.save({ userId: session.userId, remaining: CREDITS });
  }

  @Post('transform')
  @HttpCode(200)
  transform(@Session() session: UserSession, @Body() body: WriteRequest): Promise<Transformation | null> {
    if (!session.userId) throw new UnauthorizedException();
    return this.service.transform(session.userId, body);
  }
}

@Processor(QUEUE)
export class TransformProcessor {
  private readonly write = fanOut(process.env.PROVIDER_URL ?? '');

  constructor(
    @InjectRepository(Transformation) private readonly transformations: Repository<Transformation>,
    @InjectRepository(Output) private readonly outputs: Repository<Output>,
  ) {}

  @Process({ concurrency: CONCURRENCY })
  async process({ data }: Job<TransformJob>): Promise<void> {
    const id = data.transformationId;
    const found = await this.transformations.findOneOrFail({ where: { id }, relations: { outputs: true } });
    await this.transformations.update(id, { status: 'running' });
    const formats = found.outputs.map(({ format }) => format);
    const drafts = await this.write({ content: found.content, formats });
    for (const [at, output] of found.outputs.entries()) output.draft = drafts[at];
    await this.outputs.save(found.outputs);
    await this.transformations.update(id, { status: 'succeeded' });
  }
}
