import { workerData } from 'node:worker_threads';

const CHECK_MS = 1_000;

/** A thread of the child. The operating system gives a process another parent when its own has ended. */
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, CHECK_MS);
