import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './compose';
import { readOurDockerfile, settingsOf } from './dockerfile';
import { defaults, unknownVariables } from './variables';

const BASE = join('deploy', 'kubernetes', 'base');
const STAGING = join('deploy', 'kubernetes', 'overlays', 'staging');

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Container {
  readonly image: string;
  readonly envFrom: readonly Readonly<Record<string, { readonly name: string }>>[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe: Probe;
  readonly livenessProbe: Probe;
  readonly readinessProbe: Probe;
  readonly lifecycle: { readonly preStop: { readonly exec: { readonly command: string[] } } };
  readonly securityContext: object;
}

interface Deployment {
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly replicas: number;
    readonly template: {
      readonly spec: {
        readonly enableServiceLinks: boolean;
        readonly terminationGracePeriodSeconds: number;
        readonly securityContext: Readonly<Record<string, unknown>>;
        readonly containers: readonly [Container];
      };
    };
  };
}

interface Kustomization {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly [
    { readonly name: string; readonly literals: readonly string[] },
  ];
  readonly images?: readonly [{ readonly name: string }];
  readonly labels?: readonly [{ readonly pairs: Readonly<Record<string, string>> }];
}

const deployment = readManifest(join(BASE, 'deployment.yaml')) as Deployment;
const { spec: pod } = deployment.spec.template;
const [container] = pod.containers;
const base = readManifest(join(BASE, 'kustomization.yaml')) as Kustomization;
const staging = readManifest(join(STAGING, 'kustomization.yaml')) as Kustomization;
const settings = Object.fromEntries(
  [base, staging]
    .flatMap(({ configMapGenerator: [{ literals }] }) => literals)
    .map((literal) => literal.split('=') as [string, string]),
);
const image = settingsOf(readOurDockerfile().final);

describe('The manifests for Kubernetes', () => {
  it.each([
    [BASE, base],
    [STAGING, staging],
  ])('%s lists every file of its folder', (folder, { resources }) => {
    for (const resource of resources) expect(existsSync(join(folder, resource))).toBe(true);
    const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml');
    expect(resources).toEqual(expect.arrayContaining(files));
  });

  it('set only variables that the simulator reads', () => {
    expect(unknownVariables(settings)).toEqual([]);
    expect(settings['APP']).toBe('spi');
  });

  it('take the secrets from a Secret, and the rest from the ConfigMap', () => {
    const [{ name }] = base.configMapGenerator;
    expect(container.envFrom).toEqual([
      { configMapRef: { name } },
      { secretRef: { name: deployment.metadata.name } },
    ]);
    expect(Object.keys(settings)).not.toContain('ADMIN_TOKEN');
    expect(Object.keys(settings)).not.toContain('DATABASE_URL');
  });

  it('change the image that the overlay names', () => {
    expect(staging.images?.[0].name).toBe(container.image);
  });

  it('ask addresses that the simulator has, at its port', () => {
    const { paths } = JSON.parse(readFileSync('apps/spi/openapi.json', 'utf8')) as {
      readonly paths: object;
    };
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
    const asked = probes.map(({ httpGet }) => httpGet.path);
    expect(asked).toEqual(['/health/live', '/health/live', '/health/ready']);
    expect(Object.keys(paths)).toEqual(expect.arrayContaining(asked));
    expect(container.ports).toEqual([
      { name: 'http', containerPort: Number(defaults['SPI_PORT']) },
    ]);
    expect(probes.map(({ httpGet }) => httpGet.port)).toEqual(['http', 'http', 'http']);
  });

  it('give a pod the time to stop', () => {
    const [command, seconds] = container.lifecycle.preStop.exec.command;
    expect(command).toBe('sleep');
    const neededMs = Number(seconds) * 1000 + Number(settings['STOP_TIMEOUT_MS']);
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(neededMs);
  });

  it('run the user of the image, with no privileges, on a read-only file system', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: image.uid,
      runAsGroup: image.gid,
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('keep the variables of other Services out of the pod: SPI_PORT is a port', () => {
    expect(pod.enableServiceLinks).toBe(false);
  });

  it('keep one pod while a node is emptied', () => {
    const budget = readManifest(join(BASE, 'pod-disruption-budget.yaml')) as {
      readonly spec: { readonly minAvailable: number };
    };
    expect(budget.spec.minAvailable).toBeGreaterThan(0);
    expect(budget.spec.minAvailable).toBeLessThan(deployment.spec.replicas);
  });

  it('publish the paths of the SPI only', () => {
    const ingress = readManifest(join(STAGING, 'ingress.yaml')) as {
      readonly spec: {
        readonly rules: readonly {
          readonly host: string;
          readonly http: { readonly paths: readonly { readonly path: string }[] };
        }[];
      };
    };
    const published = ingress.spec.rules.map(({ host, http }) => [host, http.paths[0]?.path]);
    const domain = settings['SANDBOX_HOST'] ?? '';
    expect(published).toEqual([
      [domain, '/spi'],
      [`*.${domain}`, '/spi'],
    ]);
  });
});
