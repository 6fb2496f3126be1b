import { collectDefaultMetrics, Registry } from 'prom-client';

let registry: Registry | undefined;

/**
 * The metrics of the process: CPU time, memory, event loop, garbage collection. The services of a process show the same
 * ones. Measuring begins with the first call, so a process whose metrics are never read measures nothing.
 */
export function processMetrics(): Promise<string> {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry.metrics();
}
