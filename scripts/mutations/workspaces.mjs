// Copies of the repository in a temporary folder, in which changed code is built and tested. They disappear when the process
// ends, so neither dist nor a source of the repository changes.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import swc from '@swc/core';
import { compiled } from '../build/build.mjs';
import { root } from '../build/sources.mjs';

const NOT_COPIED = new Set(['.git', 'coverage', 'data', 'dist', 'node_modules']);

/** A copy of the repository with everything compiled. */
class Workspace {
  /** @param {string} folder the root of the copy */
  constructor(folder) {
    this.folder = folder;
  }

  /**
   * Compiles a changed text of a source file, and replaces the compiled code of the file by it. Returns a function that
   * puts back what was there.
   */
  async replaceSource(file, text) {
    const { code } = await compiled(swc, file, text);
    return this.replace(file, code);
  }

  /** Replaces the compiled code of a source file. Returns a function that puts back what was there. */
  replace(file, code) {
    const path = join(this.folder, 'dist', file.replace(/\.ts$/, '.js'));
    const before = readFileSync(path);
    writeFileSync(path, code);
    return () => {
      writeFileSync(path, before);
    };
  }
}

/** Creates compiled copies of the repository. */
export async function createWorkspaces(count) {
  const parent = mkdtempSync(join(realpathSync(tmpdir()), 'mutations-'));
  process.on('exit', () => {
    rmSync(parent, { recursive: true, force: true, maxRetries: 10 });
  });
  // The temporary files of tests, which a test that is killed leaves there.
  process.env.TMPDIR = join(parent, 'tmp');
  mkdirSync(process.env.TMPDIR);
  const workspaces = [];
  for (let number = 1; number <= count; number += 1) {
    workspaces.push(await createWorkspace(join(parent, String(number))));
  }
  return workspaces;
}

async function createWorkspace(folder) {
  const isCopied = (path) => !NOT_COPIED.has(relative(root, path).split(sep, 1)[0]);
  cpSync(root, folder, { recursive: true, preserveTimestamps: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  const { build } = await import(pathToFileURL(join(folder, 'scripts', 'build', 'build.mjs')).href);
  await build({ tests: true });
  return new Workspace(folder);
}

/** Hands out items to workspaces. Each workspace works on one item at a time. */
export async function inAll(workspaces, items, work) {
  const left = [...items];
  const workIn = async (workspace) => {
    while (left.length > 0) await work(workspace, left.shift());
  };
  await Promise.all(workspaces.map(workIn));
}
