import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUnderTest, pacs008 } from '#libs/testing';
import { run, type RunOptions } from './run';
import { startControlledSuite, type ControlledSuite } from '../../../../test/suite-control/clients';

const NOW = '2999-01-02T15:00:00.000Z';

describe(`paysim on ${databaseUnderTest}`, () => {
  let suite: ControlledSuite;
  let environment: Readonly<Record<string, string>>;
  const folder = mkdtempSync(join(tmpdir(), 'paysim-'));
  beforeAll(async () => {
    suite = await startControlledSuite();
    const addresses = Object.entries(suite.addresses).map(([name, address]) => [
      `${name.toUpperCase()}_URL`,
      address,
    ]);
    environment = {
      ...(Object.fromEntries(addresses) as Record<string, string>),
      SUITE_URL: suite.control.address,
      NO_COLOR: '1',
      // No files of services are here, so doctor finds no locks.
      DATA_DIR: ':memory:',
    };
  });
  afterAll(async () => {
    await suite.close();
    rmSync(folder, { recursive: true });
  });

  /** Runs a command, separated by spaces, that is expected to succeed. */
  const done = async (command: string, options: RunOptions = {}): Promise<string> => {
    const { code, stdout, stderr } = await run(command.split(' '), { environment, ...options });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    return stdout;
  };
  const json = async (command: string): Promise<unknown> =>
    JSON.parse(await done(command)) as unknown;
  const fails = async (command: string): Promise<string> => {
    const { code, stderr } = await run(command.split(' '), { environment });
    expect(code).toBe(1);
    return stderr;
  };
  const pay = async (sandbox: string, endToEndId: string): Promise<string> => {
    const headers = { 'Content-Type': 'application/xml', 'X-Sandbox': sandbox };
    const body = pacs008({ endToEndId });
    const address = `${suite.addresses.spi}/spi/pacs.008`;
    const response = await fetch(address, { method: 'POST', headers, body });
    return `${String(response.status)} ${await response.text()}`;
  };

  it('reaches a service through the suite control, if only that has an address', async () => {
    const options = { environment: { SUITE_URL: suite.control.address } };
    await done(`clock freeze ${NOW} -s through --service spi --json`, options);
    expect(await json('clock -s through --service spi')).toMatchObject({ now: NOW });
    await done('sandbox drop through');
  });

  describe('sandbox', () => {
    it('creates, lists, empties and drops sandboxes in all services', async () => {
      expect(await done('sandbox create boxes --table')).toBe('Created sandbox boxes.\n');
      expect(await done('sandbox list --table')).toMatch(/^boxes +8 +real .*Z +\d/m);
      expect(await json('sandbox list --service spi')).toMatchObject([{ name: 'boxes' }]);
      await pay('boxes', 'E1');
      expect(await done('sandbox reset boxes --table')).toBe('Emptied sandbox boxes.\n');
      expect(await pay('boxes', 'E1')).toMatch(/^200 /);
      expect(await json('sandbox drop boxes')).toEqual({ dropped: ['boxes'] });
      expect(await fails('sandbox drop boxes')).toMatch(/^error: 404 SANDBOX_NOT_FOUND\. /);
    });

    it('saves a snapshot, and restores it into other sandboxes, also from a file', async () => {
      const file = join(folder, 'before.gz');
      await pay('saved', 'E1');
      await done('sandbox create saved-2 --json');
      expect(await done(`sandbox save saved before --file ${file} --table`)).toContain(file);
      expect(await done('sandbox snapshots saved --table')).toMatch(/^before +\d/m);
      await done('sandbox restore saved before --into copied');
      await done(`sandbox restore loaded before --file ${file}`);
      for (const name of ['copied', 'loaded']) expect(await pay(name, 'E1')).toMatch(/^409 /);
      expect(await done('sandbox snapshots saved-2 --table')).toBe(
        'Sandbox saved-2 has no snapshots.\n',
      );
    });

    it('names the file that cannot be read', async () => {
      expect(await fails('sandbox restore a b --file /no/such/file')).toMatch(
        /ENOENT.*\/no\/such\/file/,
      );
    });
  });

  describe('clock', () => {
    it('freezes, advances, runs and shows the clocks', async () => {
      expect(await done(`clock freeze ${NOW} -s timed --table`)).toBe(`timed: frozen ${NOW}\n`);
      expect(await json('clock advance PT1H -s timed')).toMatchObject({
        now: '2999-01-02T16:00:00.000Z',
      });
      expect(await done('--sandbox timed clock --table')).toBe(
        'timed: frozen 2999-01-02T16:00:00.000Z\n',
      );
      expect(await json('clock run 2999-02-01T00:00:00Z -s timed')).toMatchObject({
        mode: 'offset',
      });
      expect(await fails('clock real -s timed')).toContain('CLOCK_BACKWARDS');
      expect(await json('clock real --allow-past -s timed')).toMatchObject({ mode: 'real' });
    });

    it('takes the sandbox from PAYSIM_SANDBOX', async () => {
      const named = { environment: { ...environment, PAYSIM_SANDBOX: 'named' } };
      expect(await done(`clock freeze ${NOW} --table`, named)).toBe(`named: frozen ${NOW}\n`);
    });

    it('shows clocks that differ, service by service', async () => {
      await done(`clock freeze ${NOW} -s differ --service spi`);
      const shown = await done('clock -s differ --table');
      expect(shown).toContain('The clocks of the services differ.');
      expect(shown).toMatch(/^dict +real /m);
    });

    it('lists the work that is due, and what ran', async () => {
      await done(`clock freeze ${NOW} -s due`);
      expect(await done('clock due -s due --table')).toBe(
        `due: ${NOW}. Nothing waits for its instant.\n`,
      );
      const address = `${suite.addresses.openfinance}/open-banking/payments/v1/pix/payments`;
      const payment = {
        amount: '150.00',
        creditorAccount: {
          ispb: '12345678',
          issuer: '0001',
          number: '1234567890',
          accountType: 'CACC',
        },
        creditor: { personType: 'PESSOA_NATURAL', cpfCnpj: '11144477735', name: 'Joao Souza' },
      };
      const headers = { 'Content-Type': 'application/json', 'X-Sandbox': 'due' };
      const response = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify(payment),
      });
      expect(response.status).toBe(201);
      const due = await done('clock due -s due --table');
      expect(due).toMatch(/^2999-01-02T15:00:0\d\.000Z +openfinance +openfinance-payments/m);
      expect(await done('clock advance PT10S -s due --table')).toMatch(
        /openfinance-payments .* done$/m,
      );
    });
  });

  describe('order', () => {
    it('finds the service of a code, written in any case', async () => {
      expect(await done('order am04 -s ordered --name next --table')).toBe(
        'Ordered in spi: AM04, for /**.\n',
      );
      expect(await pay('ordered', 'E1')).toContain('AM04');
      expect(await pay('ordered', 'E2')).toContain('ACCP');
      expect(await done('order list -s ordered --table')).toMatch(
        /^spi +next +AM04 +\/\*\* +1 +1$/m,
      );
      await done('order clear next -s ordered');
      expect(await done('order list -s ordered --table')).toBe('There are no orders.\n');
    });

    it.each([
      ['order AM99', 'No service has the outcome AM99. Did you mean AM09 (spi)?'],
      [
        'order FAILED',
        'FAILED is an outcome of several services: report, workflow. Name one with --service.',
      ],
      ['order AM99 --service spi', /400 RULE_INVALID\. .*Did you mean "AM09"\?/],
    ])('refuses %s', async (command, expected) => {
      expect(await fails(command)).toMatch(expected);
    });

    it('answers with a status, later, as often as it is asked', async () => {
      await done(
        'order --service spi --respond 503 --method post --path /spi/** --times always -s later',
      );
      for (const id of ['E1', 'E2']) expect(await pay('later', id)).toMatch(/^503 /);
      expect(await json('order list --service spi -s later')).toMatchObject([
        {
          hits: 2,
          rule: {
            match: { method: 'POST', path: '/spi/**' },
            effect: { respond: { status: 503 } },
          },
        },
      ]);
    });

    it('loses the response after the work, with a delay', async () => {
      await done('order --service spi --lose --delay PT0.01S -s lost');
      await expect(pay('lost', 'E1')).rejects.toThrow();
      expect(await pay('lost', 'E1')).toMatch(/^409 /);
    });

    it('passes on the warning of a rule that can never take effect', async () => {
      const given = ['order', 'AM04', '--path', '/spi/pacs008', '-s', 'warned'];
      const { code, stderr } = await run(given, { environment });
      expect(code).toBe(0);
      expect(stderr).toMatch(/^warning: .*Did you mean \/spi\/pacs\.008\?/);
    });

    it('lists the outcomes of all services, or of one', async () => {
      expect(await done('order outcomes --table')).toMatch(/^spi +AM04 +Balance/m);
      expect(await json('order outcomes --service spi')).toHaveProperty('AM04');
    });
  });

  describe('journal', () => {
    beforeAll(async () => {
      await done(`clock freeze ${NOW} -s told`);
      for (const id of ['E1', 'E1', 'E2']) await pay('told', id);
    });

    it('lists the events, the oldest first', async () => {
      const [titles, first, second] = (await done('journal -s told --table')).split('\n');
      expect(titles).toMatch(/^Time \(UTC\) +Id +Method +Path +Status +Event +Facts$/);
      expect(first).toMatch(
        /^2999-01-02 15:00:00 +spi\/1 +POST +\/spi\/pacs\.008 +200 +pix\.payment +amount=.* endToEndId=E1/,
      );
      expect(second).toMatch(/ 409 .*code=END_TO_END_ID_DUPLICATED/);
    });

    it.each([
      ['--status 409', 1],
      ['--e2e E2', 1],
      ['--name dict.', 0],
      ['--method get', 0],
      ['--path /spi/**', 3],
      ['--text e2', 1],
      ['--limit 2', 2],
      [`--since ${NOW}`, 3],
      ['--service dict', 0],
      ['--service spi', 3],
    ])('filters with %s', async (filter, count) => {
      expect(await json(`journal -s told ${filter}`)).toHaveLength(count);
    });

    it('says that nothing is there', async () => {
      expect(await done('journal -s untold --table')).toBe('Nothing in sandbox untold.\n');
    });

    it('shows one request with its bodies', async () => {
      const shown = await done('journal show spi/1 -s told --table');
      expect(shown).toMatch(/^request +POST \/spi\/pacs\.008$/m);
      expect(shown).toMatch(/^change +transactions \+1 ~0 -0$/m);
      expect(shown).toMatch(/\nRequest\n[^]*<EndToEndId>E1<[^]*\nResponse\n[^]*ACCP/);
      expect(await fails('journal show 99 --service spi -s told')).toContain('REQUEST_GONE');
    });

    it('follows new events until Ctrl-C, and leaves with 0', async () => {
      const interrupted = new AbortController();
      let hasPaid = false;
      const { code, stdout } = await run(['journal', '-f', '-s', 'told', '--limit', '1'], {
        environment,
        interruption: interrupted.signal,
        onOutput: (text) => {
          if (text.includes('"E2"') && !hasPaid) {
            hasPaid = true;
            void pay('told', 'E3');
          }
          if (text.includes('"E3"')) interrupted.abort();
        },
      });
      expect(code).toBe(0);
      const ids = stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { facts: { endToEndId: string } }).facts.endToEndId);
      expect(ids).toEqual(['E2', 'E3']);
    });

    it('continues when the service is back', async () => {
      const { report } = suite.services;
      const interrupted = new AbortController();
      const ask = async (path: string): Promise<void> => {
        await fetch(suite.addresses.report + path, { headers: { 'X-Sandbox': 'broken' } });
      };
      await ask('/before');
      let restart: Promise<void> | undefined;
      const { code, stderr } = await run(['journal', '-f', '-s', 'broken', '--service', 'report'], {
        environment,
        interruption: interrupted.signal,
        onOutput: (stdout) => {
          if (stdout.includes('/before')) {
            restart ??= report
              .stop()
              .then(() => report.start())
              .then(() => ask('/after'));
          }
          if (stdout.includes('/after')) interrupted.abort();
        },
      });
      await restart;
      expect(code).toBe(0);
      expect(stderr).toMatch(
        /^The connection to .* is lost\. Trying again\.\nConnected to .* again\.\n/,
      );
    });
  });

  describe('doctor', () => {
    it('finds nothing wrong, and names the version of each service', async () => {
      const shown = await done('doctor --table');
      expect(shown).toMatch(/^ok +suite +Ready at http:.*, version /m);
      expect(shown).toMatch(/^ok +ADMIN_TOKEN +The services need none\.$/m);
      expect(shown).toMatch(/All checks passed\.\n$/);
    });
  });

  it('completes the words that the services know', async () => {
    await done('sandbox create completed');
    expect(await done('complete --patience 600000 -- clock -s comp')).toBe('completed\n');
    expect(await done('complete --patience 600000 -- order am0')).toMatch(
      /^AM01\nAM02\nAM04\nAM09\n/,
    );
    expect(await done('complete --patience 600000 -- order --service dict am0')).toBe('');
    expect(await done('complete --patience 600000 --descriptions -- order AM04')).toBe(
      'AM04\tBalance of the Conta PI is not sufficient\n',
    );
  });
});
