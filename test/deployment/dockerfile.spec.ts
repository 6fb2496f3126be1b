import { existsSync, readFileSync } from 'node:fs';
import { apps } from '../../apps/suite/src/apps';
import { ignoring } from './build-context';
import { readDockerfile, readOurDockerfile, settingsOf, type Stage } from './dockerfile';
import { defaults, portVariable, unknownVariables } from './variables';

describe('readDockerfile and settingsOf', () => {
  const stages = readDockerfile(
    [
      '# A comment',
      'FROM node:24 AS build',
      'RUN one && \\',
      '    two',
      '',
      'FROM debian:13',
      'ARG APP=spi',
      'ENV A=${APP} \\',
      '    B=x=y',
      'WORKDIR /app',
      'USER 10:20',
      'EXPOSE 80 81',
      'HEALTHCHECK --interval=1s CMD ["check", "now"]',
      'CMD ["run"]',
    ].join('\n'),
  );

  it('reads the stages and joins continued lines', () => {
    expect(stages.map(({ base, name }) => [base, name])).toEqual([
      ['node:24', 'build'],
      ['debian:13', ''],
    ]);
    expect(stages[0]?.instructions).toEqual([{ name: 'RUN', text: 'one && two' }]);
  });

  it('reads what the final stage says about its containers', () => {
    const [, final] = stages as readonly [Stage, Stage];
    const settings = {
      environment: { A: 'spi', B: 'x=y' },
      workingDirectory: '/app',
      uid: 10,
      gid: 20,
      ports: [80, 81],
      healthCheck: ['check', 'now'],
      command: ['run'],
    };
    expect(settingsOf(final)).toEqual(settings);
    expect(settingsOf(final, { APP: 'dict' }).environment['A']).toBe('dict');
  });
});

describe('ignoring', () => {
  const isIgnored = ignoring('# All but src\n*\n!src\n**/test\n**/*.spec.ts\nsrc/*.log\n');

  it.each([
    ['.env', true],
    ['data/default/spi.sqlite', true],
    ['src', false],
    ['src/main.ts', false],
    ['src/main.spec.ts', true],
    ['src/deep/er/main.spec.ts', true],
    ['src/test/helper.ts', true],
    ['src/contest/helper.ts', false],
    ['src/a.log', true],
    ['src/deep/a.log', false],
  ])('says for %s: %s', (path, expected) => {
    expect(isIgnored(path)).toBe(expected);
  });
});

describe('The Dockerfile', () => {
  const { stages, final } = readOurDockerfile();
  const { environment, ports, uid, command, healthCheck } = settingsOf(final);

  it('uses one Node that the package supports, of a fixed major version', () => {
    const bases = new Set(stages.map(({ base }) => base));
    expect([...bases]).toEqual([expect.stringMatching(/^node:(22|24|26)-\w+-slim$/)]);
  });

  it('has the default port of every simulator, and publishes no other', () => {
    const { SUITE_PORT, ...others } = Object.fromEntries(
      Object.entries(environment).filter(([name]) => name.endsWith('_PORT')),
    );
    const expected = Object.entries(defaults).filter(
      // A listener without a default port does not listen.
      ([name, port]) => name.endsWith('_PORT') && name !== 'SUITE_PORT' && port !== '',
    );
    expect(others).toEqual(Object.fromEntries(expected));
    expect(SUITE_PORT).toBe('3000');
    expect([...ports].sort()).toEqual(
      Object.values({ SUITE_PORT, ...others })
        .map(Number)
        .sort(),
    );
  });

  it('sets only variables that something reads, and no secret', () => {
    expect(unknownVariables(environment)).toEqual([]);
    expect(Object.keys(environment)).not.toContain('ADMIN_TOKEN');
    expect(Object.keys(environment)).not.toContain('DATABASE_URL');
    expect(environment['HOST']).toBe('0.0.0.0');
  });

  it('starts each app by its name, and asks the port of that app for its readiness', () => {
    expect(command).toEqual(['sh', '-c', 'exec node dist/apps/$APP/src/main.js']);
    for (const { name, port } of apps) {
      expect(existsSync(`apps/${name}/src/main.ts`)).toBe(true);
      expect(port.name).toBe(portVariable(name));
    }
    expect(existsSync(`apps/${environment['APP'] ?? ''}/src/main.ts`)).toBe(true);
    expect(healthCheck.join(' ')).toContain('/health/ready');
  });

  it('runs as a user without privileges, given by number', () => {
    expect(uid).toBeGreaterThan(0);
  });

  it('gets the files that the build reads, and no secret, data or test', () => {
    const isIgnored = ignoring(readFileSync('.dockerignore', 'utf8'));
    const build = ['package.json', 'package-lock.json', 'scripts/no-scarf/package.json'];
    const scripts = ['scripts/build/build.mjs', 'scripts/build/openapi-metadata.json'];
    const code = ['ormconfig.ts', 'apps/spi/src/main.ts', 'libs/kernel/src/ids.ts'];
    const guides = ['README.md', 'README.pt-BR.md', 'docs/spi.md', 'docs/how-to/java.md'];
    expect([...build, ...scripts, ...code, ...guides, 'LICENSE'].filter(isIgnored)).toEqual([]);
    const others = ['.env', '.git', 'data', 'dist', 'node_modules', 'test', 'apps/spi/test'];
    expect(others.filter((path) => !isIgnored(path))).toEqual([]);
  });
});
