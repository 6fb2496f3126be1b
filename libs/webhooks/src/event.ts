import { type DocumentedApp } from '#libs/openapi';

/** A change that is sent to subscribers. */
export interface WebhookEvent {
  /** One of the types that the AppDefinition declares in `webhookEvents`. */
  readonly type: string;
  /** The id of the resource that changed, at most 200 characters. Testers look for deliveries by it. */
  readonly subject: string;
  /** Sent as `data`; it must be valid as JSON. */
  readonly data: unknown;
}

/** The instant of events, and the request that caused them. */
export interface EventOrigin {
  /** ISO 8601 UTC, by the clock of the sandbox. */
  readonly at: string;
  readonly correlationId: string;
}

/** Whether the events of a sandbox have receivers. */
export interface Audience {
  /** No subscription is enabled, so there is nothing to look up. */
  readonly isEmpty: boolean;
  /** Remembers that no subscription is enabled, until one of them is changed. */
  noteEmpty(): void;
}

/** The event of `POST /__admin/webhooks/:id/test`. No subscription names it. */
export const TEST_EVENT = 'webhook.test';

/** Stands for all types in a list of types. */
export const ALL_EVENTS = '*';

export const SUBJECT_LENGTH = 200;

/** The form of a type: at most 60 characters. */
const TYPE = /^(?=.{3,60}$)[a-z0-9]+(?:[.-][a-z0-9]+)+$/;

/** The types of the events of a service. */
export function eventTypes({ name, webhookEvents = {} }: DocumentedApp): string[] {
  const types = Object.keys(webhookEvents);
  const wrong = types.find((type) => !TYPE.test(type) || type === TEST_EVENT);
  if (wrong === undefined) return types;
  throw new Error(`${wrong} cannot be an event type of ${name}: the form is payment.created.`);
}

/** The body of the message (Standard Webhooks 1.0, Payload structure). */
export function bodyOf({ type, data }: WebhookEvent, { at }: Pick<EventOrigin, 'at'>): string {
  return JSON.stringify({ type, timestamp: at, data });
}
