import assert from 'node:assert/strict';
import {
  readPackager,
  readSpecification,
  writePackager,
  writeSpecification,
} from '../../dist/libs/iso8583-dialects/src/index.js';
import { compile, PROFILES } from '../../dist/libs/iso8583/src/index.js';
import { median, printTable } from '../print.mjs';

const ROUNDS = 9;
const ROUND_MS = 500;
const WARM_UP_MS = 1000;
/** The number of runs between two reads of the clock. */
const BATCH = 100;

const MESSAGE = {
  mti: '0200',
  fields: {
    2: '4000000000000002',
    3: '003000',
    4: '000000012345',
    7: '1121143015',
    11: '000123',
    12: '113015',
    13: '1121',
    14: '3012',
    18: '5411',
    22: '051',
    25: '00',
    32: '423935',
    37: '632514000123',
    41: 'TERM0001',
    42: 'MERCHANT0000001',
    49: '986',
  },
};

/**
 * Reads descriptions of 127 elements, and compares round trips of a message in profiles that were read with those of the
 * profiles that they were written from, in interleaved rounds.
 */
export function dialects() {
  const xml = Buffer.from(valueOf(writePackager(PROFILES.bcd)));
  const json = JSON.parse(JSON.stringify(valueOf(writeSpecification(PROFILES.ascii))));
  reading(xml, json);
  roundTrips([
    ['bcd from jPOS', PROFILES.bcd, valueOf(readPackager(xml, { name: 'again' }))],
    ['ascii from moov', PROFILES.ascii, valueOf(readSpecification(json, 'again'))],
  ]);
}

function reading(xml, json) {
  const first = performance.now();
  valueOf(readPackager(xml, { name: 'again' }));
  const firstMs = performance.now() - first;
  const rows = [
    ['packager of jPOS', xml.length, () => readPackager(xml, { name: 'again' })],
    ['specification of moov', JSON.stringify(json).length, () => readSpecification(json, 'again')],
  ];
  printTable(
    rows.map(([description, bytes, read]) => {
      const times = Array.from({ length: 50 }, () => {
        const start = performance.now();
        valueOf(read());
        return performance.now() - start;
      });
      return { description, bytes, 'ms, median': median(times).toFixed(1) };
    }),
  );
  console.log(`\nThe first packager of the process: ${firstMs.toFixed(0)} ms\n`);
}

function roundTrips(pairs) {
  printTable(
    pairs.map(([name, own, read]) => {
      const [one, other] = [own, read].map((profile) => roundTripOf(compile(profile)));
      assert.deepEqual(compile(read).encode(MESSAGE), compile(own).encode(MESSAGE));
      rate(one, WARM_UP_MS);
      rate(other, WARM_UP_MS);
      const rates = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        rates[0].push(rate(one, ROUND_MS));
        rates[1].push(rate(other, ROUND_MS));
      }
      const [shipped, imported] = rates.map(median);
      return {
        profile: name,
        'shipped/s': Math.round(shipped),
        'imported/s': Math.round(imported),
        ratio: (imported / shipped).toFixed(2),
      };
    }),
  );
}

function roundTripOf(codec) {
  return () => codec.decode(codec.encode(MESSAGE));
}

function rate(run, ms) {
  const start = performance.now();
  let count = 0;
  let passed = 0;
  while (passed < ms) {
    for (let index = 0; index < BATCH; index += 1) run();
    count += BATCH;
    passed = performance.now() - start;
  }
  return (count * 1000) / passed;
}

function valueOf(result) {
  assert.ok(result.ok, JSON.stringify(result.refusal));
  return result.value;
}
