import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installNode, newProject, packageOf, packed, type Project } from './project';

const EXAMPLE = 'examples/psp';
const THIS = Number(process.versions.node.split('.')[0]);
const OTHER = 24;
const PACS008 =
  '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><FIToFICstmrCdtTrf/></Document>';

const work = mkdtempSync(join(tmpdir(), 'packed-'));
const tarball = packed(work);

afterAll(() => {
  rmSync(work, { recursive: true, force: true, maxRetries: 10 });
});

describe.each([...new Set([THIS, OTHER])])(
  'The package in an empty project, on Node %i',
  (major) => {
    let project: Project;
    const paysim = (...words: readonly string[]): string =>
      project.run(['npx', '--no-install', 'paysim', ...words], { NO_COLOR: '1' });
    const install = (...packages: readonly string[]): string =>
      // Only Node 20 needs an install script, which compiles SQLite if no binary can be fetched.
      project.run([
        'npm',
        'install',
        '--no-audit',
        '--no-fund',
        '--prefer-offline',
        ...(major === 20 ? [] : ['--ignore-scripts']),
        ...packages,
      ]);

    beforeAll(() => {
      project = newProject(
        major === THIS ? undefined : installNode(major, join(work, `node-${String(major)}`)),
      );
      project.describe({ name: 'empty', version: '1.0.0', private: true });
      install(tarball);
    });
    afterAll(() => {
      project.remove();
    });

    it('runs that Node', () => {
      expect(project.run(['node', '--version'])).toMatch(new RegExp(`^v${String(major)}\\.`));
    });

    it('has no tests, no sources and no development tools', () => {
      const isInstalled = (name: string): boolean =>
        existsSync(join(project.folder, 'node_modules', name));
      const tools = ['typescript', 'eslint', 'jest', 'esbuild', '@swc/core', 'prettier'];
      expect(tools.filter(isInstalled)).toEqual([]);
      const files = readdirSync(join(project.folder, 'node_modules/payment-simulators/dist'), {
        recursive: true,
        encoding: 'utf8',
      });
      const paths = files.map((file) => file.replaceAll('\\', '/'));
      expect(
        paths.filter((path) => /spec\.js$|\.map$|\/test\/|^libs\/testing\//.test(path)),
      ).toEqual([]);
    });

    it('installs no telemetry', () => {
      const scarf = join(project.folder, 'node_modules/@scarf/scarf');
      expect(existsSync(scarf)).toBe(false);
      const inside = join(
        project.folder,
        'node_modules/payment-simulators/node_modules/@scarf/scarf',
      );
      expect(readdirSync(inside)).toEqual(['package.json']);
    });

    it('has paysim doctor', () => {
      // What it says of the ports depends on what else runs on this machine.
      const { checks } = JSON.parse(paysim('doctor', '--json')) as {
        readonly checks: readonly { readonly about: string; readonly status: string }[];
      };
      const machine = checks.filter(({ about }) => ['node', 'paysim', 'SQLite'].includes(about));
      expect(machine.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok']);
    });

    it('has paysim explain', () => {
      expect(paysim('explain', 'E1234567820261121120000000000001')).toContain('12345678');
      expect(() => paysim('explain', PACS008)).toThrow('GrpHdr');
    });

    it('starts some simulators with npx payment-simulators', async () => {
      const command = ['--no-install', 'payment-simulators', 'spi', 'dict', '--memory'];
      const ports = { SUITE_PORT: '0', SPI_PORT: '0', DICT_PORT: '0' };
      const child = spawn('npx', command, {
        cwd: project.folder,
        env: { ...process.env, ...ports },
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      });
      let printed = '';
      for await (const chunk of child.stdout) {
        printed += String(chunk);
        if (printed.includes('Stop with Ctrl-C')) break;
      }
      const address = /SPI: instant payments +(\S+)/.exec(printed)?.[1] ?? '';
      const { status } = await fetch(`${address}/spi/health`);
      const ended = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGINT');
      await ended;
      expect(status).toBe(200);
      expect(existsSync(join(project.folder, '.payment-simulators'))).toBe(false);
    });

    it('says which option moves a port that is in use', async () => {
      const command = ['npx', '--no-install', 'payment-simulators', 'spi', '--memory'];
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as { readonly port: number };
      expect(() => project.run(command, { SPI_PORT: String(port) })).toThrow(
        `127.0.0.1:${String(port)} is in use. Stop the other program, or set SPI_PORT to a free port`,
      );
      server.close();
    });

    describe('with the example of a payment service', () => {
      beforeAll(() => {
        project.copy(EXAMPLE);
        const { dependencies, devDependencies, ...others } = packageOf(
          join(EXAMPLE, 'package.json'),
        );
        const own = { ...devDependencies, 'payment-simulators': `file:${tarball}` };
        project.describe({ ...others, dependencies, devDependencies: own });
        install();
      });

      it('passes its types', () => {
        project.run(['npx', '--no-install', 'tsc', '--noEmit']);
      });

      it('passes its tests in four workers', () => {
        const report = join(project.folder, 'report.json');
        project.run([
          'npx',
          '--no-install',
          'jest',
          '--maxWorkers=4',
          '--json',
          `--outputFile=${report}`,
        ]);
        const { numFailedTests, numPassedTests } = JSON.parse(
          readFileSync(report, 'utf8'),
        ) as Readonly<Record<string, number>>;
        expect({ numFailedTests, passed: (numPassedTests ?? 0) > 20 }).toEqual({
          numFailedTests: 0,
          passed: true,
        });
      });

      it('has one line of plumbing in each test file', () => {
        const folder = join(EXAMPLE, 'test');
        const files = readdirSync(folder).filter((name) => name.endsWith('-spec.ts'));
        const lines = files.map((name) => [
          name,
          readFileSync(join(folder, name), 'utf8').match(/createSandbox\(|useSandbox\(/g)?.length,
        ]);
        expect(lines).toEqual(files.map((name) => [name, 1]));
      });
    });
  },
);
