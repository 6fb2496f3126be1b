import {
  oneOf,
  port,
  text,
  optionalText,
  wholeNumber,
  type ValuesOf,
  type Variable,
} from '#libs/config';
import { FRAMINGS, PROFILES, type Framing, type ProfileName } from '#libs/iso8583';
import { readListeners, type ListenerDefinition } from './listeners/listener-definition';

const profiles = Object.keys(PROFILES) as ProfileName[];
const framings = Object.keys(FRAMINGS) as Framing[];

const listeners: Variable<readonly ListenerDefinition[]> = {
  name: 'ISO8583_LISTENERS',
  default: '[]',
  purpose:
    'More listeners for ISO 8583 over TCP, as a JSON array of the bodies of POST /iso8583/tools/listeners.',
  parse: readListeners,
};

/** Variables of the card host, in addition to those of every service. */
export const iso8583Variables = {
  tcpPort: port('ISO8583_TCP_PORT', '8583', 'Port for ISO 8583 over TCP.'),
  tcpProfile: oneOf(
    profiles,
    'ISO8583_TCP_PROFILE',
    'ascii',
    `Message profile over TCP: ${profiles.join(', ')}.`,
  ),
  tcpFraming: oneOf(
    framings,
    'ISO8583_TCP_FRAMING',
    'binary2',
    `Framing of messages over TCP: ${framings.join(', ')}.`,
  ),
  tcpSandbox: text(
    'ISO8583_TCP_SANDBOX',
    'default',
    'Sandbox of messages over TCP, which have no header to name one.',
  ),
  tcpIdleMs: wholeNumber(
    { min: 100, max: 86_400_000 },
    'ISO8583_TCP_IDLE_MS',
    '300000',
    'Time after which an idle TCP connection is closed.',
  ),
  tcpFrameMs: wholeNumber(
    { min: 100, max: 3_600_000 },
    'ISO8583_TCP_FRAME_MS',
    '30000',
    'Maximum time from the first to the last byte of a message over TCP.',
  ),
  listeners,
  duplicates: oneOf(
    ['refuse', 'replay'],
    'ISO8583_DUPLICATES',
    'refuse',
    'For a duplicate that is not marked as a repeat: refuse (94), or replay the first response.',
  ),
  issuerUrl: optionalText(
    'ISO8583_ISSUER_URL',
    /^https?:\/\/.+/,
    'an address, as in http://127.0.0.1:3004',
    'Address of the issuer for the acquirer, if it is not this service.',
  ),
  answerMs: wholeNumber(
    { min: 1, max: 3_600_000 },
    'ISO8583_ANSWER_MS',
    '30000',
    'How long the acquirer waits for the response of the issuer, on the clock of the sandbox.',
  ),
  linkPrivateTargets: oneOf(
    ['auto', 'allow', 'refuse'],
    'ISO8583_LINK_PRIVATE_TARGETS',
    'auto',
    'Links of the acquirer to loopback, private and other reserved addresses: allow, refuse, or auto: allowed only while HOST is a loopback address.',
  ),
} as const;

export type Iso8583Config = ValuesOf<typeof iso8583Variables>;
