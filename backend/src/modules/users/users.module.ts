import { Module } from '@nestjs/common';

/** Owns accounts (`app_user`) and their presentation. May import billing. */
@Module({})
export class UsersModule {}
