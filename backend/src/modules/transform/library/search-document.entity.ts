import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('search_document')
export class SearchDocument {
  @PrimaryColumn({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;

  @Column({ type: 'tsvector' })
  words: string;
}
