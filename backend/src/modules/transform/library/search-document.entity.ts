import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Index entry of a transformation (`search-words.ts`). */
@Entity('search_document')
export class SearchDocument {
  @PrimaryColumn({ name: 'transformation_id', type: 'uuid' })
  transformationId: string;

  @Column({ type: 'tsvector' })
  words: string;
}
