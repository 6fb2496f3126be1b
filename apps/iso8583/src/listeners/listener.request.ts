import { listenerView } from './listener';
import { listenerDefinition } from './listener-definition';
import { PROFILES } from '#libs/iso8583';
import { documentSchema } from '#libs/openapi';
import { ProfileUnknown } from '../profiles/profile.errors';
import {
  ListenerInvalid,
  ListenerLimitReached,
  ListenerNotFound,
  ListenerNotOpened,
  ListenerPortRefused,
  ListenerPortTaken,
  ListenerTaken,
} from './listener.errors';

/** Schemas for the API documents. */
export const LISTENER_DEFINITION = documentSchema(
  'Iso8583ListenerDefinition',
  () => listenerDefinition,
);
export const LISTENER = documentSchema('Iso8583Listener', () => listenerView);

export const LISTENER_EXAMPLES = {
  named: {
    summary: 'Messages in BCD with a TPDU, on a port that the system chooses',
    value: { name: 'my-terminals', profile: 'bcd', framing: 'binary2-tpdu' },
  },
  ownFraming: {
    summary: 'With a framing that is described as a layout, over TLS',
    value: {
      name: 'my-switch',
      framing: {
        length: { encoding: 'ascii', bytes: 4 },
        header: { kind: 'text', initial: 'ISO026000050', prefix: 'ISO' },
        trailer: '03',
      },
      tls: true,
    },
  },
};

/** Errors for the API documents. */
export const LISTENER_INVALID = new ListenerInvalid([
  { pointer: '/port', detail: 'Must be a whole number from 0 to 65535.' },
]);
export const LISTENER_CONFLICTS = [
  new ListenerTaken('my-terminals', 'default'),
  new ListenerPortTaken('127.0.0.1:9583'),
  new ListenerLimitReached(50),
] as const;
export const LISTENER_PORT_REFUSED = new ListenerPortRefused('127.0.0.1:583');
export const LISTENER_NOT_OPENED = new ListenerNotOpened(
  'The service cannot listen at 10.0.0.9:9583: listen EADDRNOTAVAIL: address not available.',
);
export const LISTENER_NOT_FOUND = new ListenerNotFound('acme', ['default', 'my-terminals']);
export const LISTENER_PROFILE_UNKNOWN = new ProfileUnknown('acme', Object.keys(PROFILES));

/** The listener in the address of an operation, and its absence. */
export const LISTENER_NAME = {
  name: 'name',
  description: 'The name of the listener.',
  example: 'default',
};
export const NO_LISTENER = [
  404,
  [LISTENER_NOT_FOUND],
  'The sandbox has no listener with that name.',
] as const;
