import { RESPONSE_CODES } from '#libs/iso8583';
import {
  explainCode,
  PROBLEM_FACTS,
  type BusinessEvent,
  type EventOperation,
  type EventTable,
  type Explanation,
  type FactPlaces,
  type Facts,
  type JournalEntry,
  type Side,
} from '#libs/journal';
import { explainMessage } from './explain-message';
import { messageOf, packedMessageOf, profileOf } from './message-of-entry';

/** The names of the events by the second digit of the MTI. */
const BY_CLASS: Readonly<Record<string, string>> = {
  '1': 'card.authorization',
  '2': 'card.purchase',
  '4': 'card.reversal',
  '5': 'card.reconciliation',
  '8': 'card.network',
};

/** A message by names or by numbers; the messages of the acquirer's answer are in `request` and `response`. */
function message(at = ''): FactPlaces {
  return { ...elements(at), mti: [`${at}/mti`, `${at}/0`] };
}

/** The elements of a message. The MTI of an event is that of the request. */
function elements(at = ''): FactPlaces {
  const element = (number: number, prefix = ''): string[] => [
    `${prefix}${at}/fields/${String(number)}`,
    `${prefix}${at}/${String(number)}`,
  ];
  return {
    pan: [`${at}/pan`, ...element(2)],
    amount: [`cents:${at}/amount`, ...element(4, 'cents:')],
    currency: [`${at}/currency`, ...element(49)],
    stan: [`${at}/stan`, ...element(11)],
    rrn: [`${at}/rrn`, ...element(37)],
    merchantId: [`${at}/merchantId`, ...element(42)],
    networkCode: [`${at}/networkCode`, ...element(70)],
  };
}

const DECIDED: FactPlaces = {
  ...elements(),
  responseMti: '/mti',
  responseCode: ['/responseCode', '/fields/39'],
  trace: '/trace/rule',
};
const EXCHANGED: FactPlaces = {
  ...message('/request'),
  responseCode: ['/response/responseCode', '/response/fields/39'],
};
const CARD: FactPlaces = { pan: '/pan', status: '/status' };
const TOKEN: FactPlaces = { status: '/status' };

const DISPUTE: FactPlaces = {
  ...{ disputeId: '/id', pan: '/pan', reason: '/reason', step: '/step' },
  ...{ amount: 'cents:/amount', status: '/status' },
};

/** Other operations: method, path, name. */
const OTHERS: readonly (readonly [string, string, string, FactPlaces?])[] = [
  ['GET', '/admin/cards', 'card.list'],
  ['POST', '/admin/cards', 'card.created', CARD],
  ['GET', '/admin/cards/{pan}', 'card.read', CARD],
  ['PUT', '/admin/cards/{pan}/status', 'card.status-changed', CARD],
  ['POST', '/admin/cards/{pan}/reset', 'card.reset', CARD],
  ['POST', '/admin/reset', 'card.reset-all'],
  ['GET', '/admin/cards/{pan}/transactions', 'card.transactions'],
  ['GET', '/admin/transactions', 'card.transactions'],
  ['GET', '/admin/cards/{pan}/holds', 'card.holds'],
  ['GET', '/admin/cards/{pan}/ledger', 'card.ledger'],
  ['GET', '/admin/cards/{pan}/accounts', 'card.accounts'],
  ['POST', '/admin/cards/{pan}/accounts', 'card.account-added', { account: ['/type', '/account'] }],
  ['GET', '/admin/cards/{pan}/installments', 'card.installments'],
  ['GET', '/admin/cards/{pan}/installments/months', 'card.installments'],
  ['GET', '/admin/disputes', 'dispute.list'],
  ['POST', '/admin/disputes', 'dispute.opened', DISPUTE],
  ['GET', '/admin/disputes/{disputeId}', 'dispute.read', { status: '/status' }],
  ['POST', '/admin/disputes/{disputeId}/steps', 'dispute.step', DISPUTE],
  ['GET', '/admin/dispute-movements', 'dispute.movements'],
  ['GET', '/admin/dispute-reasons', 'dispute.reasons'],
  ['GET', '/admin/cards/{pan}/retries', 'card.retries'],
  ['DELETE', '/admin/cards/{pan}/retries', 'card.retries-cleared'],
  ['GET', '/admin/cards/{pan}/scripts', 'card.scripts'],
  ['POST', '/admin/cards/{pan}/scripts', 'card.script-queued', { status: '/status' }],
  ['GET', '/admin/tokens', 'token.list'],
  ['POST', '/admin/tokens', 'token.created', TOKEN],
  ['GET', '/admin/tokens/{token}', 'token.read', TOKEN],
  ['PUT', '/admin/tokens/{token}/status', 'token.status-changed', TOKEN],
  ['DELETE', '/admin/tokens/{token}', 'token.deleted'],
  ...['preset', 'retries', 'host', 'rates'].flatMap((name) => [
    ['GET', `/admin/${name}`, `host.${name}`] as const,
    ['PUT', `/admin/${name}`, `host.${name}-changed`] as const,
  ]),
  ['GET', '/admin/network', 'host.network'],
  ['DELETE', '/admin/network', 'host.network-reset'],
  ['GET', '/admin/reconciliations', 'host.reconciliations'],
  ['GET', '/admin/totals', 'host.totals'],
  ['GET', '/iso8583/acquirer/links', 'link.list'],
  ['POST', '/iso8583/acquirer/links', 'link.created', { link: '/name' }],
  ['GET', '/iso8583/acquirer/links/{link}', 'link.read', { status: '/status' }],
  ['DELETE', '/iso8583/acquirer/links/{link}', 'link.deleted'],
  ['GET', '/iso8583/acquirer/links/{link}/messages', 'link.messages'],
  ...['echo', 'sign-on', 'sign-off'].map(
    (name) =>
      ['POST', `/iso8583/acquirer/links/{link}/${name}`, 'card.network', EXCHANGED] as const,
  ),
  ['GET', '/iso8583/acquirer/advices', 'advice.list'],
  ['GET', '/iso8583/acquirer/advices/{adviceId}', 'advice.read', { status: '/status' }],
  ['POST', '/iso8583/acquirer/advices/{adviceId}/send', 'advice.sent', { status: '/status' }],
  ['POST', '/iso8583/acquirer/load', 'load.started', { loadId: '/id', status: '/status' }],
  ['GET', '/iso8583/acquirer/load/{loadId}', 'load.read', { status: '/status' }],
  ['DELETE', '/iso8583/acquirer/load/{loadId}', 'load.cancelled', { status: '/status' }],
  ...[
    'decode',
    'encode',
    'explain',
    'guess',
    'mac',
    'arqc',
    'pin-block',
    'cvv',
    'cavv',
    'script',
    'key-block',
  ].map((name) => ['POST', `/iso8583/tools/${name}`, `tool.${name}`] as const),
  ...['mac', 'arqc', 'pin-block', 'cvv', 'cavv', 'script', 'key-block'].map(
    (name) => ['POST', `/iso8583/tools/${name}/check`, `tool.${name}-check`] as const,
  ),
  ['GET', '/iso8583/tools/response-codes', 'tool.response-codes'],
  ['GET', '/iso8583/tools/keys', 'tool.keys'],
  ['GET', '/iso8583/profiles', 'profile.list'],
  ['POST', '/iso8583/profiles', 'profile.saved', { profile: '/name' }],
  ['GET', '/iso8583/profiles/{profile}', 'profile.read'],
  ['DELETE', '/iso8583/profiles/{profile}', 'profile.deleted'],
  ['GET', '/iso8583/tools/profiles', 'profile.list'],
  ['POST', '/iso8583/tools/profiles', 'profile.saved', { profile: '/name' }],
  ['GET', '/iso8583/tools/profiles/{profile}', 'profile.read'],
  ['DELETE', '/iso8583/tools/profiles/{profile}', 'profile.deleted'],
  ['GET', '/iso8583/tools/listeners', 'listener.list'],
  ['POST', '/iso8583/tools/listeners', 'listener.opened', { listener: '/name' }],
  ['GET', '/iso8583/tools/listeners/{listener}', 'listener.read'],
  ['DELETE', '/iso8583/tools/listeners/{listener}', 'listener.closed'],
  ['POST', '/iso8583/tools/listeners/{listener}/advices', 'advice.queued', { status: '/status' }],
  ['POST', '/iso8583/tools/listeners/{listener}/reconciliation', 'card.reconciliation'],
  ...['echo', 'network'].map(
    (name) => ['POST', `/iso8583/tools/listeners/{listener}/${name}`, 'card.network'] as const,
  ),
];

/** How the journal of the card simulator reads as business events. */
export const ISO8583_EVENTS: EventTable = {
  failure: PROBLEM_FACTS,
  operations: [
    ...sent('issuer/authorize', '1'),
    ...sent('issuer/financial', '2'),
    ...sent('issuer/reversal', '4'),
    ...sent('issuer/reconciliation', '5'),
    ...sent('issuer/network', '8'),
    ...sent('acquirer/authorize', '1', EXCHANGED),
    ...sent('acquirer/financial', '2', EXCHANGED),
    ...sent('acquirer/reversal', '4', EXCHANGED),
    ...sent('acquirer/network', '8', EXCHANGED),
    ...['/iso8583/tcp', '/iso8583/tcp/{listener}'].map((path) => ({
      ...{ method: 'TCP', path, request: message(), response: DECIDED, complete: withNsu },
      name: ({ mti = '' }: Facts) => BY_CLASS[mti.charAt(1)] ?? 'card.message',
    })),
    ...OTHERS.map(([method, path, name, places]) => ({
      ...{ method, path, name },
      ...(places === undefined ? {} : { request: places, response: places }),
    })),
  ],
  textOf: (side, entry) => {
    const packed = packedMessageOf(side, entry);
    return packed === undefined ? undefined : JSON.stringify(packed);
  },
  explain,
};

function sent(path: string, mtiClass: string, response = DECIDED): EventOperation[] {
  const name = BY_CLASS[mtiClass] ?? '';
  const operation = { method: 'POST', path: `/iso8583/${path}`, name };
  return [{ ...operation, request: message(), response, complete: withNsu }];
}

/** Testers in Brazil call element 11 the NSU. A request by names has no MTI; its response has one. */
function withNsu({ responseMti = '', ...facts }: Facts, entry: JournalEntry): Facts {
  const { stan, rrn, mti = requestMtiOf(responseMti) } = facts;
  const code = facts['responseCode'] ?? headerOf(entry, 'x-response-code');
  const found = {
    ...{ nsu: stan ?? rrn, mti },
    trace: facts['trace'] ?? headerOf(entry, 'x-trace-rule'),
    responseCode: code,
    // An error of HTTP has a code of its own.
    code: facts['code'] ?? code,
  };
  const known = Object.entries(found).filter(([, value]) => value !== undefined);
  return { ...facts, ...(Object.fromEntries(known) as Facts) };
}

/** 0110 is the response to 0100. */
function requestMtiOf(mti: string): string | undefined {
  const [, start, answer, origin] = /^(\d\d)([135])(\d)$/.exec(mti) ?? [];
  return start === undefined ? undefined : `${start}${String(Number(answer) - 1)}${origin ?? ''}`;
}

function headerOf({ responseHeaders }: JournalEntry, name: string): string | undefined {
  const value = responseHeaders[name];
  return typeof value === 'string' ? value : undefined;
}

function explain(entry: JournalEntry, event: BusinessEvent): Explanation | undefined {
  const side = (name: Side) => {
    const found = messageOf(name, entry);
    return found === undefined ? {} : { [name]: explainMessage(found, profileOf(entry)) };
  };
  const { trace } = event.facts;
  const document = 'ISO 8583:1987, element 39; ABECS, Normativo 21';
  return {
    ...explainCode([{ codes: RESPONSE_CODES, document }], event),
    ...side('request'),
    ...side('response'),
    ...(trace === undefined ? {} : { trace }),
  };
}
