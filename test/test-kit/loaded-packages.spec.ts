import { execFileSync } from 'node:child_process';

/** The files that a process has loaded when it has loaded a module. */
const LOAD = `
  globalThis.expect = { extend() {} };
  require(process.argv[1]);
  console.log(JSON.stringify(Object.keys(require.cache)));
`;

describe('The test kit', () => {
  it.each(['index', 'jest', 'global-setup'])('loads no package: %s', (name) => {
    const file = `./dist/libs/test-kit/src/${name}.js`;
    const output = execFileSync(process.execPath, ['-e', LOAD, file]).toString();
    const loaded = JSON.parse(output) as readonly string[];
    expect(loaded.length).toBeGreaterThan(10);
    expect(loaded.filter((each) => each.includes('node_modules'))).toEqual([]);
    // Reading XML needs a package. Both are loaded when a recording is replayed.
    expect(loaded.filter((each) => /libs.(recording|xml)./.test(each))).toEqual([]);
  });
});
