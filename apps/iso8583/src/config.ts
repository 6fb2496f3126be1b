import { FRAMINGS, PROFILES, type Framing, type ProfileName } from '#libs/iso8583';
import { oneOf, port, text, optionalText, wholeNumber, type ValuesOf } from '#libs/platform';

const profiles = Object.keys(PROFILES) as ProfileName[];
const framings = Object.keys(FRAMINGS) as Framing[];

/** What the card host understands beyond what every service does. */
export const iso8583Variables = {
  tcpPort: port('ISO8583_TCP_PORT', '8583', 'Port on which the card host takes ISO 8583 over TCP.'),
  tcpProfile: oneOf(
    profiles,
    'ISO8583_TCP_PROFILE',
    'ascii',
    `Dialect spoken over TCP: ${profiles.join(', ')}.`,
  ),
  tcpFraming: oneOf(
    framings,
    'ISO8583_TCP_FRAMING',
    'binary2',
    `How messages are framed over TCP: ${framings.join(', ')}.`,
  ),
  tcpSandbox: text(
    'ISO8583_TCP_SANDBOX',
    'default',
    'Sandbox that messages over TCP belong to: TCP has no header to name one.',
  ),
  tcpIdleMs: wholeNumber(
    { min: 100, max: 86_400_000 },
    'ISO8583_TCP_IDLE_MS',
    '300000',
    'A TCP connection that says nothing for so long is closed.',
  ),
  tcpFrameMs: wholeNumber(
    { min: 100, max: 3_600_000 },
    'ISO8583_TCP_FRAME_MS',
    '30000',
    'How long a message may take to arrive over TCP from its first byte on.',
  ),
  duplicates: oneOf(
    ['refuse', 'replay'],
    'ISO8583_DUPLICATES',
    'refuse',
    'A message that came before and is not marked as a repeat: refuse (94), or replay its answer.',
  ),
  issuerUrl: optionalText(
    'ISO8583_ISSUER_URL',
    /^https?:\/\/.+/,
    'an address, as in http://127.0.0.1:3004',
    'Issuer that the acquirer side sends to, where it is not this service.',
  ),
  answerMs: wholeNumber(
    { min: 1, max: 3_600_000 },
    'ISO8583_ANSWER_MS',
    '30000',
    "How long the acquirer side waits for the issuer's answer, by the sandbox's clock.",
  ),
} as const;

export type Iso8583Config = ValuesOf<typeof iso8583Variables>;
