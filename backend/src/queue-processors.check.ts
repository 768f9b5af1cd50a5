import { getQueueToken } from '@nestjs/bull';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** Of `@Processor(name)`; @nestjs/bull does not export it. */
const PROCESSOR_OF = 'bull:module_queue';

/** Without a processor jobs wait for ever. With two, Bull gives each job to either. */
@Injectable()
export class QueueProcessorsCheck implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const processors = this.processors();
    const names = new Set([...this.queues(), ...processors.map(({ queue }) => queue)]);
    const problems = [...names].flatMap((queue) => {
      const classes = processors.filter((processor) => processor.queue === queue).map(({ name }) => name);
      if (classes.length === 1) return [];
      return [`queue "${queue}" has ${classes.length === 0 ? 'no processor' : classes.join(' and ')}`];
    });
    if (problems.length > 0)
      throw new Error(`Each queue needs exactly one @Processor, but ${problems.join('; ')}.`);
  }

  private queues(): string[] {
    return this.discovery.getProviders().flatMap(({ token, instance }) => {
      const name: unknown = (instance as { name?: unknown } | null | undefined)?.name;
      return typeof name === 'string' && token === getQueueToken(name) ? [name] : [];
    });
  }

  private processors(): { queue: string; name: string }[] {
    return this.discovery.getProviders().flatMap(({ metatype }) => {
      if (typeof metatype !== 'function') return [];
      const of = Reflect.getMetadata(PROCESSOR_OF, metatype) as { name: string } | undefined;
      return of ? [{ queue: of.name, name: metatype.name }] : [];
    });
  }
}
