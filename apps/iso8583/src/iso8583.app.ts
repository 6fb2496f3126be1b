import { type AppDefinition } from '#libs/app';
import { port } from '#libs/config';
import { KEY_BLOCK_VERSIONS, OFFLINE_LIMITS, SCRIPT_TEMPLATES } from '#libs/card-security';
import { BRANDS, RESPONSE_CODES, retryOf } from '#libs/iso8583';
import { sandboxVariables } from '#libs/sandbox';
import { AppModule } from './app.module';
import { ISO8583_EVENTS } from './journal/iso8583-events';
import { iso8583Variables } from './config';
import { schema } from './schema';
import { ADVICE_STATUSES } from './acquirer/advices/advice';
import { LINK_STATUSES } from './acquirer/links/link';
import { LOAD_STATUSES } from './acquirer/load/load';
import { LINK_MESSAGE_OUTCOMES } from './acquirer/sessions/exchange-log';
import {
  AUTHENTICATION_LEVELS,
  LIABLE_PARTIES,
  VALUE_RESULTS,
} from './account/authentication/authentication';
import { ACCOUNT_TYPES, CARD_LEDGERS } from './account/own-accounts/account-type';
import { ACCOUNTS, CARD_STATUSES, CHANNELS } from './account/card';
import { SCRIPT_KINDS, SCRIPT_STATUSES } from './scripts/script';
import { TOKEN_CHANNELS, TOKEN_STATUSES } from './tokens/token';
import { SIGN_ON_STATUSES } from './network/network-state';
import { MOVEMENT_KINDS } from './account/disputes/dispute';
import {
  DISPUTE_ACTORS,
  DISPUTE_FLOWS,
  DISPUTE_PARTIES,
  DISPUTE_STATUSES,
  DISPUTE_STEPS,
} from './account/disputes/dispute-machine';
import { DISPUTE_BRANDS, DISPUTE_CATEGORIES } from './account/disputes/dispute-reasons';
import {
  RECONCILIATION_DIRECTIONS,
  RECONCILIATION_OUTCOMES,
} from './issuer/reconciliation/reconciliation';
import { INSTALLMENT_TYPES } from './account/installments/installments';
import { RETRY_MODES } from './retries/retry-count';
import { STAND_IN_REASON_NAMES } from './settings/stand-in-settings';
import { TRANSACTION_KINDS } from './account/transaction';

/** The ISO 8583 simulator. */
export const iso8583: AppDefinition = {
  name: 'iso8583',
  title: 'ISO 8583: cards',
  description:
    'A card host that receives ISO 8583:1987 as JSON, hex, bytes or over TCP, with cards, holds and a ' +
    'ledger, and an acquirer that sends messages to it. The header `X-Sandbox` selects a sandbox with separate data.',
  inPortuguese: {
    title: 'ISO 8583: cartões',
    description:
      'Um emissor que autoriza mensagens ISO 8583 por HTTP e TCP, com cartões e saldos, e um adquirente que as envia. Informe um sandbox em `X-Sandbox` para trabalhar com dados isolados.',
  },
  port: port('ISO8583_PORT', '3004', 'Port of the ISO 8583 simulator.'),
  healthPath: '/health',
  variables: { ...sandboxVariables, ...iso8583Variables },
  module: AppModule,
  schema,
  events: ISO8583_EVENTS,
  outcomes: Object.fromEntries(
    Object.entries(RESPONSE_CODES).map(([code, meaning]) => {
      const { retry } = retryOf(code);
      return [code, retry === 'unknown' ? meaning : `${meaning} (a retry is ${retry})`];
    }),
  ),
  // A reconciliation has none. The acquirer sends its message to the issuer, whose address a rule must match.
  outcomeOperations: [
    ...['authorize', 'financial', 'reversal', 'network'].map((name) => ({
      method: 'POST',
      path: `/iso8583/issuer/${name}`,
      outcomes: RESPONSE_CODES,
    })),
    { method: 'TCP', path: '/iso8583/tcp/**', outcomes: RESPONSE_CODES },
  ],
  exampleRule: {
    name: 'refuse-next',
    match: { method: 'POST', path: '/iso8583/issuer/**' },
    effect: { outcome: '51' },
    times: 1,
  },
  tags: {
    acquirer:
      'The acquirer: completes a message, sends it to the issuer or over a link to a host, reverses it if there is no response, and repeats its advices until they are confirmed.',
    issuer: 'The issuer: decides on authorizations, financial messages and reversals.',
    disputes:
      'Disputes about purchases: chargebacks with the reasons of the brands, their steps, and the money that they move.',
    host: 'The behaviour of the issuer in a sandbox: strict mode, legs, stand-in, security, exchange rates.',
    cards: 'Test cards with their transactions, holds and ledger.',
    tokens: 'Numbers that stand for cards, each for one requestor and with restrictions.',
    network: 'The network state of institutions: sign-on, settlement date and keys.',
    tools: 'Encode, decode and explain messages, and define profiles for dialects of ISO 8583.',
  },
  enums: {
    CardStatus: CARD_STATUSES,
    CardAccount: ACCOUNTS,
    AccountType: ACCOUNT_TYPES,
    CardLedger: CARD_LEDGERS,
    DisputeStatus: DISPUTE_STATUSES,
    DisputeStep: DISPUTE_STEPS,
    DisputeActor: DISPUTE_ACTORS,
    DisputeParty: DISPUTE_PARTIES,
    DisputeFlow: DISPUTE_FLOWS,
    DisputeBrand: DISPUTE_BRANDS,
    DisputeCategory: DISPUTE_CATEGORIES,
    DisputeMovementKind: MOVEMENT_KINDS,
    Channel: CHANNELS,
    InstallmentType: INSTALLMENT_TYPES,
    TransactionKind: TRANSACTION_KINDS,
    SignOnStatus: SIGN_ON_STATUSES,
    StandInReason: STAND_IN_REASON_NAMES,
    KeyBlockVersion: KEY_BLOCK_VERSIONS,
    Brand: BRANDS,
    RetryMode: Object.keys(RETRY_MODES),
    TokenStatus: TOKEN_STATUSES,
    TokenChannel: TOKEN_CHANNELS,
    ScriptStatus: SCRIPT_STATUSES,
    ScriptKind: SCRIPT_KINDS,
    ScriptTemplate: SCRIPT_TEMPLATES,
    OfflineLimit: OFFLINE_LIMITS,
    AuthenticationLevel: AUTHENTICATION_LEVELS,
    AuthenticationValueResult: VALUE_RESULTS,
    LiableParty: LIABLE_PARTIES,
    ReconciliationDirection: RECONCILIATION_DIRECTIONS,
    ReconciliationOutcome: RECONCILIATION_OUTCOMES,
    LinkStatus: LINK_STATUSES,
    LinkMessageOutcome: LINK_MESSAGE_OUTCOMES,
    AdviceStatus: ADVICE_STATUSES,
    LoadStatus: LOAD_STATUSES,
    Retry: ['allowed', 'forbidden', 'unknown'],
  },
  exposedHeaders: ['X-Response-Code', 'X-Trace-Rule'],
  example: (address) =>
    `curl -s ${address}/iso8583/issuer/authorize -H 'Content-Type: application/json' ` +
    `-d '{"pan":"4000000000000001","amount":15075}'`,
};
