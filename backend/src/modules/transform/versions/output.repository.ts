import {
  LIMITS,
  type FormatKey,
  type OutputChecks,
  type TransformRequest,
  type VersionKind,
  type VersionSummary,
} from '@repurpose/contract';
import type { Draft } from '@repurpose/writing';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Scope, scopeParameter, workspaceIn } from '../../../database/scope.js';
import { toStorableJson, toStorableText } from '../../../database/storable.js';

export interface OutputKey {
  transformationId: string;
  format: FormatKey;
}

export interface OutputContent {
  draft: Draft;
  text: string;
  checks: OutputChecks | null;
  edited: string[];
  locked: string[];
}
export interface OutputRow extends OutputContent {
  version: number;
  request: TransformRequest;
  /** Succeeded or in flight. The first three are free. */
  includedUsed: number;
  isRegenerating: boolean;
  /** Whether a version was written in a tone of its own. */
  isInOtherTones: boolean;
  regenerations: number;
}
export interface VersionRow {
  version: number;
  kind: VersionKind;
  createdAt: Date;
  author: VersionSummary['author'];
}

const KEY = 'transformation_id = $1 AND format = $2';
/** Until the first change, the output is version 1. */
const VERSIONS = `
  SELECT version, kind, draft, text, checks, edited, locked, created_at, author_id FROM output_version WHERE ${KEY}
  UNION ALL
  SELECT 1, 'written', draft, text, checks, edited, locked, updated_at, NULL FROM output
   WHERE ${KEY} AND status = 'succeeded' AND version = 1
     AND NOT EXISTS (SELECT 1 FROM output_version WHERE ${KEY})`;
const AUTHOR = `
  (SELECT json_build_object('userId', u.id, 'username', u.username) FROM app_user u
    WHERE u.id = CASE WHEN v.kind = 'written' THEN (SELECT author_id FROM transformation WHERE id = $1) ELSE v.author_id END
  ) AS author`;

/** Raw: reads version 1 from the output's own row, and compares and sets by version. */
@Injectable()
export class OutputRepository {
  constructor(private readonly db: DataSource) {}

  /** `scope` null: any workspace, for the worker. */
  async find(
    scope: Scope | null,
    { transformationId, format }: OutputKey,
    tx: EntityManager = this.db.manager,
  ): Promise<OutputRow | null> {
    const [row] = await tx.query<OutputRow[]>(
      `SELECT o.version, o.draft, o.text, o.checks, o.edited, o.locked, t.request,
              r.*
         FROM output o JOIN transformation t ON t.id = o.transformation_id
         CROSS JOIN LATERAL (
           SELECT count(*)::int AS regenerations, (count(*) FILTER (WHERE status <> 'failed'))::int AS "includedUsed",
                  coalesce(bool_or(status IN ('queued', 'running')), false) AS "isRegenerating",
                  coalesce(bool_or(status = 'succeeded' AND request->>'tone' IS NOT NULL), false) AS "isInOtherTones"
             FROM transformation WHERE parent_id = t.id AND formats = ARRAY[o.format]) r
        WHERE o.transformation_id = $1 AND o.format = $2 AND CASE WHEN $3::jsonb IS NULL THEN true ELSE t.workspace_id = ${workspaceIn('$3')} END
          AND o.status = 'succeeded' AND o.draft IS NOT NULL`,
      [transformationId, format, scope && scopeParameter(scope)],
    );
    return row ?? null;
  }

  /** False when another version was added since `expected`. */
  async add(
    tx: EntityManager,
    { transformationId, format }: OutputKey,
    expected: number,
    next: OutputContent & { kind: VersionKind; authorId: string | null },
  ): Promise<boolean> {
    await tx.query(
      `INSERT INTO output_version (transformation_id, format, version, kind, draft, text, checks, edited, locked, created_at)
       SELECT transformation_id, format, 1, 'written', draft, text, checks, edited, locked, updated_at
         FROM output WHERE ${KEY} AND version = 1 AND status = 'succeeded'
       ON CONFLICT DO NOTHING`,
      [transformationId, format],
    );
    const values = [
      transformationId,
      format,
      expected,
      toStorableJson(next.draft),
      toStorableText(next.text),
      toStorableJson(next.checks),
      toStorableJson(next.edited),
      toStorableJson(next.locked),
    ];
    const [, updated] = await tx.query<[unknown[], number]>(
      `UPDATE output SET version = version + 1, draft = $4::jsonb, text = $5, checks = $6::jsonb,
              edited = $7::jsonb, locked = $8::jsonb, updated_at = now()
        WHERE ${KEY} AND version = $3 AND status = 'succeeded'`,
      values,
    );
    if (updated === 0) return false;
    await tx.query(
      `INSERT INTO output_version (transformation_id, format, version, kind, draft, text, checks, edited, locked, author_id)
       VALUES ($1, $2, $3 + 1, $9, $4::jsonb, $5, $6::jsonb, $7::jsonb, $8::jsonb, $10)`,
      [...values, next.kind, next.authorId],
    );
    return true;
  }

  /** Whether a version has this text. */
  async hasText({ transformationId, format }: OutputKey, text: string): Promise<boolean> {
    const [row] = await this.db.query<[{ has: boolean }]>(
      `SELECT EXISTS (SELECT FROM (${VERSIONS}) v WHERE text = $3) AS has`,
      [transformationId, format, toStorableText(text)],
    );
    return row.has;
  }

  async keep(
    { transformationId, format }: OutputKey,
    expected: number,
    { edited, locked }: Pick<OutputContent, 'edited' | 'locked'>,
  ): Promise<boolean> {
    const [, updated] = await this.db.query<[unknown[], number]>(
      `UPDATE output SET edited = $4::jsonb, locked = $5::jsonb WHERE ${KEY} AND version = $3`,
      [transformationId, format, expected, toStorableJson(edited), toStorableJson(locked)],
    );
    return updated > 0;
  }

  versions({ transformationId, format }: OutputKey): Promise<VersionRow[]> {
    return this.db.query<VersionRow[]>(
      `SELECT version, kind, created_at AS "createdAt", ${AUTHOR} FROM (${VERSIONS}) v ORDER BY version DESC LIMIT ${LIMITS.versions}`,
      [transformationId, format],
    );
  }

  async findAuthor({ transformationId, format }: OutputKey): Promise<VersionRow['author']> {
    const [row] = await this.db.query<Pick<VersionRow, 'author'>[]>(
      `SELECT ${AUTHOR} FROM (${VERSIONS}) v ORDER BY version DESC LIMIT 1`,
      [transformationId, format],
    );
    return row?.author ?? null;
  }

  async findVersion(
    { transformationId, format }: OutputKey,
    version: number,
  ): Promise<(OutputContent & VersionRow) | null> {
    const [row] = await this.db.query<(OutputContent & VersionRow)[]>(
      `SELECT version, kind, draft, text, checks, edited, locked, created_at AS "createdAt", ${AUTHOR}
         FROM (${VERSIONS}) v WHERE version = $3`,
      [transformationId, format, version],
    );
    return row ?? null;
  }
}
