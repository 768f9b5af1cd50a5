import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillingModule } from '../billing/billing.module.js';
import { AccountExportService } from './account-export.service.js';
import { AccountRemovalService } from './account-removal.service.js';
import { FormerAddress } from './former-address.entity.js';
import { FormerAddressesService } from './former-addresses.service.js';
import { UserEntity } from './user.entity.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

/** Owns accounts (`app_user`) and their presentation, copy and removal. May import billing. */
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity, FormerAddress]), BillingModule],
  controllers: [UsersController],
  providers: [FormerAddressesService, UsersService, AccountExportService, AccountRemovalService],
  exports: [UsersService, AccountRemovalService],
})
export class UsersModule {}
