import { printTable } from '../print.mjs';

/** Caches, journals and optimised code fill in this share of the run. */
const WARM_UP = 0.4;
/** The largest growth that is not called a leak, per minute. Resident memory varies more than the heap. */
const BOUNDS = [
  { figure: 'heap', unit: 'MiB', most: 0.5 },
  { figure: 'external', unit: 'MiB', most: 0.5 },
  { figure: 'rss', unit: 'MiB', most: 3 },
  { figure: 'handles', unit: '', most: 1 },
  { figure: 'files', unit: '', most: 1 },
];

/** Prints how fast each figure grows after the warm-up; true if none grows faster than its bound. */
export function verdict(samples) {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const rows = BOUNDS.map(({ figure, unit, most }) => {
    const growth = slope(warm.map((sample) => [sample.minute, sample[figure]]));
    return { figure, unit, growth, most, flat: growth <= most };
  });
  console.log('');
  printTable(
    rows.map(({ figure, unit, growth, most, flat }) => ({
      'after the warm-up': figure,
      'growth per minute': `${growth.toFixed(2)} ${unit}`.trimEnd(),
      bound: `${most} ${unit}`.trimEnd(),
      flat: flat ? 'yes' : 'no',
    })),
  );
  return rows.every(({ flat }) => flat);
}

/** The slope of the line with the least squares through the points. */
function slope(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const covariance = mean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  return covariance / mean(points.map(([x]) => (x - meanX) ** 2));
}
