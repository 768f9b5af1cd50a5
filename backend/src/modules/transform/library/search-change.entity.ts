import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A transformation whose index entry is out of date. Triggers insert it, also for writes of the previous release. */
@Entity('search_change')
export class SearchChange {
  @PrimaryColumn({ type: 'bigint' })
  id: string;

  @Column({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;
}
