import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A transformation to index again. Triggers insert it. */
@Entity('search_change')
export class SearchChange {
  @PrimaryColumn({ type: 'bigint' })
  id: string;

  @Column({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;
}
