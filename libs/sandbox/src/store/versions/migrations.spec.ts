import { type MigrationInterface } from 'typeorm';
import { type Schema } from '#libs/app';
import { lacksMigrations, unknownMigrations } from './migrations';

abstract class Migration implements MigrationInterface {
  up(): Promise<void> {
    return Promise.resolve();
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

class First1 extends Migration {}
class Second2 extends Migration {}
class Named3 extends Migration {
  readonly name = 'Third3';
}

describe('The migrations of a database and those of this version', () => {
  const schema: Schema = { entities: [], migrations: [First1, Second2, Named3] };
  it.each([
    ['a new database', [], [], true],
    ['a database of this version', ['First1', 'Second2', 'Third3'], [], false],
    ['one of an older version', ['First1'], [], true],
    ['one of a newer version', ['First1', 'Second2', 'Third3', 'Fourth4'], ['Fourth4'], false],
    ['one of another branch', ['First1', 'Second2', 'Fourth4'], ['Fourth4'], true],
  ])('of %s', (_, applied, unknown, lacks) => {
    expect(unknownMigrations(schema, applied)).toEqual(unknown);
    expect(lacksMigrations(schema, applied)).toBe(lacks);
  });
});
