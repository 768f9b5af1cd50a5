import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A transformation whose search words are out of date; written by triggers, also of the previous release. */
@Entity('search_change')
export class SearchChange {
  @PrimaryColumn({ type: 'bigint' })
  id: string;

  @Column({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;
}
