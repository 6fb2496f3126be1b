import { at, differsIn } from '../../core/answers';
import { type Reader, type ServiceModel } from '../../core/model';
import { type World } from '../world';
import { learnedRun, runDiffers } from './answers';
import { cancelReport, download, findReport, toReport } from './files';
import { generate } from './generate';
import { type ReportState } from './state';

const reader: Reader<World> = {
  service: 'report',
  // The first request waits until the reports that are written are finished.
  requests: () => [toReport('GET', '/__admin/clock/due'), toReport('GET', '/reports?limit=1000')],
  learn: (world, [, list]) => {
    let { runs } = world.data.report;
    for (const found of elements(list?.body)) {
      const name = nameOf(runs, found);
      const run = runs[name ?? ''];
      if (name !== undefined && run !== undefined)
        runs = { ...runs, [name]: learnedRun(run, found) };
    }
    return { ...world, data: { ...world.data, report: { runs } } };
  },
  differences: ({ data }, [, list]) => {
    const { runs } = data.report;
    const found = elements(list?.body);
    const known = new Set(Object.values(runs).map(({ id }) => id));
    return [
      ...Object.entries(runs).flatMap(([name, run]) => {
        const element = found.find((each) => at(each, 'id') === run.id);
        const difference =
          element === undefined
            ? 'is missing'
            : run.status === undefined
              ? 'is still running'
              : runDiffers(element, run);
        return difference === undefined ? [] : [`${name} ${run.id ?? ''}: ${difference}`];
      }),
      ...found.flatMap((each) => {
        const id = at(each, 'id') as string;
        return known.has(id) ? [] : [`report ${id} should not be there`];
      }),
    ];
  },
};

function nameOf(runs: ReportState['runs'], found: unknown): string | undefined {
  const names = Object.keys(runs);
  return (
    names.find((name) => runs[name]?.id === at(found, 'id')) ??
    names.find((name) => {
      const run = runs[name];
      if (run === undefined || run.id !== undefined) return false;
      const { type, format } = run.request;
      const createdAt = new Date(run.createdMs).toISOString();
      return differsIn(found, { type, format, createdAt }) === undefined;
    })
  );
}

function elements(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export const report: ServiceModel<World> = {
  service: 'report',
  operations: [generate, findReport, download, cancelReport],
  readers: [reader],
};
