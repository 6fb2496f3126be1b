import type { OpenAPIObject } from '@nestjs/swagger';
import { systemClock } from '#libs/kernel';
import { type DocumentedApp } from './documented-app';

/** The zone of Brasília, where the days of the simulated systems begin and end. */
const OFFSET_MS = 3 * 3_600_000;

/** Noon in Brasília, in UTC: less than 12 hours from each instant of that day. */
const NOON = '1500';

/**
 * The document with the current date in place of the placeholder date, also in EndToEndIds at noon, and as DDMMYYYY in files of
 * fixed positions.
 */
export function withToday(document: OpenAPIObject, { exampleToday }: DocumentedApp): OpenAPIObject {
  if (exampleToday === undefined) return document;
  const today = new Date(systemClock.nowMs() - OFFSET_MS).toISOString().slice(0, 10);
  const text = JSON.stringify(document)
    .replaceAll(`"${exampleToday}"`, `"${today}"`)
    .replaceAll(digitsOf(exampleToday) + NOON, digitsOf(today) + NOON)
    .replaceAll(dayFirst(exampleToday), dayFirst(today));
  return JSON.parse(text) as OpenAPIObject;
}

function digitsOf(date: string): string {
  return date.replaceAll('-', '');
}

function dayFirst(date: string): string {
  return date.split('-').reverse().join('');
}
