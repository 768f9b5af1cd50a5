import { Controller, Get } from '@nestjs/common';
import { API, type User } from '@repurpose/contract';
import { CurrentUserId } from '../../http/current-user.decorator.js';
import { UsersService } from './users.service.js';

/** The signed-in user's own account. */
@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  /** No guard: reading the user itself says whether the account is still there. */
  @Get(API.user.path)
  current(@CurrentUserId() userId: string): Promise<User> {
    return this.users.getView(userId);
  }
}
