import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExpressionBatch } from '#libs/states-language';
import { DEFAULT_POOL_OPTIONS, ExpressionPool, type ExpressionPoolOptions } from '../index';

const pools: ExpressionPool[] = [];

/** A pool that closePools closes. */
export function createPool(options: Partial<ExpressionPoolOptions> = {}): ExpressionPool {
  // A machine that runs other tests needs more time for the same work.
  const pool = new ExpressionPool({ deadlineMs: 2_000, ...options });
  pools.push(pool);
  return pool;
}

export async function closePools(): Promise<void> {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
}

export const INPUT = {
  name: 'Maria',
  total: 12.5,
  items: [
    { sku: 'a', price: 2, quantity: 3 },
    { sku: 'b', price: 5, quantity: 1 },
  ],
};

/** 2023-11-14T22:13:20.000Z, a Tuesday. */
export const NOW_MS = 1_700_000_000_000;

export function batchOf(...expressions: string[]): ExpressionBatch {
  return { expressions, bindings: { states: { input: INPUT } }, nowMs: NOW_MS, seed: 0.25 };
}

/** The value of one expression, or the message of its failure as `{ problem }`. */
export async function valueOf(pool: ExpressionPool, expression: string): Promise<unknown> {
  const [result] = await pool.evaluate(batchOf(expression));
  return result?.ok === true ? result.value : { problem: result?.message };
}

/** A program that runs some code, which can `write(line)` to `file`, and then the child of the pool. */
export function programWith(code: string): {
  program: string;
  lines: () => string[];
} {
  const folder = mkdtempSync(join(tmpdir(), 'expressions-'));
  const [program, file] = [join(folder, 'child.js'), join(folder, 'lines')];
  writeFileSync(file, '');
  writeFileSync(
    program,
    `const file = ${JSON.stringify(file)};
     const write = (line) => require('node:fs').appendFileSync(file, line + '\\n');
     ${code}
     require(${JSON.stringify(DEFAULT_POOL_OPTIONS.program)});\n`,
  );
  return { program, lines: () => readFileSync(file, 'utf8').split('\n').slice(0, -1) };
}
