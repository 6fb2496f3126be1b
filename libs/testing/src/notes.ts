import { Controller, Get, Module, Param, Post } from '@nestjs/common';
import {
  Column,
  Entity,
  PrimaryColumn,
  Table,
  type MigrationInterface,
  type QueryRunner,
} from 'typeorm';
import { type TestApp } from './test-app';
import { type AppDefinition, type Schema } from '#libs/app';
import { port } from '#libs/config';
import { RowWriter, type Transactional } from '#libs/database';
import { PROBLEM_FACTS } from '#libs/journal';
import { ControlModule } from '#libs/control';
import { IgnoresUnknownQuery } from '#libs/http';
import {
  giveBackOutcome,
  requestedOutcome,
  requesterOfOutcome,
  requestTestValue,
  Sandboxes,
  SandboxModule,
  sandboxVariables,
  takeOutcome,
  takeOutcomeAlone,
} from '#libs/sandbox';

@Entity('notes')
export class Note {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id!: string;

  @Column({ type: 'varchar', length: 10, nullable: true })
  text!: string | null;
}

class CreateNotes1763690400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      new Table({
        name: 'notes',
        columns: [
          { name: 'id', type: 'varchar', length: '36', isPrimary: true },
          { name: 'text', type: 'varchar', length: '10', isNullable: true },
        ],
        checks: [{ expression: `length("text") < 8` }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('notes');
  }
}

/** The outcomes that a rule can request for `POST /notes/:id/:text`. */
const REFUSALS = { N001: 'The note is refused' } as const;
const MARKS = { N002: 'The note is stored with the text N002' } as const;
const OUTCOMES = { ...REFUSALS, ...MARKS } as const;

@IgnoresUnknownQuery()
@Controller('notes')
class Notes {
  private readonly writer = new RowWriter(Note, 'id');

  constructor(private readonly sandboxes: Sandboxes) {}

  @Post(':id/:text')
  async write(@Param('id') id: string, @Param('text') text: string): Promise<object> {
    const database = await this.sandboxes.database();
    requestTestValue(id, OUTCOMES);
    const refused = await takeOutcomeAlone(REFUSALS);
    if (refused !== undefined) return { refused, by: requesterOfOutcome() };
    if (requestedOutcome(MARKS) !== undefined) return this.writeMarked({ id, text });
    return { stored: await this.writer.insert(database, { id, text }) };
  }

  /** Stores a note with the outcome as its text. */
  private writeMarked({ id, text }: Note): Promise<object> {
    return this.sandboxes.atomically(function* (tx): Transactional<object> {
      const mark = yield* takeOutcome(tx, MARKS);
      const note = { id, text: mark ?? text };
      const stored = yield tx.sql(Note).insert(note, 'ON CONFLICT DO NOTHING RETURNING id');
      if (stored.length > 0) return { stored: true, mark };
      yield* giveBackOutcome(tx);
      return { stored: false };
    });
  }

  @Get('fail')
  fail(): never {
    throw new Error('broken on purpose');
  }

  @Get()
  async list(): Promise<Note[]> {
    const database = await this.sandboxes.database();
    return database.getRepository(Note).find({ order: { id: 'ASC' } });
  }
}

const notesSchema: Schema = {
  entities: [Note],
  migrations: [CreateNotes1763690400000],
};

@Module({
  imports: [SandboxModule, ControlModule],
  controllers: [Notes],
})
class NotesModule {}

/** A minimal service with sandboxes. It stores notes. */
export const notes: AppDefinition = {
  name: 'notes',
  title: 'Notes',
  description: '',
  port: port('NOTES_PORT', '3998', ''),
  healthPath: '/health',
  variables: sandboxVariables,
  module: NotesModule,
  schema: notesSchema,
  events: {
    failure: PROBLEM_FACTS,
    operations: [
      { method: 'POST', path: '/notes/{note}/{text}', name: 'note.written' },
      { method: 'GET', path: '/notes', name: 'note.list' },
    ],
  },
  outcomes: { ...OUTCOMES, N003: 'No operation has this outcome' },
  outcomeOperations: [{ method: 'POST', path: '/notes/:id/:text', outcomes: OUTCOMES }],
  testValues: [{ method: 'POST', path: '/notes/{id}/{text}', field: 'id', outcomes: OUTCOMES }],
  example: (address) => address,
};

export const inSandbox = (test: TestApp, sandbox: string) => ({
  write: (id: string, text = 'x') =>
    test.http.post(`/notes/${id}/${text}`).set('X-Sandbox', sandbox),
  ids: async () => {
    const { body } = await test.http.get('/notes').set('X-Sandbox', sandbox).expect(200);
    return (body as Note[]).map(({ id }) => id);
  },
});
