export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The median of the CPU time of a request, in microseconds; undefined if it was not measured. */
export function medianCpu(rounds) {
  return median(rounds.map(({ cpu }) => cpu).filter((cpu) => cpu !== undefined));
}

/** Returns the table column for the CPU time of one request; no column if it was not measured. */
export function cpuColumn(rounds) {
  const cpu = medianCpu(rounds);
  return cpu === undefined ? {} : { 'CPU us/req': cpu.toFixed(1) };
}

/** Prints rows with the same keys as an aligned table. */
export function printTable(rows) {
  const keys = Object.keys(rows[0]);
  const widths = keys.map((key) =>
    Math.max(key.length, ...rows.map((row) => String(row[key]).length)),
  );
  printLine(keys, widths);
  printLine(
    widths.map((width) => '-'.repeat(width)),
    widths,
  );
  for (const row of rows) printLine(Object.values(row), widths);
}

/** Prints one line of a table, for tables that are printed while they are measured. */
export function printLine(cells, widths) {
  const padded = cells.map((cell, index) => String(cell).padEnd(widths[index]));
  console.log(padded.join('  ').trimEnd());
}
