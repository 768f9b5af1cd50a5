import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing/billing.module.js';
import { ShareLinksModule } from '../sharing/share-links.module.js';
import { TransformModule } from '../transform/transform.module.js';
import { AccountExportService } from './account-export.service.js';
import { AccountRemovalService } from './account-removal.service.js';
import { ExportedTexts } from './exported-texts.service.js';
import { FormerAddress } from './former-address.entity.js';
import { FormerAddressesRepository } from './former-addresses.repository.js';
import { MembershipsRepository } from './memberships.repository.js';
import { UserEntity } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([UserEntity, FormerAddress]),
    BillingModule,
    ShareLinksModule,
    TransformModule,
  ],
  controllers: [UsersController],
  providers: [
    AccountExportService,
    AccountRemovalService,
    ExportedTexts,
    FormerAddressesRepository,
    MembershipsRepository,
    UsersService,
  ],
  exports: [UsersService, AccountRemovalService],
})
export class UsersModule {}
