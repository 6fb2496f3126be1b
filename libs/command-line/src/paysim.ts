#!/usr/bin/env node
import { processEnvironment } from '#libs/config';
import { runProgram } from './program';

const { stdin, stdout, stderr } = process;

// The reader has left, as `head` does. There is nobody to write to.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

void runProgram(process.argv.slice(2), {
  stdin,
  stdout,
  stderr,
  environment: processEnvironment(),
  interruption: () => {
    const interrupted = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.once(signal, () => {
        interrupted.abort();
      });
    }
    return interrupted.signal;
  },
}).then((code) => {
  // A request that is still open must not keep the process. The text before it is written first.
  stdout.write('', () => process.exit(code));
});
