import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A transformation to index again. Triggers insert it. */
@Entity('search_change')
export class SearchChange {
  @PrimaryColumn('bigint') id: string;
  @Column('uuid') transformationId: string;
}
