import { type Passage } from '../control/control';
import { type Run } from './state';

/** Files are removed at the instant at which they expire. */
export const expireReports: Passage = (data, _fromMs, toMs) => {
  const runs = Object.entries(data.report.runs).map(([name, run]): [string, Run] => {
    const isOver = run.expiresMs !== undefined && run.expiresMs <= toMs;
    return [name, isOver && run.status === 'succeeded' ? { ...run, status: 'expired' } : run];
  });
  return [{ ...data, report: { runs: Object.fromEntries(runs) } }];
};
