import 'reflect-metadata';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { serviceVariables } from '#libs/config';
import { SERVICES, SUITE } from '#libs/control-client';
import { apps } from '../apps/suite/src/apps';
import { suite } from '../apps/suite/src/suite.app';

const folders = readdirSync('apps').filter((folder) => folder !== 'suite');

describe('The list of simulators', () => {
  it('has every folder of apps/ under its name', () => {
    expect(apps.map(({ name }) => name).sort()).toEqual(folders.sort());
  });

  it('is what clients of the control know', () => {
    const ports = apps.map(({ name, port }) => [name, Number(port.default)]);
    expect(Object.entries(SERVICES).map(([name, { port }]) => [name, port])).toEqual(ports);
    expect(SUITE.port).toBe(Number(suite.port.default));
  });

  it.each(['port', 'title'] as const)('has no %s twice', (property) => {
    const values = apps.map((app) => {
      const value = app[property];
      return typeof value === 'string' ? value : value.default;
    });
    expect(new Set(values).size).toBe(apps.length);
  });

  it('has no variable with two meanings', () => {
    const declared = new Map<string, string>();
    const own = apps.flatMap(({ port, variables }) => [port, ...Object.values(variables)]);
    for (const { name, purpose } of [...Object.values(serviceVariables), ...own]) {
      expect(declared.get(name) ?? purpose).toBe(purpose);
      declared.set(name, purpose);
    }
  });
});

describe.each(folders)('The simulator %s', (name) => {
  it.each([
    `apps/${name}/src/main.ts`,
    `apps/${name}/src/${name}.app.ts`,
    `apps/${name}/openapi.json`,
    `docs/${name}.md`,
  ])('has %s', (file) => {
    expect(existsSync(file)).toBe(true);
  });

  it('has an end-to-end test', () => {
    const tests = readdirSync(`apps/${name}/test`);
    expect(tests.filter((file) => file.endsWith('.e2e-spec.ts'))).not.toEqual([]);
  });

  it('is in the README, with a link to its page', () => {
    expect(readFileSync('README.md', 'utf8')).toContain(`](docs/${name}.md)`);
  });
});
