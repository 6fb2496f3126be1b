import type * as NodeModule from 'node:module';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { TestKitError } from '../test-kit.errors';
import { type Addresses } from './addresses';

/** Where the build has the program that starts the simulators. It is an app, and no library imports an app. */
const SHARED_SUITE = join(__dirname, '../../../../apps/suite/src/shared-suite.js');

interface SharedSuite {
  readonly sharedSuite: (elsewhere: Addresses) => Promise<Addresses>;
}

/**
 * Starts the simulators in this process, once. jest gives each test file modules and globals of its own, which would load and start them
 * for each file. So they are loaded by Node itself, from the main context.
 */
export async function startInProcess(elsewhere: Addresses): Promise<Addresses> {
  const { sharedSuite } = loadedByNode(SHARED_SUITE) as SharedSuite;
  try {
    return await sharedSuite(elsewhere);
  } catch (error) {
    throw new TestKitError(
      `The simulators do not start in this process. ${(error as Error).message}`,
    );
  }
}

/**
 * jest also replaces `module` and `process.getBuiltinModule` for its tests. The class of the main module is that of Node. A main module
 * that is an ES module is absent here, and no test of jest has one.
 */
const CREATE_REQUIRE =
  "(process.mainModule?.constructor ?? process.getBuiltinModule('node:module')).createRequire";

function loadedByNode(file: string): unknown {
  const createRequire = runInThisContext(CREATE_REQUIRE) as typeof NodeModule.createRequire;
  return createRequire(file)(file);
}
