import { Injectable, Module } from '@nestjs/common';
import { Column, Entity, Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { z } from 'zod';
import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { ControlModule } from '#libs/control';
import { migrationColumns } from '#libs/database';
import {
  type ExamRequest,
  examProviders,
  examsController,
  ExamItemHeadResponse,
  ExamItemNotServed,
  ExamNotReady,
  ExamRunColumns,
  type ExamRunHead,
  ExamRunHeadResponse,
  ExamRunStore,
  ExamScript,
  gradeSteps,
  happenedAt,
  headOf,
  failed,
  NOT_YET,
  OUR_READING,
  type RunStart,
  type ServedItem,
  type CheckedStep,
} from '#libs/exams';
import { toIsoUtc } from '#libs/kernel';
import { documentSchema } from '#libs/openapi';
import { DueWork, SandboxModule, Sandboxes, sandboxVariables } from '#libs/sandbox';

const { nullable, sequence, text, varchar } = migrationColumns;

@Entity('exam_runs')
class ToyRunRow extends ExamRunColumns {
  @Column({ type: 'varchar', length: 20 })
  item!: string;
}

class CreateToyRuns1763690400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const name = 'exam_runs';
    const own = [sequence(), { ...varchar('id', 36), isUnique: true }, varchar('item', 20)];
    const instants = [varchar('started_at', 24), varchar('ends_at', 24)];
    const result = [varchar('status', 9), text('steps'), nullable(varchar('finished_at', 24))];
    const columns = [...own, varchar('ispb', 8), ...instants, ...result];
    await queryRunner.createTable(new Table({ name, columns }));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('exam_runs');
  }
}

type Scene = Pick<ExamRunHead, 'startedAt'> & { readonly now: string };
type Step = CheckedStep<Scene, never>;

interface ToyItem extends ServedItem<'none' | 'minutes' | 'refused'> {
  readonly steps: readonly Step[];
}

/** A step that passes or fails ten seconds after the start. */
function after10Seconds(status: 'passed' | 'failed'): Step {
  const check: Step['check'] = ({ startedAt, now }) => {
    const at = toIsoUtc(Date.parse(startedAt) + 10_000);
    if (now < at) return NOT_YET;
    return status === 'passed' ? happenedAt(at) : failed('It failed.');
  };
  return { name: status, expected: `The step is ${status}.`, check };
}

const NEVER: Step = { name: 'never', expected: 'It never happens.', check: () => NOT_YET };

function item(name: string, steps: readonly Step[], more: Partial<ToyItem> = {}): ToyItem {
  const head = { item: name, title: name, source: OUR_READING, task: 'Wait.' };
  return { ...head, setup: 'none', timeLimit: 'PT1H', steps, ...more };
}

const ITEMS = [
  item('passes', [after10Seconds('passed')]),
  item('fails', [after10Seconds('failed'), NEVER]),
  item('expires', [after10Seconds('passed'), NEVER]),
  item('minutes', [NEVER], { setup: 'minutes', timeLimit: 'PT10M', graceMs: 5_000 }),
  item('not-ready', [NEVER], { setup: 'refused' }),
  { item: 'missing', title: 'Missing', source: OUR_READING, reason: 'It is missing.' },
];

const ispb = z.string().length(8);
const BODIES = {
  none: z.strictObject({ ispb }),
  refused: z.strictObject({ ispb }),
  minutes: z.strictObject({ ispb, minutes: z.number() }),
};

@Injectable()
class ToyRuns extends ExamRunStore<ToyRunRow> {
  constructor(sandboxes: Sandboxes, dueWork: DueWork) {
    super(sandboxes, dueWork, ToyRunRow, 'toy-exam');
  }
}

/** The calls of the examiner, in order. */
export const told: string[] = [];

@Injectable()
class ToyScript extends ExamScript<ExamRunHead, ToyItem> {
  readonly items = ITEMS;

  constructor(private readonly runs: ToyRuns) {
    super();
  }

  bodyOf({ setup }: ToyItem) {
    return BODIES[setup];
  }

  stepsOf({ steps }: ToyItem) {
    return steps;
  }

  async begin({ item: { setup }, head }: RunStart<ToyItem, ExamRequest>): Promise<void> {
    if (setup === 'refused') throw new ExamNotReady('It is not ready.');
    await this.runs.add(head);
  }

  grade({ steps }: ToyItem, { startedAt }: ExamRunHead, now: string) {
    return Promise.resolve(gradeSteps(steps, { startedAt, now }));
  }

  exampleRun() {
    return Promise.resolve({ item: 'expires', ispb: '12345678' });
  }

  override beforeEnd(run: ExamRunHead): Promise<void> {
    return Promise.resolve(void told.push(`before the end of ${run.id}`));
  }

  override afterCancel(run: ExamRunHead): Promise<void> {
    return Promise.resolve(void told.push(`after the cancellation of ${run.id}`));
  }
}

class ToyRunResponse extends ExamRunHeadResponse {
  static of(run: ExamRunHead): object {
    return { ...headOf(run), steps: run.steps };
  }
}

const ToyController = examsController({
  body: documentSchema('ToyExam', () => BODIES.none),
  itemResponse: ExamItemHeadResponse,
  runResponse: ToyRunResponse,
  exampleItem: 'passes',
  unknownItem: 'none',
  notServed: [new ExamItemNotServed({ item: 'missing', reason: 'It is missing.' })],
  notReady: [new ExamNotReady('It is not ready.')],
  texts: { graded: 'the time', started: 'Nothing is done.', cancelled: 'Nothing is done.' },
});

@Module({
  imports: [SandboxModule, ControlModule],
  controllers: [ToyController],
  providers: [...examProviders(ToyScript, ToyRuns), ToyRuns],
})
class ToyModule {}

/** A service whose runs are graded only by time. */
export const toy: AppDefinition = {
  name: 'toy',
  title: 'Toy',
  description: '',
  port: port('TOY_PORT', '3998', ''),
  healthPath: '/health',
  variables: sandboxVariables,
  module: ToyModule,
  schema: { entities: [ToyRunRow], migrations: [CreateToyRuns1763690400000] },
  example: (address) => address,
};
