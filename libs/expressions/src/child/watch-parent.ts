import { workerData } from 'node:worker_threads';

const CHECK_MS = 1_000;

/** A thread of the child process. When a parent ends, the operating system gives its children another parent. */
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, CHECK_MS);
