import { createRequire } from 'node:module';
import { type ControlClient } from '#libs/control-client';
import type * as Recordings from '#libs/recording';
import { TestKitError } from '../test-kit.errors';

type RecordingLibrary = Pick<typeof Recordings, 'readRecording' | 'replay'>;

/**
 * Creates the rules of a recording.
 *
 * @throws TestKitError if the file is no recording, or none of its exchanges can be replayed
 */
export async function replayFile(
  file: string,
  client: ControlClient,
  sandbox: string,
): Promise<Recordings.ReplayResult> {
  const { readRecording, replay } = recordingLibrary();
  try {
    return await replay(await readRecording(file), { client, sandbox });
  } catch (error) {
    const { name, message } = error as Error;
    throw name === 'RecordingFailed' ? new TestKitError(message) : error;
  }
}

/**
 * Loaded when it is needed, because it reads XML with a package, and tests without a recording load no package. Not with `import()`, which
 * jest does not allow without a flag of Node.
 */
function recordingLibrary(): RecordingLibrary {
  return createRequire(__filename)('#libs/recording') as RecordingLibrary;
}
