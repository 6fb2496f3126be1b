import { Body, Controller, Delete, Injectable, Module, Param, Post } from '@nestjs/common';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { ControlModule } from '#libs/control';
import { currentContext } from '#libs/http';
import { sandboxVariables } from '../../config';
import { Sandboxes } from '../../open/sandboxes';
import { SandboxModule } from '../../sandbox.module';
import { type Job } from '../job';
import { Jobs } from '../jobs';

const KIND = 'chore';

/** The events of the jobs of every app of this process, in order: `begun a`, `done a`, `stopped a: JobLost`. */
export const happened: string[] = [];

interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** Jobs whose key begins with `slow` wait until their gate is opened. */
const gates = new Map<string, Gate>();

export function gate(key: string): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const made = gates.get(key) ?? { opened, open };
  gates.set(key, made);
  return made;
}

export function forget(): void {
  happened.length = 0;
  gates.clear();
}

/** Resolves when something has happened. */
export async function until(event: string): Promise<void> {
  while (!happened.includes(event)) await new Promise((resolve) => setImmediate(resolve));
}

@Injectable()
class Chores {
  constructor(
    readonly jobs: Jobs,
    readonly sandboxes: Sandboxes,
  ) {
    jobs.handle({ kind: KIND, atOnce: 2, run: (job) => this.run(job) });
  }

  private async run(job: Job): Promise<void> {
    const name = `${currentContext().sandbox}/${job.key}`;
    happened.push(`begun ${name} ${String(job.attempts)}`);
    if (typeof job.given === 'string') happened.push(`given ${name} ${job.given}`);
    try {
      if (job.key.startsWith('bad')) throw new Error('out of order');
      if (job.key.startsWith('slow')) await this.wait(job);
      const { jobs } = this;
      await this.sandboxes.atomically(function* (tx) {
        yield* jobs.finish(tx, job);
      });
      happened.push(`done ${name}`);
    } catch (error) {
      happened.push(`stopped ${name}: ${(error as Error).constructor.name}`);
      throw error;
    }
  }

  private async wait({ key, signal }: Job): Promise<void> {
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
    await Promise.race([gate(key).opened, aborted]);
  }
}

@Controller('chores')
class ChoresController {
  constructor(private readonly chores: Chores) {}

  @Post()
  async add(@Body() { keys }: { readonly keys: readonly string[] }): Promise<object> {
    const { jobs, sandboxes } = this.chores;
    await sandboxes.atomically(function* (tx) {
      for (const key of keys) yield* jobs.add(tx, { kind: KIND, key });
    });
    return {};
  }

  @Post('begun')
  async begin(@Body() { keys }: { readonly keys: readonly string[] }): Promise<object> {
    const { jobs, sandboxes } = this.chores;
    await sandboxes.atomically(function* (tx) {
      for (const key of keys) yield* jobs.begin(tx, { kind: KIND, key }, `gift of ${key}`);
    });
    return {};
  }

  @Delete(':key')
  async cancel(@Param('key') key: string): Promise<object> {
    const { jobs, sandboxes } = this.chores;
    await sandboxes.atomically(function* (tx) {
      yield* jobs.cancel(tx, { kind: KIND, key });
    });
    return {};
  }
}

@Module({
  imports: [SandboxModule, ControlModule],
  controllers: [ChoresController],
  providers: [Chores],
})
class ChoresModule {}

/** A service that only does jobs. */
export const chores: AppDefinition = {
  name: 'chores',
  title: 'Chores',
  description: '',
  port: port('CHORES_PORT', '3996', ''),
  healthPath: '/health',
  variables: sandboxVariables,
  module: ChoresModule,
  schema: { entities: [], migrations: [] },
  example: (address) => address,
};
