import { type DynamicModule, Module } from '@nestjs/common';
import { TransformModule } from '../transform/transform.module.js';
import { ShareLinksModule } from './share-links.module.js';
import { PAGES_DIR, SharePage } from './share-page.js';
import { SharePageController } from './share-page.controller.js';
import { SharesController } from './shares.controller.js';
import { SharesService } from './shares.service.js';

@Module({})
export class SharingModule {
  static of(pagesDir: string): DynamicModule {
    return {
      module: SharingModule,
      imports: [TransformModule, ShareLinksModule],
      controllers: [SharesController, SharePageController],
      providers: [SharesService, SharePage, { provide: PAGES_DIR, useValue: pagesDir }],
    };
  }
}
