import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly version: string;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly gypfile?: boolean;
  readonly resolved?: string;
  readonly name?: string;
  readonly engines?: { readonly node: string };
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly allowScripts: Readonly<Record<string, boolean>>;
};

describe('npm ci', () => {
  it('installs the SQLite driver that fits the Node in use, and no other', () => {
    const engines = (name: string) => packages[`node_modules/${name}`]?.engines?.node;
    expect(engines('better-sqlite3-node22')).toBe('>=22');
    // npm writes what the package says, which is every Node; see docs/adr/0020.
    expect(engines('better-sqlite3-node20')).toBe('20.x');
  });

  it('does not compile the driver that has binaries', () => {
    // npm install removes this member, and npm ci then needs a compiler; see docs/adr/0020.
    expect(packages['node_modules/better-sqlite3-node22']?.gypfile).toBe(false);
  });

  it('runs the install script of that driver only', () => {
    const scripts = Object.entries(packages).flatMap(([path, { name, hasInstallScript }]) =>
      hasInstallScript === true ? [name ?? path.replace(/^.*node_modules\//, '')] : [],
    );
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripts)].sort());
    const allowed = scripts.filter((name) => allowScripts[name] === true);
    expect(allowed).toEqual(['better-sqlite3']);
  });

  it('never installs the telemetry that swagger-ui-dist depends on', () => {
    const places = Object.keys(packages).filter((path) => path.endsWith('@scarf/scarf'));
    expect(places.map((path) => packages[path]?.resolved)).toEqual(['scripts/no-scarf']);
  });

  it('installs few packages, each for a reason: see docs/adr/0049', () => {
    expect(Object.keys(packages).length).toBeLessThan(870);
  });

  it('finds the compilers of other systems in the lock file, and no registry', () => {
    for (const system of ['darwin-arm64', 'darwin-x64', 'linux-x64-gnu', 'win32-x64-msvc']) {
      expect(packages).toHaveProperty([`node_modules/@swc/core-${system}`]);
      expect(packages).toHaveProperty([`node_modules/@unrs/resolver-binding-${system}`]);
    }
    const resolved = Object.values(packages).flatMap(({ resolved: from = [] }) => from);
    expect(resolved.filter((from) => from.includes(':'))).toEqual([]);
  });
});
