import assert from 'node:assert/strict';
import { compile, PROFILES } from '../../dist/libs/iso8583/src/index.js';
import { loadPackage, versionOf } from '../../scripts/installed.mjs';
import { median, printTable } from '../print.mjs';

const ROUNDS = 7;
const ROUND_MS = 1000;
const WARM_UP_MS = 1000;
/** The number of round trips between two reads of the clock. */
const BATCH = 200;

/** A purchase in reais, with the 16 elements of a typical 0200. */
const FIELDS = {
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
};

/** The chip data of a purchase. */
const CHIP = {
  55.82: '1980',
  '55.9F36': '001F',
  '55.9F26': '0102030405060708',
  '55.9F10': '06010A03A4A810',
  '55.9F02': '000000012345',
  55.95: '0000008000',
};

/** Compares encoding plus decoding per second of our codecs and of npm iso_8583, in interleaved rounds. */
export function codecs() {
  const contenders = [npmIso8583(), ours('ascii'), ours('bcd'), withSubelements()];
  for (const { roundTrip } of contenders) {
    roundTrip.check();
    run(roundTrip, WARM_UP_MS);
  }
  const rates = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, roundTrip } of contenders) rates.get(name).push(run(roundTrip, ROUND_MS));
  }
  const peer = median(rates.get(contenders[0].name));
  printTable(
    contenders.map(({ name, bytes }) => {
      const all = rates.get(name);
      return {
        codec: name,
        bytes,
        'round trips/s': Math.round(median(all)),
        'slowest - fastest': `${Math.round(Math.min(...all))} - ${Math.round(Math.max(...all))}`,
        ratio: (median(all) / peer).toFixed(1),
      };
    }),
  );
}

/** Checks that our codec writes the same bytes as npm iso_8583, so that both do the same work. Not timed. */
function checkAgainst(peerBytes) {
  const bitmap = { encoding: 'binary', secondary: 'always' };
  const codec = compile({ ...PROFILES['ascii-binary-bitmap'], bitmap });
  assert.deepEqual(codec.encode({ mti: '0200', fields: FIELDS }), peerBytes);
}

function ours(profile) {
  const codec = compile(PROFILES[profile]);
  const message = { mti: '0200', fields: FIELDS };
  const roundTrip = () => codec.decode(codec.encode(message));
  roundTrip.check = () => assert.deepEqual(roundTrip(), message);
  return { name: `ours, ${profile}`, bytes: codec.encode(message).length, roundTrip };
}

/** The same message with DE48 and DE55, in a profile that divides them and DE43 into subelements. */
function withSubelements() {
  const codec = compile(PROFILES['mastercard-like']);
  const parts = { '48.TCC': 'R', 48.61: '10000', 48.92: '123', ...CHIP };
  const message = codec.decode(codec.encode({ mti: '0200', fields: FIELDS, parts }));
  const { mti, fields } = message;
  const roundTrip = () => codec.decode(codec.encode({ mti, fields }));
  roundTrip.check = () => assert.deepEqual(roundTrip(), message);
  const bytes = codec.encode(message).length;
  return {
    name: `ours, mastercard-like, ${Object.keys(message.parts).length} subelements`,
    bytes,
    roundTrip,
  };
}

/** npm iso_8583: an object of elements with the MTI under 0, in ASCII with a raw bitmap of 16 bytes. */
function npmIso8583() {
  const Iso8583 = loadPackage('iso_8583');
  const version = versionOf('iso_8583');
  const message = { 0: '0200', ...FIELDS };
  const pack = () => new Iso8583(message).getBufferMessage();
  // Packed messages begin with two bytes of length. `lengthIndicator` makes unpacking expect them.
  const roundTrip = () => new Iso8583().getIsoJSON(pack(), { lengthIndicator: true });
  roundTrip.check = () => {
    assert.deepEqual(roundTrip(), message);
    checkAgainst(pack().subarray(2));
  };
  return { name: `npm iso_8583 ${version}`, bytes: pack().length - 2, roundTrip };
}

function run(roundTrip, durationMs) {
  const start = performance.now();
  let elapsed = 0;
  let done = 0;
  while (elapsed < durationMs) {
    for (let index = 0; index < BATCH; index += 1) roundTrip();
    done += BATCH;
    elapsed = performance.now() - start;
  }
  return (done / elapsed) * 1000;
}
