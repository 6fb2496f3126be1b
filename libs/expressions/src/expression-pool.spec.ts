import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { EvaluatorBusy, EvaluatorClosed, EvaluatorUnavailable } from './errors';
import { DEFAULT_POOL_OPTIONS } from './options';
import { batchOf, closePools, createPool, INPUT, programWith, valueOf } from './test/pools';

afterEach(closePools);

const ENDLESS = '($f := function() { $f() }; $f())';
const WRITE_PID = 'write(process.pid);';

describe('a batch', () => {
  it('has a result for each expression, in order', async () => {
    expect(await createPool().evaluate(batchOf('$states.input.name', '1 +', '$nothing'))).toEqual([
      { ok: true, value: 'Maria' },
      { ok: false, message: 'Unexpected end of expression (near character 3).' },
      { ok: true, value: undefined },
    ]);
  });

  it('of no expression needs no process', async () => {
    expect(await createPool({ program: '/nowhere.js' }).evaluate(batchOf())).toEqual([]);
  });

  it('can name any variable, in the text of the expression', async () => {
    const bindings = { a: 1, ab: 2, 'with space': 3, clone: 4 };
    const batch = { ...batchOf('$a', '$ab', '$clone', '$b'), bindings };
    expect(await createPool().evaluate(batch)).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
      { ok: true, value: 4 },
      { ok: true, value: undefined },
    ]);
  });

  it('that is too large fails, without the variables that it does not name', async () => {
    const pool = createPool({ maxRequestLength: 1_000 });
    const bindings = { large: 'x'.repeat(1_000), small: 1 };
    expect(await pool.evaluate({ ...batchOf('$small'), bindings })).toEqual([
      { ok: true, value: 1 },
    ]);
    expect(await pool.evaluate({ ...batchOf('$large', '1'), bindings })).toEqual(
      [1, 2].map(() => ({
        ok: false,
        message: 'The expressions and their variables have more than 1000 characters of JSON.',
      })),
    );
  });

  it('whose result is too large fails', async () => {
    const pool = createPool({ maxResultBytes: 100 });
    expect(await valueOf(pool, '$pad("", 98, "x")')).toBe('x'.repeat(98));
    expect(await valueOf(pool, '$pad("", 99, "x")')).toEqual({
      problem: 'The result has more than 100 bytes.',
    });
  });

  it('whose results are too large together fails from there on', async () => {
    const pool = createPool({ maxResultsBytes: 100 });
    const message = 'The results of the expressions are too large together.';
    expect(await pool.evaluate(batchOf('$pad("", 48, "x")', '$pad("", 48, "y")'))).toEqual([
      { ok: true, value: 'x'.repeat(48) },
      { ok: true, value: 'y'.repeat(48) },
    ]);
    expect(await pool.evaluate(batchOf('$pad("", 48, "x")', '$pad("", 49, "y")', '1'))).toEqual([
      { ok: true, value: 'x'.repeat(48) },
      { ok: false, message },
      { ok: false, message },
    ]);
  });

  it('waits for those before it, in one process', async () => {
    const pool = createPool();
    const order: number[] = [];
    await Promise.all(
      [1, 2, 3, 4, 5].map(async (number) => {
        await pool.evaluate(batchOf(number === 1 ? '$count([1..5000].($ * 2))' : '1'));
        order.push(number);
      }),
    );
    expect(order).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('the queue', () => {
  it.each([
    ['too many batches', { maxWaiting: 3 }],
    ['too large batches', { maxWaitingLength: 3 * JSON.stringify(waitingRequest()).length }],
  ])('refuses %s', async (_, limit) => {
    const pool = createPool(limit);
    // The first one is evaluated at once and does not wait.
    const accepted = [1, 2, 3, 4].map(() => pool.evaluate(batchOf('$states.input.name')));
    await expect(pool.evaluate(batchOf('$states.input.name'))).rejects.toThrow(EvaluatorBusy);
    for (const results of await Promise.all(accepted)) {
      expect(results).toEqual([{ ok: true, value: 'Maria' }]);
    }
    expect(await valueOf(pool, '$states.input.name')).toBe('Maria');
  });
});

function waitingRequest(): object {
  return { kind: 'evaluate', ...batchOf('$states.input.name') };
}

describe('a process', () => {
  it('does not get the environment of the service', async () => {
    process.env['EXPRESSIONS_SECRET'] = 'secret';
    const { program, lines } = programWith('write(JSON.stringify(process.env));');
    await createPool({ program }).warm();
    const environment = JSON.parse(lines()[0] ?? '') as object;
    expect(Object.keys(environment).filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual(
      expect.arrayContaining(['TZ']),
    );
    expect(lines()[0]).not.toContain('secret');
    delete process.env['EXPRESSIONS_SECRET'];
  });

  it('is used for many batches', async () => {
    const { program, lines } = programWith(WRITE_PID);
    const pool = createPool({ program });
    await Promise.all([pool.warm(), pool.warm(), valueOf(pool, '1')]);
    for (let index = 0; index < 5; index += 1) await valueOf(pool, String(index));
    expect(lines()).toHaveLength(1);
  });

  it('is one of two if both are needed', async () => {
    const { program, lines } = programWith(WRITE_PID);
    const pool = createPool({ program, processes: 2 });
    await Promise.all([1, 2, 3, 4].map((value) => valueOf(pool, String(value))));
    expect(lines()).toHaveLength(2);
  });

  it('is replaced when it was killed from outside while it was idle', async () => {
    const { program, lines } = programWith(WRITE_PID);
    const pool = createPool({ program });
    await pool.warm();
    process.kill(Number(lines()[0]), 'SIGKILL');
    expect(await valueOf(pool, '1')).toBe(1);
    expect(lines()).toHaveLength(2);
  });

  it('is replaced when it was killed from outside while it was busy, and the batch is repeated', async () => {
    const { program, lines } = programWith(
      // The first process ends when it gets its first request.
      `${WRITE_PID} if (require('node:fs').readFileSync(file, 'utf8').split('\\n').length === 2)
         process.on('message', () => process.kill(process.pid, 'SIGKILL'));`,
    );
    const pool = createPool({ program });
    expect(await Promise.all([valueOf(pool, '1'), valueOf(pool, '2')])).toEqual([1, 2]);
    expect(lines()).toHaveLength(2);
  });

  it('that ends by itself in each attempt fails its batch', async () => {
    const { program } = programWith("process.on('message', () => process.exit(3));");
    expect(await valueOf(createPool({ program }), '1')).toEqual({
      problem:
        'The process that evaluated the expression ended unexpectedly, and so did a second one.',
    });
  });

  it('that needs too much memory after a batch is replaced', async () => {
    const { program, lines } = programWith(WRITE_PID);
    const pool = createPool({ program, maxResidentBytes: 1_000_000 });
    // The memory is measured at each 64th request.
    for (let index = 0; index < 65; index += 1) expect(await valueOf(pool, '1')).toBe(1);
    expect(lines()).toHaveLength(2);
  });

  it('that gets no time from a busy machine is waited for', async () => {
    // The process sleeps before it evaluates: the time passes, and it uses no CPU time.
    const { program } = programWith(
      "process.on('message', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 900));",
    );
    const pool = createPool({ program, deadlineMs: 600 });
    expect(await valueOf(pool, '$sum([1..100])')).toBe(5050);
  });

  it('that used its CPU time is replaced, and gets the batch once more', async () => {
    const { program, lines } = programWith(
      `${WRITE_PID} if (require('node:fs').readFileSync(file, 'utf8').split('\\n').length === 2)
         process.on('message', () => { for (;;); });`,
    );
    expect(await valueOf(createPool({ program, deadlineMs: 300 }), '1')).toBe(1);
    expect(lines()).toHaveLength(2);
  });

  it('that stopped an expression gets the batch once more', async () => {
    const { program, lines } = programWith(
      `process.on('message', () => write('request'));
       const { send } = process;
       process.send = (message) => {
         if (message.kind === 'ready') return send.call(process, message);
         process.send = send;
         return process.send({ kind: 'answered', isLate: true, results: [{ ok: false, message: 'late' }] });
       };`,
    );
    expect(await valueOf(createPool({ program }), '1')).toBe(1);
    expect(lines()).toHaveLength(2);
  });

  it.each([
    ['does not exist', '/nowhere/child.js', /ended with 1\.$/],
    ['throws', programWith("throw new Error('broken')").program, /ended with 1\.$/],
  ])('that cannot be started because its program %s rejects', async (_, program, reason) => {
    const pool = createPool({ program });
    const failed = [1, 2].map((value) => pool.evaluate(batchOf(String(value))));
    for (const failure of failed) {
      await expect(failure).rejects.toThrow(EvaluatorUnavailable);
      await expect(failure).rejects.toThrow(reason);
    }
    await expect(pool.warm()).rejects.toThrow(EvaluatorUnavailable);
  });
});

describe('the end', () => {
  it('of the pool rejects what waits and what is evaluated', async () => {
    const pool = createPool();
    await pool.warm();
    const pending = [ENDLESS, '1', '2'].map((expression) => pool.evaluate(batchOf(expression)));
    const settled = Promise.allSettled(pending);
    await pool.close();
    for (const result of await settled) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: expect.any(EvaluatorClosed) as unknown,
      });
    }
    await expect(pool.evaluate(batchOf('1'))).rejects.toThrow(EvaluatorClosed);
  });

  it('of the pool can come while the process starts', async () => {
    const pool = createPool();
    const pending = expect(pool.evaluate(batchOf('1'))).rejects.toThrow(EvaluatorClosed);
    await pool.close();
    await pending;
  });

  it.each([
    ['idle', ''],
    [
      'busy',
      `child.send({ kind: 'evaluate', expressions: [expression], bindings: {}, nowMs: 0, seed: 0 });`,
    ],
  ])('of the service ends a process that is %s', async (_, send) => {
    // A comparison that takes hours, in which no event is handled.
    const tree = `$a := [[1]]; ${'$a := [[$a], [$a]]; '.repeat(40)}`;
    const service = spawn(process.execPath, [
      '-e',
      `const expression = ${JSON.stringify(`(${tree} $b := $a; ${tree} $a = $b)`)};
       const limits = JSON.stringify({ deadlineMs: 1e9, maxResultBytes: 1000, maxResultsBytes: 1000, maxDepth: 10 });
       const child = require('node:child_process').fork(${JSON.stringify(DEFAULT_POOL_OPTIONS.program)}, [limits]);
       child.once('message', () => { ${send} console.log('ready'); });`,
    ]);
    await once(service.stdout, 'data');
    service.kill('SIGKILL');
    // Both have the same output: it ends when both have ended.
    await once(service.stdout.resume(), 'close');
  });
});

it('an idle pool does not keep the service alive, and a busy one does', async () => {
  const script = `
    const { ExpressionPool } = require(${JSON.stringify(DEFAULT_POOL_OPTIONS.program.replace('child/main.js', 'index.js'))});
    const pool = new ExpressionPool();
    pool.evaluate({ expressions: ['$a'], bindings: { a: 1 }, nowMs: 0, seed: 0 })
      .then(([result]) => console.log(result.value));`;
  const service = spawn(process.execPath, ['-e', script]);
  let output = '';
  service.stdout.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(service, 'close')) as [number];
  expect({ code, output }).toEqual({ code: 0, output: '1\n' });
});

it('the input is not changed', async () => {
  const batch = batchOf('$states.input ~> |$|{"name": "other"}|');
  await createPool().evaluate(batch);
  expect(batch.bindings).toEqual({ states: { input: INPUT } });
});
