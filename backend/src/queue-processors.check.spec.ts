import 'reflect-metadata';
import { getQueueToken, Processor } from '@nestjs/bull';
import { Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { QueueProcessorsCheck } from './queue-processors.check.js';

const queue = (name: string): Provider => ({ provide: getQueueToken(name), useValue: { name } });
@Processor('letters')
class Letters {}
@Processor('letters')
class MoreLetters {}
@Processor('parcels')
class Parcels {}

async function start(providers: Provider[], elsewhere: Provider[] = []): Promise<void> {
  @Module({ providers: elsewhere })
  class Elsewhere {}
  const imports = [DiscoveryModule, Elsewhere];
  const module = await Test.createTestingModule({
    imports,
    providers: [...providers, QueueProcessorsCheck],
  }).compile();
  await module.init();
}

it('a worker whose queues have one processor each starts', async () => {
  await expect(start([queue('letters'), queue('parcels'), Letters, Parcels])).resolves.toBeUndefined();
});

it.each<[string, Provider[], Provider[], string]>([
  [
    'a queue that nobody processes',
    [queue('letters'), queue('parcels'), Letters],
    [],
    'queue "parcels" has no processor',
  ],
  [
    'a queue with two processors',
    [queue('letters'), Letters, MoreLetters],
    [],
    'queue "letters" has Letters and MoreLetters',
  ],
  [
    'a processor provided twice',
    [queue('letters'), Letters],
    [Letters],
    'queue "letters" has Letters and Letters',
  ],
])('%s ends the start and is named', async (_name, providers, elsewhere, problem) => {
  await expect(start(providers, elsewhere)).rejects.toThrow(
    `Each queue needs exactly one @Processor, but ${problem}.`,
  );
});
