import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShareLinkEntity } from './share-link.entity.js';
import { ShareLinkRepository } from './share-link.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShareLinkEntity])],
  providers: [ShareLinkRepository],
  exports: [ShareLinkRepository],
})
export class ShareLinksModule {}
