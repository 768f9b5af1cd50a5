import { Injectable, type OnModuleInit } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ACTION_METADATA } from './action.decorator.js';

/** Fails the start if a route declares no action, since the action decides who may call it. */
@Injectable()
export class RouteActionsCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws Error naming each route without an action */
  onModuleInit(): void {
    const missing = this.discovery.getControllers().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const handlers = metatype.prototype as Record<string, object>;
      return this.scanner
        .getAllMethodNames(handlers)
        .filter((name) => isRouteWithoutAction(handlers[name]))
        .map((name) => `${metatype.name}.${name}`);
    });
    if (missing.length > 0)
      throw new Error(`Each route needs an action (@RequiresAction): ${missing.join(', ')}.`);
  }
}

const isRouteWithoutAction = (handler: object | undefined): boolean =>
  handler !== undefined &&
  Reflect.hasMetadata(METHOD_METADATA, handler) &&
  !Reflect.hasMetadata(ACTION_METADATA, handler);
