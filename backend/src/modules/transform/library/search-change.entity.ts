import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A transformation whose index entry is out of date. Triggers insert it. */
@Entity('search_change')
export class SearchChange {
  @PrimaryColumn({ type: 'bigint' })
  id: string;

  @Column({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;
}
