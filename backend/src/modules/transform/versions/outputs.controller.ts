import {
  API,
  type PieceState,
  type RegenerateResponse,
  type VersionDetail,
  type VersionSummary,
} from '@repurpose/contract';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../../errors/app-error.js';
import { callerGone } from '../../../http/caller-gone.js';
import { CurrentUserId } from '../../../http/current-user.decorator.js';
import { requestId } from '../../../http/request-id.js';
import { SessionGuard } from '../../../http/session.guard.js';
import { keyOf, type PiecePath } from './output-path.js';
import { PieceService } from './output.service.js';
import { RegenerateDto, RestoreDto, SavePieceDto } from './outputs.dto.js';
import { RegenerationService } from './regeneration.service.js';

interface VersionPath extends PiecePath {
  version: string;
}

function versionOf({ version }: VersionPath): number {
  if (!/^[1-9]\d{0,8}$/.test(version)) throw new AppError('NOT_FOUND');
  return Number(version);
}

/** The calls of one delivered piece: edit, write anew, versions. */
@Controller()
@UseGuards(SessionGuard)
export class PiecesController {
  constructor(
    private readonly pieces: PieceService,
    private readonly regenerations: RegenerationService,
  ) {}

  @Get(API.piece.path)
  find(@CurrentUserId() userId: string, @Param() path: PiecePath): Promise<PieceState> {
    return this.pieces.get(userId, keyOf(path));
  }

  @Put(API.savePiece.path)
  save(
    @CurrentUserId() userId: string,
    @Param() path: PiecePath,
    @Body() dto: SavePieceDto,
  ): Promise<PieceState> {
    return this.pieces.save(userId, keyOf(path), dto);
  }

  /** Answers when it is written; a caller that has gone finds it among the versions. */
  @Post(API.regeneratePiece.path)
  @HttpCode(200)
  async regenerate(
    @CurrentUserId() userId: string,
    @Param() path: PiecePath,
    @Body() dto: RegenerateDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RegenerateResponse | undefined> {
    const gone = callerGone(response);
    try {
      const call = { requestId: requestId(request, response), gone };
      return await this.regenerations.regenerate(userId, keyOf(path), dto, call);
    } catch (error) {
      if (gone.aborted) return undefined;
      throw error;
    }
  }

  @Get(API.pieceVersions.path)
  versions(@CurrentUserId() userId: string, @Param() path: PiecePath): Promise<VersionSummary[]> {
    return this.pieces.versions(userId, keyOf(path));
  }

  @Get(API.pieceVersion.path)
  version(@CurrentUserId() userId: string, @Param() path: VersionPath): Promise<VersionDetail> {
    return this.pieces.version(userId, keyOf(path), versionOf(path));
  }

  @Post(API.restoreVersion.path)
  @HttpCode(200)
  restore(
    @CurrentUserId() userId: string,
    @Param() path: VersionPath,
    @Body() dto: RestoreDto,
  ): Promise<PieceState> {
    return this.pieces.restore(userId, keyOf(path), versionOf(path), dto.expectedVersion);
  }
}
