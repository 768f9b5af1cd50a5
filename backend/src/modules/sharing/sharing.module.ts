import { type DynamicModule, Module } from '@nestjs/common';
import { TransformModule } from '../transform/transform.module.js';
import { ShareLinkRepository } from './share-link.repository.js';
import { PAGES_DIR, SharePage } from './share-page.js';
import { SharePageController } from './share-page.controller.js';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';

/** Owns public links of pieces (`share_link`) and the page they open. May import transform. */
@Module({})
export class SharingModule {
  static of(pagesDir: string): DynamicModule {
    return {
      module: SharingModule,
      imports: [TransformModule],
      controllers: [SharesController, SharePageController],
      providers: [ShareLinkRepository, SharesService, SharePage, { provide: PAGES_DIR, useValue: pagesDir }],
    };
  }
}
