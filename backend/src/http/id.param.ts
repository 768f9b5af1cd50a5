import { Param, ParseUUIDPipe } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';

const UUID = new ParseUUIDPipe({ exceptionFactory: () => new AppError('NOT_FOUND') });

export const IdParam = (name: string): ParameterDecorator => Param(name, UUID);
