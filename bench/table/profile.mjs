// npm run bench -- profile <row>: loads the server of a row of the table, and prints where its CPU time goes.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from '../print.mjs';
import { startWith } from '../service.mjs';
import { tableRows } from './rows.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const FUNCTIONS = 30;
/** Functions of V8 that stand for something else than code. */
const BY_FUNCTION = { '(garbage collector)': 'garbage collection', '(program)': 'V8 and system' };

/** @param title of the row, or a part of it */
export async function profile(title = 'SPI: payment') {
  const row = tableRows().find(({ name }) => name.includes(title));
  if (row === undefined) throw new Error(`No row of the table has ${title} in its name.`);
  console.log(`${row.name}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'));
  startWith(['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=200']);
  try {
    const server = await row.start();
    const run = await row.prepare(server);
    await run({ duration: SECONDS });
    await server.stop();
    for (const file of readdirSync(folder)) print(JSON.parse(readFileSync(join(folder, file))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const callers = new Map(nodes.flatMap(({ id, children = [] }) => children.map((c) => [c, id])));
  const parts = new Map();
  const functions = new Map();
  let total = 0;
  samples.forEach((id, index) => {
    const { functionName, url, lineNumber } = byId.get(id).callFrame;
    if (functionName === '(idle)' || isOfStart(id, byId, callers)) return;
    const time = timeDeltas[index];
    total += time;
    add(parts, BY_FUNCTION[functionName] ?? partOf(scriptOf(id, byId, callers)), time);
    add(functions, `${functionName || '(anonymous)'} ${shortened(url)}:${lineNumber + 1}`, time);
  });
  for (const [column, times] of Object.entries({ part: parts, function: functions })) {
    const sorted = [...times].sort(([, one], [, other]) => other - one).slice(0, FUNCTIONS);
    printTable(sorted.map(([name, time]) => ({ '%': percent(time / total), [column]: name })));
    console.log();
  }
}

function add(times, name, time) {
  times.set(name, (times.get(name) ?? 0) + time);
}

/** The script of a function, or of its caller if it is a function of V8 or of C++. */
function scriptOf(id, nodes, callers) {
  for (let at = id; at !== undefined; at = callers.get(at)) {
    const { url } = nodes.get(at).callFrame;
    if (url !== '') return url;
  }
  return '';
}

/** Whether the service still loads its modules. */
function isOfStart(id, nodes, callers) {
  for (let at = id; at !== undefined; at = callers.get(at)) {
    if (nodes.get(at).callFrame.url.includes('internal/modules/')) return true;
  }
  return false;
}

function partOf(url) {
  if (url === '') return 'V8 and system';
  if (url.startsWith('node:')) return 'Node';
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  return name ?? /dist\/((?:libs|apps)\/[^/]+)/.exec(url)?.[1] ?? 'other';
}

function shortened(url) {
  return url.replace(/^.*\/(?:node_modules|dist)\//, '');
}

function percent(share) {
  return (share * 100).toFixed(1).padStart(4);
}
