import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The modules that a process has loaded at the end of a script. */
function loadedBy(script: string): readonly string[] {
  const listed = `
    process.on('exit', () => console.log(JSON.stringify(Object.keys(require.cache))));
    ${script}`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', listed], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as readonly string[];
}

it('loads no package', () => {
  const loaded = loadedBy(`require(${JSON.stringify(resolve('dist/libs/test-kit/src/index.js'))})`);
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter((file) => file.includes('node_modules'))).toEqual([]);
  expect(loaded.filter((file) => /libs.(recording|xml)./.test(file))).toEqual([]);
});
