import { Injectable, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACTION_METADATA } from './route.decorators.js';

@Injectable()
export class RouteActionsCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const missing = this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const handlers = metatype.prototype as Record<string, object>;
      return this.scanner
        .getAllMethodNames(handlers)
        .filter((name) => isRouteWithoutAction(handlers[name]))
        .map((name) => `${metatype.name}.${name}`);
    });
    if (missing.length > 0) throw new Error(`Each route needs an action (@Route): ${missing.join(', ')}.`);
  }
}

const isRouteWithoutAction = (handler: object | undefined): boolean =>
  handler !== undefined &&
  Reflect.hasMetadata(METHOD_METADATA, handler) &&
  !Reflect.hasMetadata(ACTION_METADATA, handler);
