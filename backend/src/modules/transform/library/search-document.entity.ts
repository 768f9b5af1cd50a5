import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The words a transformation is found by (`search-words.ts`). */
@Entity('search_document')
export class SearchDocument {
  @PrimaryColumn({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;

  @Column({ type: 'tsvector' })
  words: string;
}
