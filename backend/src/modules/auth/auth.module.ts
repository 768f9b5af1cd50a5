import { Module } from '@nestjs/common';

/** Owns logins, sessions and identity proofs. May import users. */
@Module({})
export class AuthModule {}
