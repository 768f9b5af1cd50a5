import 'reflect-metadata';
import { Controller, Get, type Type } from '@nestjs/common';
import { DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { Route } from './route.decorators.js';
import { RouteActionsCheck } from './route-actions.check.js';

@Controller()
class Named {
  @Route({ method: 'GET', path: 'named' }, 'public')
  named(): string {
    return this.helper();
  }

  private helper(): string {
    return 'no route';
  }
}
@Controller()
class Nameless {
  @Get('nameless')
  nameless(): string {
    return 'no action';
  }
}

async function start(controllers: Type[]): Promise<void> {
  const imports = [DiscoveryModule];
  const providers = [MetadataScanner, RouteActionsCheck];
  const module = await Test.createTestingModule({ imports, providers, controllers }).compile();
  await module.init();
}

it('an api whose routes name their actions starts', async () => {
  await expect(start([Named])).resolves.toBeUndefined();
});

it('a route without an action ends the start and is named', async () => {
  await expect(start([Named, Nameless])).rejects.toThrow(
    'Each route needs an action (@Route): Nameless.nameless.',
  );
});
