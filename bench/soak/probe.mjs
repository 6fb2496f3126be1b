// Loaded into the measured process before its program (node --expose-gc --import). Answers messages of the bench.
import { writeHeapSnapshot } from 'node:v8';

process.on('message', ({ id, snapshot }) => {
  if (snapshot !== undefined) writeHeapSnapshot(snapshot);
  // Twice: the first collection runs finalizers, whose objects only the second one frees.
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  process.send({ id, rss, heapUsed, external, handles });
});
// The channel must not keep the process running.
process.channel.unref();
