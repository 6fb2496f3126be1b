import { apps } from '../../apps/suite/src/apps';
import { interpolated, readCompose } from './compose';
import { defaults, portVariable, unknownVariables } from './variables';

const SECRETS = { ADMIN_TOKEN: 'a-token-of-the-test', POSTGRES_PASSWORD: 'secret' };
/** Connections of an instance besides its pool; docs/adr/0021. */
const CONNECTIONS_BESIDES_POOL = 5;

const { services, volumes } = readCompose();
const names = apps.map(({ name }) => name);
const serviceOf = (name: string) => {
  const service = services[name];
  if (service === undefined) throw new Error(`compose.yaml has no service ${name}.`);
  return service;
};

describe('interpolated', () => {
  it.each([
    ['${A}', { A: 'x' }, 'x'],
    ['${A:-y}', {}, 'y'],
    ['${A:-y}', { A: '' }, 'y'],
    ['${A:-}', {}, ''],
    ['p:${A:?is needed}@h', { A: 'x' }, 'p:x@h'],
  ])('replaces %s', (text, values, expected) => {
    expect(interpolated({ name: text }, values)).toEqual({ name: expected });
  });

  it('refuses a required value that is missing', () => {
    expect(() => interpolated({ name: '${A:?is needed}' }, {})).toThrow('A is needed');
  });
});

describe('compose.yaml', () => {
  it('has every simulator, the suite and PostgreSQL', () => {
    expect(Object.keys(services).sort()).toEqual([...names, 'postgres', 'suite'].sort());
  });

  it('builds one image, once', () => {
    const built = Object.values(services).filter(({ build }) => build !== undefined);
    expect(built).toHaveLength(1);
    const images = [...names, 'suite'].map((name) => serviceOf(name).image);
    expect(new Set(images)).toEqual(new Set([built[0]?.image]));
  });

  it.each([...names, 'suite'])('configures %s', (name) => {
    const { environment, ports, depends_on, stop_grace_period = '' } = serviceOf(name);
    expect(environment['APP']).toBe(name);
    expect(unknownVariables(environment)).toEqual([]);
    const port = name === 'suite' ? '3000' : (defaults[portVariable(name)] ?? '');
    expect(ports).toContain(`127.0.0.1:${port}:${port}`);
    expect(depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    const graceMs = Number(stop_grace_period.replace(/s$/, '')) * 1000;
    expect(graceMs).toBeGreaterThan(Number(defaults['STOP_TIMEOUT_MS']));
  });

  it('publishes ports to this machine only', () => {
    const published = Object.values(services).flatMap(({ ports = [] }) => ports);
    expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('tells each simulator the addresses of all others', () => {
    for (const name of names) {
      const { environment } = serviceOf(name);
      const addresses = names.map((other) => environment[`${other.toUpperCase()}_URL`]);
      expect(addresses).toEqual(
        names.map((other) => `http://${other}:${defaults[portVariable(other)] ?? ''}`),
      );
    }
  });

  it('does not start without ADMIN_TOKEN and POSTGRES_PASSWORD', () => {
    for (const missing of Object.keys(SECRETS)) {
      const values = { ...SECRETS, [missing]: '' };
      for (const name of names) {
        const { environment } = serviceOf(name);
        expect(() => interpolated(environment, values)).toThrow(missing);
      }
    }
  });

  it('allows all the connections of the simulators', () => {
    const needed = names.map(
      (name) =>
        Number(serviceOf(name).environment['DATABASE_POOL_SIZE']) + CONNECTIONS_BESIDES_POOL,
    );
    const [allowed = ''] = /(?<=max_connections=)\d+/.exec(
      serviceOf('postgres').command?.join(' ') ?? '',
    ) ?? ['0'];
    expect(Number(allowed)).toBeGreaterThan(needed.reduce((sum, each) => sum + each, 0));
  });

  it('declares the volumes that it uses', () => {
    const used = Object.values(services).flatMap(({ volumes: own = [] }) => own);
    expect(used.map((volume) => volume.split(':')[0]).sort()).toEqual(Object.keys(volumes).sort());
  });
});
