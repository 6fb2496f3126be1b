import { z } from 'zod';
import { documentSchema, type DocumentedApp } from '#libs/openapi';
import { isSecret, SECRET_RULE } from '../delivery/sign';
import { ALL_EVENTS, eventTypes } from '../event';
import { urlViolation } from './webhook-url';

/** The name of the first example: the operations on one webhook use it. */
export const EXAMPLE_WEBHOOK = 'my-receiver';

const NAME_RULE = 'Must be 1 to 100 characters without control characters.';
const EXAMPLE_URL = 'http://127.0.0.1:9099/webhooks';

const url = z
  .string()
  .superRefine((text, context) => {
    const message = urlViolation(text);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .meta({ format: 'uri' })
  .describe('Where messages are sent: an http or https URL, at most 2000 characters long.');

const name = z
  .string()
  .regex(/^[^\p{C}]{1,100}$/u, NAME_RULE)
  .describe('A name, at most 100 characters long. It can be used in addresses in place of the id.');

const secret = z
  .string()
  .refine(isSecret, `Must be ${SECRET_RULE}.`)
  .describe(`The key of the signatures: ${SECRET_RULE}. By default the service creates one.`);

type Schemas = ReturnType<typeof schemasFor>;
const schemas = new WeakMap<DocumentedApp, Schemas>();

/** The schemas of a service. They are always the same objects, because their parts are documented too. */
export function schemasOf(app: DocumentedApp): Schemas {
  const known = schemas.get(app) ?? schemasFor(app);
  schemas.set(app, known);
  return known;
}

function schemasFor(app: DocumentedApp) {
  const eventType = z.enum([ALL_EVENTS, ...eventTypes(app)]).describe(meaningsOf(app));
  const events = z
    .array(eventType)
    .min(1, 'Must name at least one event type.')
    .max(100, 'Must name at most 100 event types.');
  return {
    eventType,
    newWebhook: z.strictObject({
      name: name.optional(),
      url,
      events: events.default([ALL_EVENTS]).describe('The events to send; by default all.'),
      secret: secret.optional(),
    }),
    webhookChange: z.strictObject({
      name: name.optional(),
      url: url.optional(),
      events: events.optional().describe('The events to send.'),
      enabled: z.boolean().optional().describe('Whether messages are sent.'),
    }),
  };
}

function meaningsOf({ webhookEvents = {} }: DocumentedApp): string {
  const meanings = Object.entries(webhookEvents).map(
    ([type, meaning]) => `- \`${type}\`: ${meaning}`,
  );
  return `An event type of this service:\n\n${[`- \`${ALL_EVENTS}\`: all events`, ...meanings].join('\n')}`;
}

export const EVENT_TYPE = documentSchema('WebhookEventType', (app) => schemasOf(app).eventType);

export const NEW_WEBHOOK = documentSchema(
  'NewWebhook',
  (app) => schemasOf(app).newWebhook,
  () => ({
    all: {
      summary: 'All events to a receiver on this machine',
      value: { name: EXAMPLE_WEBHOOK, url: EXAMPLE_URL },
    },
  }),
);

export const WEBHOOK_CHANGE = documentSchema(
  'WebhookChange',
  (app) => schemasOf(app).webhookChange,
  () => ({
    enable: { summary: 'Enable the webhook', value: { enabled: true } },
    disable: { summary: 'Disable the webhook', value: { enabled: false } },
    move: { summary: 'Send to another address', value: { url: EXAMPLE_URL } },
  }),
);
