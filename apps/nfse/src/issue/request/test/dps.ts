import { isDeepStrictEqual } from 'node:util';
import {
  memoryParameters,
  readDps,
  refusalsOf,
  SEED_PARAMETERS,
  writeDps,
  type InfDps,
} from '#libs/nfse';
import { dpsOf, type DpsPlace, type RequestedDps } from '../dps/dps-of';
import { requestOf } from './bodies';

/** 23:30 of 2026-03-10 in Brasília, which is the next day in UTC. */
const NOW_MS = Date.parse('2026-03-11T02:30:00.900Z');

export const PLACE: DpsPlace = {
  series: '1',
  number: 7,
  issuedAtMs: NOW_MS,
  environment: '2',
  parameters: memoryParameters(SEED_PARAMETERS),
  application: 'simulator-1.0',
};

/** Members of a provider inside the Simples Nacional. */
export const SIMPLES = { 'provider.simplesNacional': { option: 3, regime: 1 } };

/** A municipality that is not in the seed, and one whose agreement is not active. */
export const UNKNOWN_CITY = '3552205';
export const INACTIVE_CITY = '3500105';

export function requestedOf(body: unknown): RequestedDps {
  return dpsOf(requestOf(body), PLACE);
}

/** The codes of the rules that refuse the DPS of a body. */
export function codesOf(body: unknown): string[] {
  const { dps, requestRate } = requestedOf(body);
  return refusalsOf({
    dps,
    parameters: PLACE.parameters,
    nowMs: NOW_MS,
    environment: '2',
    ...(requestRate !== undefined && { requestRate }),
  }).map(({ code }) => code);
}

/** The DPS of a body after it was written and read: the same. */
export function readAgain(body: unknown): InfDps {
  const { dps } = requestedOf(body);
  const read = readDps(Buffer.from(writeDps(dps)));
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  if (!isDeepStrictEqual(read.value, dps)) throw new Error('The XML says something else.');
  return read.value;
}
