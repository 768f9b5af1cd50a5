import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { AppError } from './app-error.js';
import './session.types.js';

/** Lets signed-in users through. @throws AppError NO_SESSION without a session, or when its user is gone */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(private readonly db: DataSource) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { userId } = context.switchToHttp().getRequest<Request>().session;
    if (!userId) throw new AppError('NO_SESSION');
    const rows = await this.db.query<unknown[]>('SELECT 1 FROM app_user WHERE id = $1', [userId]);
    if (rows.length === 0) throw new AppError('NO_SESSION');
    return true;
  }
}
