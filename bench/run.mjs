// npm run bench: compares all services in one table. npm run bench -- <part> measures one part in detail.
import { cpus, loadavg } from 'node:os';
import '../scripts/check-node.mjs';
import { build } from '../scripts/build/build.mjs';
import { PARTS } from './parts.mjs';

const [name = 'table', argument] = process.argv.slice(2);

if (name === '--help') {
  console.log(help());
} else if (!Object.hasOwn(PARTS, name)) {
  console.error(`There is no part ${name}.\n\n${help()}`);
  process.exitCode = 1;
} else {
  await build();
  const load = loadavg()[0].toFixed(1);
  console.log(
    `Node ${process.version}, ${cpus().length} cores, load average ${load} before the run, the load generator on the same machine`,
  );
  console.log(`\n${PARTS[name].title}\n`);
  await PARTS[name].run(argument);
}

function help() {
  const parts = Object.entries(PARTS).map(([part, { title, argument: form = '' }]) => [
    `${part} ${form}`.trimEnd(),
    title,
  ]);
  const width = Math.max(...parts.map(([part]) => part.length));
  const lines = parts.map(([part, title]) => `  ${part.padEnd(width)}  ${title}`);
  return `npm run bench [-- <part>]\n\nParts (default: table):\n${lines.join('\n')}\n\nCompare the ratios of one run; do not compare runs.`;
}
