/** A subscription. */
export interface Hook {
  /** Unique, unless two equal requests ran at once. */
  readonly name: string;
  /** Event types, or `*`. */
  readonly events: readonly string[];
  /** The receiver refuses a message until so long after its event. */
  readonly refusedSeconds: number;
}

/** Something that a service announces. */
export interface Announcement {
  readonly type: string;
  /** The resource that has changed, as the model of the service names it. */
  readonly of: string;
  /** The status in the message. */
  readonly status: string;
  /** The instant of the event; undefined if the model does not know it. */
  readonly atMs: number | undefined;
}

/** An announcement to one subscription. */
export interface Delivery extends Announcement {
  readonly hook: string;
  readonly attempts: number;
  readonly state: 'pending' | 'delivered' | 'failed';
  /** When it is sent next, or was delivered. */
  readonly nextMs: number | undefined;
}

export interface Webhooks {
  readonly hooks: readonly Hook[];
  readonly deliveries: readonly Delivery[];
}

/** The services whose webhooks are modelled. */
export const ANNOUNCERS = ['nfse', 'report'] as const;
export type Announcer = (typeof ANNOUNCERS)[number];

export type WebhookState = Readonly<Record<Announcer, Webhooks>>;

const NONE: Webhooks = { hooks: [], deliveries: [] };
export const NO_WEBHOOKS: WebhookState = { nfse: NONE, report: NONE };

/** Adds a delivery for each subscription that wants the event. */
export function announced(
  state: WebhookState,
  announcer: Announcer,
  announcement: Announcement,
): WebhookState {
  const { hooks, deliveries } = state[announcer];
  const { type, atMs } = announcement;
  const added = hooks
    .filter(({ events }) => events.includes('*') || events.includes(type))
    .map(({ name }) => ({
      ...announcement,
      hook: name,
      attempts: 0,
      state: 'pending' as const,
      nextMs: atMs,
    }));
  if (added.length === 0) return state;
  return { ...state, [announcer]: { hooks, deliveries: [...deliveries, ...added] } };
}
