import type { OpenAPIObject } from '@nestjs/swagger';
import { systemClock } from '#libs/kernel';
import { type DocumentedApp } from './documented-app';

/** The zone of Brasília, where the days of the simulated systems begin and end. */
const OFFSET_MS = 3 * 3_600_000;

/** The document with the current date in place of the placeholder date. */
export function withToday(document: OpenAPIObject, { exampleToday }: DocumentedApp): OpenAPIObject {
  if (exampleToday === undefined) return document;
  const today = new Date(systemClock.nowMs() - OFFSET_MS).toISOString().slice(0, 10);
  const text = JSON.stringify(document).replaceAll(`"${exampleToday}"`, `"${today}"`);
  return JSON.parse(text) as OpenAPIObject;
}
