import { z } from 'zod';
import { parseInstant } from '#libs/kernel';

/** An instant as the services write it. */
const instant = z.string().refine((text) => parseInstant(text) !== undefined);

/** The parts of the responses of the services that the suite control reads. */
export const clockShape = z.object({ mode: z.enum(['real', 'offset', 'frozen']), now: instant });
export type Clock = z.output<typeof clockShape>;

const workDone = z.object({
  kind: z.string(),
  key: z.string(),
  dueAt: instant,
  outcome: z.enum(['done', 'failed']),
});
const awaitedWork = z.object({
  kind: z.string(),
  key: z.string(),
  outcome: z.enum(['done', 'unfinished']),
});
const waitedFor = z.array(awaitedWork).optional();
export const clockSetShape = clockShape.extend({ ran: z.array(workDone), waitedFor });

export const nextDueShape = z.object({
  nextDueAt: instant.nullable(),
  mayCall: z.array(z.string()).optional(),
  waitedFor,
});
export type NextDue = z.output<typeof nextDueShape>;

export const scheduleShape = z.object({
  now: instant,
  total: z.number(),
  items: z.array(
    z.object({
      kind: z.string(),
      key: z.string(),
      dueAt: instant,
      about: z.string().optional(),
    }),
  ),
});

export const sandboxShape = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  createdAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  clock: clockShape,
  open: z.boolean(),
});
export type Sandbox = z.output<typeof sandboxShape>;

export const snapshotShape = z.object({
  name: z.string(),
  sizeBytes: z.number(),
  createdAt: z.string(),
  save: z.string().optional(),
});
export type Snapshot = z.output<typeof snapshotShape>;

export const ruleShape = z.object({
  id: z.string(),
  position: z.number(),
  matched: z.number(),
  hits: z.number(),
  rule: z.looseObject({}),
  warnings: z.array(z.string()).optional(),
});
export type Rule = z.output<typeof ruleShape>;

export const ruleOperationShape = z.object({
  method: z.string().optional(),
  path: z.string(),
  outcomes: z.array(z.string()),
});

export const entryShape = z.looseObject({ receivedAt: z.string(), correlationId: z.string() });
export type Entry = z.output<typeof entryShape>;

/** The requests that a rule nearly had an effect on; passed on as they are. */
export const nearMissesShape = z.looseObject({
  id: z.string(),
  misses: z.array(z.looseObject({})),
});

/** The result of one expectation; the rest of it is passed on as it is. */
export const verifyShape = z.object({
  pass: z.boolean(),
  dropped: z.number(),
  results: z.array(z.looseObject({ pass: z.boolean() })),
});
