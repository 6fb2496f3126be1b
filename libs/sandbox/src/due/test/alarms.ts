import {
  Body,
  Controller,
  Get,
  Inject,
  Injectable,
  Module,
  Post,
  type OnModuleInit,
} from '@nestjs/common';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { toIsoUtc, type Clock } from '#libs/kernel';
import { ControlModule } from '#libs/control';
import { currentWork } from '../../work/sandbox-work';
import { CLOCK, SandboxModule } from '../../sandbox.module';
import { sandboxVariables } from '../../config';
import { DueWork, type Work } from '../due-work';

interface Ran {
  readonly key: string;
  readonly at: string;
}

/** The work that was done, in order, by every app of this process. */
export let ran: Ran[] = [];
/** The keys of the work whose calls of other services pass a hold. */
export let passing: string[] = [];
/** Work that waits does so until the gate is opened; `reached` resolves when it has begun to. */
export let gate = newGate();

/** Forgets what was done, before the next test. */
export function forget(): void {
  ran = [];
  passing = [];
  gate = newGate();
}

function newGate() {
  let open = (): void => undefined;
  let reach = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { open, opened, reach, reached };
}

@Injectable()
class Alarms implements OnModuleInit {
  constructor(
    private readonly due: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.due.handle('alarm', (work) => this.ring(work), {
      callsOf: (payload) => (payload as { calls?: readonly string[] } | null)?.calls,
      about: ({ payload }) => (payload as { about?: string } | null)?.about,
    });
  }

  async ring({ key, dueAt, payload }: Work): Promise<void> {
    const { fails, again, waits } = (payload ?? {}) as {
      fails?: boolean;
      again?: string;
      waits?: boolean;
    };
    if (fails) throw new Error('out of order');
    if (waits) {
      gate.reach();
      await gate.opened;
    }
    const { isAdmitted, passesHold } = currentWork();
    if (isAdmitted || passesHold) passing.push(key);
    ran.push({ key, at: toIsoUtc(this.clock.nowMs()) });
    if (again !== undefined) {
      await this.due.scheduleAlone({ kind: 'alarm', key: `${key}+`, dueAt: again, payload: null });
    }
    expect(toIsoUtc(this.clock.nowMs())).toBe(dueAt);
  }
}

@Controller('alarms')
class AlarmsController {
  constructor(
    private readonly due: DueWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post()
  async set(@Body() alarms: readonly Omit<Work, 'kind'>[]): Promise<object> {
    for (const alarm of alarms) await this.due.scheduleAlone({ kind: 'alarm', ...alarm });
    return {};
  }

  @Get('now')
  now(): object {
    return { now: toIsoUtc(this.clock.nowMs()) };
  }
}

@Module({
  imports: [SandboxModule, ControlModule],
  controllers: [AlarmsController],
  providers: [Alarms],
})
class AlarmsModule {}

/** A service whose only work is due work. */
export const alarms: AppDefinition = {
  name: 'alarms',
  title: 'Alarms',
  description: '',
  port: port('ALARMS_PORT', '3997', ''),
  healthPath: '/health',
  variables: sandboxVariables,
  module: AlarmsModule,
  schema: { entities: [], migrations: [] },
  example: (address) => address,
};
