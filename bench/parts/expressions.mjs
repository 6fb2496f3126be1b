import assert from 'node:assert/strict';
import jsonata from 'jsonata';
import { ExpressionPool } from '../../dist/libs/expressions/src/index.js';
import { median, printTable } from '../print.mjs';

const ROUNDS = 5;
const BATCHES = 3_000;
const CONNECTIONS = 50;

const ITEMS = Array.from({ length: 20 }, (_, index) => ({
  sku: `A${index}`,
  price: index * 1.5,
  quantity: 2,
}));

/** The expressions of a state with three of them, and an input of 1 kB. */
const BATCH = {
  expressions: [
    '$states.input.customer.name',
    '$sum($states.input.items.(price * quantity))',
    '{"id": $states.input.customer.id, "count": $count($states.input.items)}',
  ],
  bindings: { states: { input: { customer: { name: 'Maria', id: 7 }, items: ITEMS } } },
  nowMs: 0,
  seed: 0.5,
};
const VALUES = ['Maria', 570, { id: 7, count: 20 }];

/** Compares batches per second in child processes with jsonata in this process, which has no limits. */
export async function expressions() {
  const pools = [1, 2].map((processes) => new ExpressionPool({ processes }));
  const contenders = [
    { name: 'jsonata in this process, no limits', evaluate: inThisProcess() },
    { name: 'one process', evaluate: (batch) => pools[0].evaluate(batch) },
    { name: 'two processes', evaluate: (batch) => pools[1].evaluate(batch) },
    {
      name: 'one process, each expression new',
      evaluate: (batch) => pools[0].evaluate(fresh(batch)),
    },
  ];
  const measured = contenders.map(() => ({ rates: [], cpu: [] }));
  for (const { evaluate } of contenders) {
    const results = await evaluate(BATCH);
    assert.deepEqual(
      results.map(({ value }) => value),
      VALUES,
    );
    await run(evaluate);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { evaluate }] of contenders.entries()) {
      const { rate, cpuUs } = await run(evaluate);
      measured[index].rates.push(rate);
      measured[index].cpu.push(cpuUs);
    }
  }
  await Promise.all(pools.map((pool) => pool.close()));
  const first = median(measured[0].rates);
  printTable(
    contenders.map(({ name }, index) => {
      const { rates, cpu } = measured[index];
      return {
        evaluator: name,
        'batches/s': Math.round(median(rates)),
        'slowest - fastest': `${Math.round(Math.min(...rates))} - ${Math.round(Math.max(...rates))}`,
        ratio: (median(rates) / first).toFixed(2),
        'microseconds of this process': Math.round(median(cpu)),
      };
    }),
  );
}

async function run(evaluate) {
  let left = BATCHES;
  const cpu = process.cpuUsage();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (left -= 1; left >= 0; left -= 1) await evaluate(BATCH);
    }),
  );
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { rate: (BATCHES / ms) * 1000, cpuUs: (user + system) / BATCHES };
}

function inThisProcess() {
  const compiled = BATCH.expressions.map((text) => jsonata(text));
  return ({ bindings }) =>
    Promise.all(
      compiled.map(async (expression) => ({
        value: JSON.parse(JSON.stringify(await expression.evaluate(undefined, bindings))),
      })),
    );
}

let count = 0;

/** The same expressions with texts that were not compiled yet. */
function fresh(batch) {
  count += 1;
  return { ...batch, expressions: batch.expressions.map((text) => `${text} /* ${count} */`) };
}
