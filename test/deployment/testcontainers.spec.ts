import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transpileModule } from 'typescript';
import { SERVICE_NAMES, SERVICES, SUITE, addressVariable } from '#libs/control-client';
import { readCompose } from './compose';
import { readOurDockerfile, settingsOf } from './dockerfile';
import { unknownVariables } from './variables';

const folder = join('examples', 'testcontainers');
const modules = ['node/simulators.ts', 'java/SimulatorsContainer.java', 'go/simulators.go'].map(
  (file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }),
);

/** A variable and its port: `SPI_URL: 3002`, `"SPI_URL", 3002` or `"SPI_URL": "3002/tcp"`. */
const PORT = /\b([A-Z0-9]+_URL)"?[:,]\s*"?(\d{4})\b/g;

const expectedPorts = Object.fromEntries([
  [addressVariable('suite'), SUITE.port],
  ...SERVICE_NAMES.map((name) => [addressVariable(name), SERVICES[name].port]),
]) as Readonly<Record<string, number>>;

function portsOf(code: string): Readonly<Record<string, number>> {
  const found = [...code.matchAll(PORT)];
  return Object.fromEntries(found.map(([, variable = '', port]) => [variable, Number(port)]));
}

/** The variables that the module sets in the container, in one line: `APP: 'suite', ...`, or `"APP", "suite", ...`. */
function environmentOf(code: string): Readonly<Record<string, string>> {
  const [line = ''] = /\bAPP\b.*\bDATA_DIR\b.*/.exec(code) ?? [];
  const found = [...line.matchAll(/\b(APP|ADMIN_TOKEN|DATA_DIR)"?[:,]\s*(['"]?)([\w:]+)\2/g)];
  return Object.fromEntries(found.map(([, name = '', , value = '']) => [name, value]));
}

describe.each(modules)('The Testcontainers module $file', ({ code }) => {
  const image = settingsOf(readOurDockerfile().final);

  it('sets the address of each service and of the suite control, with its port in the image', () => {
    expect(portsOf(code)).toEqual(expectedPorts);
    const exposed = new Set(image.ports);
    expect(Object.values(expectedPorts).filter((port) => !exposed.has(port))).toEqual([]);
  });

  it('starts all services, with the token that the image needs and data in memory', () => {
    const environment = environmentOf(code);
    expect(environment).toMatchObject({ APP: 'suite', DATA_DIR: ':memory:' });
    expect(environment['ADMIN_TOKEN']).toMatch(/token/i);
    expect(unknownVariables(environment)).toEqual([]);
    expect(image.environment['ADMIN_TOKEN']).toBeUndefined();
  });

  it('waits for the readiness that the image checks', () => {
    const [, path = ''] = /(\/health\/\w+)/.exec(image.healthCheck.join(' ')) ?? [];
    expect(path).toBe('/health/ready');
    expect(code.match(/['"]\/health\/[^'"]*['"]/g)?.map((each) => each.slice(1, -1))).toEqual([
      path,
    ]);
  });

  it('has the name of the image that compose.yaml builds', () => {
    const { image: built } = readCompose().services['spi'] ?? {};
    expect(built).toBeDefined();
    expect(code).toMatch(new RegExp(`['"]${built ?? ''}['"]`));
  });
});

describe('The Testcontainers module for Node', () => {
  it.each(['simulators.ts', 'global-setup.ts'])('has no syntax error in %s', (file) => {
    const code = readFileSync(join(folder, 'node', file), 'utf8');
    const { diagnostics = [] } = transpileModule(code, { reportDiagnostics: true });
    expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
  });
});
