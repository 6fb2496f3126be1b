import 'reflect-metadata';
import {
  Column,
  DataSource,
  Entity,
  PrimaryGeneratedColumn,
  type SelectQueryBuilder,
} from 'typeorm';
import { atomically } from './atomically';
import { RowTotals } from './row-totals';
import { SqliteDriver } from './sqlite-driver';

@Entity('items')
class Item {
  @PrimaryGeneratedColumn({ type: 'integer' })
  sequence!: number;

  @Column({ type: 'integer' })
  amount!: number;
}

/** On PostgreSQL all rows are counted; the tests of the lists in the apps run on both databases. */
describe('RowTotals on SQLite', () => {
  let database: DataSource;
  let totals: RowTotals;
  beforeEach(async () => {
    database = await new DataSource({
      type: 'better-sqlite3',
      database: ':memory:',
      driver: SqliteDriver,
      entities: [Item],
      synchronize: true,
    }).initialize();
    totals = new RowTotals();
  });
  afterEach(() => database.destroy());

  const add = (...amounts: readonly number[]) =>
    database.getRepository(Item).insert(amounts.map((amount) => ({ amount })));
  const query = (): SelectQueryBuilder<Item> =>
    database.getRepository(Item).createQueryBuilder('i');
  const all = (newest?: number) => totals.of(query(), 'amount', newest);

  it('returns the totals of all rows, including rows that arrive later', async () => {
    expect(await all()).toEqual({ items: 0, cents: 0n, last: 0 });
    await add(100, 25);
    expect(await all()).toEqual({ items: 2, cents: 125n, last: 2 });
    await add(7);
    expect(await all()).toEqual({ items: 3, cents: 132n, last: 3 });
    expect(await all()).toEqual({ items: 3, cents: 132n, last: 3 });
  });

  it('counts each row once', async () => {
    await add(100, 25);
    await all();
    // Without `forget`, to show that the rows are not read again.
    await database.query('DELETE FROM items');
    await add(7);
    expect(await all()).toMatchObject({ items: 3, cents: 132n });
  });

  it('counts all rows again after a transaction that changes or removes some', async () => {
    await add(100, 25);
    await all();
    const change = (sql: string) =>
      atomically(database, function* (tx) {
        yield { sql, parameters: [] };
        totals.forget(tx);
      });
    await change('UPDATE items SET amount = 50 WHERE sequence = 1');
    expect(await all()).toEqual({ items: 2, cents: 75n, last: 2 });
    await change('DELETE FROM items WHERE sequence = 2');
    expect(await all()).toEqual({ items: 1, cents: 50n, last: 1 });
  });

  it('does not keep what was counted while rows were removed', async () => {
    await add(100, 25);
    const counting = all();
    await atomically(database, function* (tx) {
      yield { sql: 'DELETE FROM items', parameters: [] };
      totals.forget(tx);
    });
    await counting;
    expect(await all()).toEqual({ items: 0, cents: 0n, last: 0 });
  });

  it('leaves out rows after the newest one, before and after they were counted', async () => {
    await add(100, 25, 7);
    expect(await all(2)).toMatchObject({ items: 2, cents: 125n });
    expect(await all()).toMatchObject({ items: 3, cents: 132n });
    expect(await all(2)).toMatchObject({ items: 2, cents: 125n });
    expect(await all(0)).toMatchObject({ items: 0, cents: 0n });
    expect(await all()).toMatchObject({ items: 3, cents: 132n });
  });

  it('counts the rows of a filter each time, and does not keep the result as that of the table', async () => {
    await add(100, 25, 7);
    const large = () => totals.of(query().where('i.amount > 10'), 'amount');
    expect(await large()).toMatchObject({ items: 2, cents: 125n });
    expect(await all()).toMatchObject({ items: 3, cents: 132n });
    await add(50);
    expect(await large()).toMatchObject({ items: 3, cents: 175n });
    expect(await all()).toMatchObject({ items: 4, cents: 182n });
  });

  it('counts correctly while other requests count', async () => {
    await add(100, 25);
    const counted = await Promise.all([all(), all(1), all(), add(7).then(() => all()), all()]);
    expect(counted[1]).toMatchObject({ items: 1, cents: 100n });
    expect(await all()).toMatchObject({ items: 3, cents: 132n });
  });

  it('keeps separate totals for each database', async () => {
    await add(100);
    await all();
    const other = await new DataSource({ ...database.options }).initialize();
    const empty = other.getRepository(Item).createQueryBuilder('i');
    expect(await totals.of(empty, 'amount')).toMatchObject({ items: 0 });
    await other.destroy();
  });

  it('counts without a sum', async () => {
    await add(100, 25);
    expect(await totals.of(query(), undefined)).toEqual({ items: 2, cents: 0n, last: 2 });
  });
});
