import { type Json } from './model';
import { type ServiceName } from './wire';

/** What a client does with its own request. */
export type ClientFault =
  /** Does not read the answer. */
  | 'ignore'
  /** Closes the connection when everything is sent. */
  | 'leave'
  /** Sends the body in small parts. */
  | 'slow';

/** Kills an instance of a service some milliseconds after a request was sent. */
export interface Kill {
  readonly service: ServiceName;
  readonly instance: number;
  readonly afterMs: number;
}

/** One request. Everything in it is known before it is sent, so it can be stored and sent again. */
export interface Call {
  readonly kind: 'call';
  /** A number that no other request of the run has. Names that must be new contain it. */
  readonly number: number;
  readonly sandbox: string;
  readonly operation: string;
  readonly args: Json;
  /** Which instance of the service gets it, from 0. */
  readonly instance: number;
  readonly fault?: ClientFault;
  readonly kill?: Kill;
}

/** Requests to one sandbox that are sent at once. */
export interface Race {
  readonly kind: 'race';
  readonly calls: readonly Call[];
}

/** Something that happens to the suite. */
export interface Disturbance {
  readonly what:
    /** An instance ends: with kill -9, or with SIGTERM. `start` brings it back. */
    | 'kill'
    | 'stop'
    | 'start'
    /** The connections of a service to its database break, and come back. */
    | 'cut-database'
    | 'restore-database'
    /** The disk of a service has no room, and has room again. */
    | 'fill-disk'
    | 'free-disk'
    /** The next requests of other services to this one lose their answer, do not arrive, or arrive twice. */
    | 'lose-answers'
    | 'lose-requests'
    | 'double-requests'
    | 'mend-links';
  readonly service: ServiceName;
  readonly instance: number;
  /** How many requests are lost or doubled. */
  readonly count?: number;
}

export type Step =
  | Call
  | Race
  | { readonly kind: 'disturb'; readonly disturbance: Disturbance }
  /** Reads everything of the sandbox and compares it with the model. */
  | { readonly kind: 'compare'; readonly sandbox: string };
