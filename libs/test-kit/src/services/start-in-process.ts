import { join } from 'node:path';
import { TestKitError } from '../test-kit.errors';
import { type Addresses } from './addresses';

/** Where the build has the program that starts the simulators. It is an app, and no library imports an app. */
const SHARED_SUITE = join(__dirname, '../../../../apps/suite/src/shared-suite.js');

interface SharedSuite {
  readonly sharedSuite: (elsewhere: Addresses) => Promise<Addresses>;
}

/**
 * Starts the simulators in this process, once. jest gives each test file modules of its own, which would load and start them for each
 * file. So they are loaded by Node itself.
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

function loadedByNode(file: string): unknown {
  const { createRequire } = process.getBuiltinModule('node:module');
  return createRequire(__filename)(file);
}
