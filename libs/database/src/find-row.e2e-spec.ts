import 'reflect-metadata';
import { Column, DataSource, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { atomically } from './atomically';
import { centsColumn, jsonColumn } from './columns';
import { findRow, lockRow, readRow } from './find-row';
import { SqliteDriver } from './sqlite-driver';

@Entity('items')
class Item {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'varchar', name: 'item_name' })
  name!: string;

  @Column(centsColumn)
  amount!: number;

  @Column(jsonColumn)
  tags!: readonly string[];
}

/** The tests of the apps run it on both databases. */
describe('findRow, readRow and lockRow on SQLite', () => {
  let database: DataSource;
  beforeAll(async () => {
    database = await new DataSource({
      type: 'better-sqlite3',
      database: ':memory:',
      driver: SqliteDriver,
      entities: [Item],
      synchronize: true,
    }).initialize();
    await database.getRepository(Item).insert([
      { name: 'a', amount: 100, tags: ['x'] },
      { name: 'b', amount: 100, tags: [] },
    ] as never);
  });
  afterAll(() => database.destroy());

  const all = async (values: Parameters<typeof findRow<Item>>[2]) => {
    const found = await findRow(database, Item, values);
    expect(await atomically(database, (tx) => lockRow(tx, Item, values))).toEqual(found);
    expect(await atomically(database, (tx) => readRow(tx, Item, values))).toEqual(found);
    return found;
  };

  it.each([
    ['a column with another name', { name: 'a' }],
    ['two columns', { amount: 100, name: 'a' }],
    ['its number', { sequence: 1 }],
  ])('find a row by %s', async (_, values) => {
    expect(await all(values)).toEqual({ sequence: 1, name: 'a', amount: 100, tags: ['x'] });
  });

  it.each([
    ['no row has the value', { name: 'c' }],
    ['no row has all values', { name: 'a', amount: 1 }],
    ['the value is SQL', { name: "' OR 1 = 1 --" }],
  ])('find none if %s', async (_, values) => {
    expect(await all(values)).toBeUndefined();
  });
});
