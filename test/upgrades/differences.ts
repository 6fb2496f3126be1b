import { type RecordedAnswer } from './recording';

/** What may differ between the answer of the recorded version and that of this one. */
interface AllowedDifference {
  readonly why: string;
  readonly target: RegExp;
  /** The part of the body, in both. */
  readonly part: RegExp;
}

/** A family of open banking that version 0.1.0 does not have, in the list of families. */
const NEW_FAMILY = String.raw`\{"ApiFamilyType":"(?:resources|customers-|credit-cards-|automatic-|[\w-]*recurring)[\w-]*",[^[]*\[[^\]]*\]\}`;

/** Differences that are intended or belong to the moment. Each names its reason. */
const ALLOWED: readonly AllowedDifference[] = [
  {
    why: 'The official DICT answers at its own time, with an id of its own.',
    target: /^\/api\/v2\//,
    part: /<(ResponseTime|CorrelationId)>[^<]*<\/\1>/g,
  },
  {
    why: 'A read counts for a rule that matches it.',
    target: /^\/__admin\/rules/,
    part: /"matched":\d+/g,
  },
  {
    why: 'A rule that can never take effect has warnings since this version.',
    target: /^\/__admin\/rules/,
    part: /\}(,"warnings":\[[^\]]*\])?\}(?=\]|,\{)/g,
  },
  {
    why: 'The error of the last attempt to connect is in the memory of the service.',
    target: /^\/iso8583\/acquirer\/links/,
    part: /"lastError":("[^"]*"|null)/g,
  },
  {
    why: 'The host checks authentication values of e-commerce since this version.',
    target: /^\/admin\/host/,
    part: /("ecommerce":"off",)?"mac":/g,
  },
  {
    why: 'The host has the terms of installments since this version.',
    target: /^\/admin\/host/,
    part: /(?:"issuerInstallments":\{[^}]*\},)?"security"/g,
  },
  {
    why: 'Advices of the host and their listeners exist since this version.',
    target: /^\/iso8583\/acquirer\/advices/,
    part: /(?<="link":(?:null|"[^"]*"),)(?:"listener":null,)?(?="profile")/g,
  },
  {
    why: 'The host signs on at an institution since this version.',
    target: /^\/admin\/network/,
    part: /(?<="status":"[^"]*",)(?:"hostStatus":"never",)?(?="(?:settlementDate|pinKey)")/g,
  },
  {
    why: 'The stand-in has more limits, and key exchanges have formats, since this version.',
    target: /^\/admin\/host/,
    part: /(?<="standIn":\{)(?:"reason":"issuer-down",)?(?="maxAmount")|(?<="maxAmount":\d+,)(?:"byMcc":\{\},)?(?="maxApprovals")|(?<="maxApprovals":\d+)(?:,"maxTotal":999999999999,"negativeList":\{\})?(?=\})|(?<="answerMac":"[^"]*",)(?:"keyFormat":"ecb",)?(?="requireSignOn")/g,
  },
  {
    why: 'Signed by the certificate of the running service, with its address.',
    target: /^\/qr\//,
    part: /eyJ[\w.-]+/g,
  },
  {
    why: 'The certificates of the running service.',
    target: /^\/__admin\/certificates/,
    part: /\{.*\}/gs,
  },
  {
    why: 'The signature is that of the certificate of the running service.',
    target: /^\/api\/v2\//,
    part: /<(ds:)?Signature[\s\S]*<\/(ds:)?Signature>/g,
  },
  {
    why: 'The bank serves more families since this version.',
    target: /^\/open-banking\/discovery\//,
    part: new RegExp(`(?:${NEW_FAMILY},)*\\{"ApiFamilyType":"(?:accounts|payments-consents)"`, 'g'),
  },
  {
    why: 'The bank serves more families since this version.',
    target: /^\/open-banking\/discovery\//,
    part: new RegExp(`(?:,${NEW_FAMILY})*\\](?=,"links")`, 'g'),
  },
  {
    why: 'Recurring consents and payments, and payments of remittances, have events since this version.',
    target: /^\/__admin\/webhooks\/events/,
    part: /(?:"(?:recurring|remittance)-[\w.-]+":"(?:[^"\\]|\\.)*",)*"consent\.status-changed"/g,
  },
  {
    why: 'The texts of the homologation script say "payment" where they said "order".',
    target: /^\/__admin\/exams/,
    part: /"(title|task|name|expected)":"(?:[^"\\]|\\.)*"/g,
  },
  {
    why: 'All events of invoices are webhooks since this version.',
    target: /^\/__admin\/webhooks\/events/,
    part: /("invoice\.event-registered":"(?:[^"\\]|\\.)*",)?"invoice\.status-changed"/g,
  },
  {
    why: 'Municipalities decide about requests for analysis and confirm tacitly since this version.',
    target: /^\/__admin\/parameters/,
    part: /("cancelAnalysis":"\w+","analysisAfterHours":\d+,"tacitConfirmationAfterHours":(?:null|\d+),)?"substituteWithinHours"/g,
  },
  {
    why: 'Municipalities have special regimes, own retentions and a service in the layout ABRASF since this version.',
    target: /^\/__admin\/parameters/,
    part: /(?<="benefits":\[[^\]]*\])(?:,"(?:specialRegimes|retentions)":\[(?:[^[\]]|\[[^\]]*\])*\]|,"abrasf":\{[^}]*\})*/g,
  },
  {
    why: 'A sandbox has its own first day of technical note 009 since this version.',
    target: /^\/__admin\/parameters/,
    part: /\](?:,"national":\{[^}]*\})?\}$/g,
  },
  {
    why: 'Technical note 009 has a new service.',
    target: /^\/__admin\/parameters/,
    part: /\}(?:,\{"code":"990501"[^}]*\})?(?=\],"rates")/g,
  },
  {
    why: 'Events have ids since this version.',
    target: /^\/nfse\/[\w-]+\/events/,
    part: /\[?\{("id":"EVT\w+",)?(?="type":"\d{6}")/g,
  },
  {
    why: 'Events have names since this version.',
    target: /^\/nfse\/[\w-]+\/events/,
    part: /("name":"[^"]*",)?"sequence"/g,
  },
  {
    why: 'An event is in both forms of the national service since this version.',
    target: /^\/SefinNacional\/nfse\/\w+\/eventos\//,
    part: /("eventos":\[[^\]]*\],)?"eventoXmlGZipB64"/g,
  },
  {
    why: 'Entries of a Conta PI name the other side since this version.',
    target: /^\/__admin\/participants\/\w+\/entries/,
    part: /("counterparty":"[^"]*",)?"amount"/g,
  },
  {
    why: 'There are more types of reports since this version, and statements have the formats of banks.',
    target: /^\/reports\/types/,
    part: /\{.*\}/gs,
  },
];

/** How much of two bodies is shown where they differ. */
const SHOWN = 200;

/**
 * Compares an answer of this version with the recorded one.
 * @returns nothing, or a text that shows where they differ
 */
export function differences(recorded: RecordedAnswer, found: string): string[] {
  const one = comparable(recorded, recorded.body);
  const other = comparable(recorded, found);
  if (one === other) return [];
  let first = 0;
  while (one[first] === other[first]) first += 1;
  const fromIndex = Math.max(0, first - SHOWN / 2);
  const part = (body: string): string => body.slice(fromIndex, fromIndex + SHOWN);
  const { service, sandbox, target } = recorded;
  return [`${service} ${sandbox} ${target}\n  was: ${part(one)}\n  is:  ${part(other)}`];
}

/** The body as it is compared. */
function comparable({ target }: Pick<RecordedAnswer, 'target'>, body: string): string {
  return ALLOWED.filter((each) => each.target.test(target)).reduce(
    (text, { part }) => text.replace(part, '…'),
    body,
  );
}
