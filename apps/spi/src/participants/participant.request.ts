import { X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { ISPB } from '#libs/brazil';
import { SPI_REJECT_CODES, type SpiRejectCode } from '#libs/iso20022';
import {
  type Cents,
  decimalPointHint,
  formatCents,
  parseCents,
  parseDuration,
  toCents,
} from '#libs/kernel';
import { lineOfText } from '#libs/schema';
import { PARTICIPANT_STATUSES, PLAYERS, SPI_ISPB, type ReceiverAnswer } from './participant';

/** A larger amount is probably a mistake of the tester. The limit also keeps balances exact. */
const MAX_AMOUNT = toCents(100_000_000_000_000);
/** The PEM of a certificate with a large RSA key has about 3,000 characters. */
const MAX_PEM_CHARACTERS = 20_000;
const MIN_RSA_BITS = 2_048;
/** The maximum length of a name in the messages. */
const MAX_NAME = 140;

const ispb = z.string().regex(ISPB, { error: 'Must be an ISPB (8 digits or capital letters).' });

const name = lineOfText(MAX_NAME);

/** An amount in reais, as a number or a decimal text. It is read as cents. @param least in cents */
const reais = (least: number) => {
  const range = `from ${formatCents(toCents(least))} to ${formatCents(MAX_AMOUNT)}`;
  const error = `Must be an amount in reais ${range}, with at most two decimals: 150.5 or "150.50".`;
  return z
    .union([z.string().max(40, { error }), z.number()], { error })
    .transform((sent, context): Cents => {
      const cents = centsOf(sent);
      if (cents !== undefined && cents >= least && cents <= MAX_AMOUNT) return cents;
      context.addIssue({ code: 'custom', message: error + decimalPointHint(sent) });
      return z.NEVER;
    });
};

/** @returns undefined if the amount is not exact in cents */
function centsOf(sent: string | number): Cents | undefined {
  const text = typeof sent === 'number' ? sent.toFixed(2) : sent;
  if (typeof sent === 'number' && Number(text) !== sent) return undefined;
  const read = parseCents(text);
  return read.ok ? read.value : undefined;
}

const REASON_CODES = Object.keys(SPI_REJECT_CODES) as [SpiRejectCode, ...SpiRejectCode[]];

const answer = z
  .strictObject({
    decision: z.enum(['ACCEPT', 'REJECT', 'NONE']).meta({
      description: 'NONE: it never answers, so the payment is rejected with AB03.',
    }),
    reasonCode: z.enum(REASON_CODES).optional().meta({
      description: 'The code of a REJECT.',
    }),
    delay: z
      .string()
      .max(40, { error: 'Must be an ISO 8601 duration, as in PT30S.' })
      .refine((text) => parseDuration(text) !== undefined, {
        error: 'Must be an ISO 8601 duration, as in PT30S.',
      })
      .optional()
      .meta({
        description: 'ISO 8601 duration on the clock of the sandbox. Default: it answers at once.',
        example: 'PT30S',
      }),
  })
  .superRefine(({ decision, reasonCode }, context) => {
    const message =
      decision === 'REJECT' ? 'Is missing; a REJECT needs a code.' : 'Only a REJECT has a code.';
    if ((decision === 'REJECT') === (reasonCode !== undefined)) return;
    context.addIssue({ code: 'custom', path: ['reasonCode'], message });
  })
  // Members that are not sent are absent, although the inferred type allows undefined.
  .transform((sent) => sent as ReceiverAnswer);

const certificate = z
  .string()
  .max(MAX_PEM_CHARACTERS, {
    error: `Must have at most ${String(MAX_PEM_CHARACTERS)} characters.`,
  })
  .transform((sent, context): string => {
    const read = readCertificate(sent);
    if (read.pem !== undefined) return read.pem;
    context.addIssue({ code: 'custom', message: read.error });
    return z.NEVER;
  });

/** The PEM text of the certificate, without any other text that was sent with it. */
function readCertificate(
  sent: string,
): { readonly pem: string } | { readonly pem?: undefined; readonly error: string } {
  try {
    const read = new X509Certificate(sent);
    const { asymmetricKeyType, asymmetricKeyDetails } = read.publicKey;
    const bits = asymmetricKeyDetails?.modulusLength ?? 0;
    if (asymmetricKeyType === 'rsa' && bits >= MIN_RSA_BITS) return { pem: read.toString() };
    return { error: `Must have an RSA key of at least ${String(MIN_RSA_BITS)} bits.` };
  } catch {
    return {
      error: 'Must be a certificate in PEM, which starts with -----BEGIN CERTIFICATE-----.',
    };
  }
}

const settlementAgent = ispb.meta({
  description: 'The direct participant that settles for an indirect one.',
  example: '99999003',
});

const common = {
  name: name.optional().meta({ example: 'Banco de Teste' }),
  status: z.enum(PARTICIPANT_STATUSES).optional().meta({
    description: 'NOT_OPERATING: payments of and to it are rejected with DS27.',
  }),
  player: z.enum(PLAYERS).optional().meta({
    description:
      'Who answers the payments that it receives: its own system (CLIENT) or the simulator. It becomes CLIENT when it uses ICOM.',
  }),
  sendBlocked: z.boolean().optional().meta({
    description:
      'Whether its payments are rejected with DS02. In the real SPI, a block in SPI-Web does that.',
  }),
};

const ANSWER =
  'How the simulator answers the payments that it receives, if the simulator plays it.';
const CERTIFICATE = 'The certificate of its signatures, in PEM.';

/** The body of POST /__admin/participants. */
export const participantRequest = z.strictObject({
  ispb: ispb
    .refine((sent) => sent !== SPI_ISPB, { error: 'Is the SPI itself.' })
    .meta({ example: '10000001' }),
  kind: z.enum(['DIRECT', 'INDIRECT']).optional().meta({
    description: 'Default: DIRECT. Every sandbox has the virtual participants already.',
  }),
  settlementAgent: settlementAgent.optional(),
  ...common,
  balance: reais(0).optional().meta({
    description:
      'The first contribution to the Conta PI of a direct participant, in reais. Default: 0.',
    example: '1000000.00',
  }),
  answer: answer.optional().meta({ description: ANSWER }),
  certificate: certificate.optional().meta({ description: CERTIFICATE }),
});
export type ParticipantRequest = z.output<typeof participantRequest>;

/** The body of PATCH /__admin/participants/:ispb. */
export const participantChangeRequest = z.strictObject({
  ...common,
  settlementAgent: settlementAgent.optional(),
  answer: answer
    .nullable()
    .optional()
    .meta({ description: `${ANSWER} null removes it.` }),
  certificate: certificate
    .nullable()
    .optional()
    .meta({ description: `${CERTIFICATE} null removes it.` }),
});
export type ParticipantChangeRequest = z.output<typeof participantChangeRequest>;

/** The body of a contribution or a withdrawal. */
export const movementRequest = z.strictObject({
  amount: reais(1).meta({ description: 'In reais.', example: '1500.00' }),
});
