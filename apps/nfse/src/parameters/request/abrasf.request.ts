import { z } from 'zod';
import {
  ABRASF_PROVIDERS,
  ABRASF_VERSIONS,
  DOCUMENT_FORMS,
  SENDERS,
  SIGNATURE_POLICIES,
  SIGNERS,
  WHILE_PROCESSING,
} from '#libs/nfse';
import { wholeNumber } from '#libs/schema';

const MOST_RPS = 1_000;
const DAY_SECONDS = 86_400;
const MAX_CREDENTIAL = 60;

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values).optional();
}

function credential() {
  return z
    .string()
    .min(1, { error: 'Must have 1 to 60 characters.' })
    .max(MAX_CREDENTIAL, { error: 'Must have 1 to 60 characters.' })
    .optional();
}

/** The service of a municipality in the layout ABRASF, as it is sent. */
export const abrasfRequest = z
  .strictObject({
    version: oneOf(ABRASF_VERSIONS).describe(
      'The version of the layout; the usual one of the provider by default, which is 2.04 for abrasf.',
    ),
    provider: oneOf(ABRASF_PROVIDERS).describe(
      'The form of the messages: that of the manual (abrasf), or of a provider of municipal systems. It sets the other members; those that are sent count more.',
    ),
    whileProcessing: oneOf(WHILE_PROCESSING).describe(
      'How ConsultarLoteRps answers while the batch waits: the situation 2 without a list, or a message.',
    ),
    maxRps: wholeNumber(1, MOST_RPS)
      .optional()
      .describe('The largest number of receipts (RPS) in a batch; 50 by default (E214).'),
    signatures: oneOf(SIGNATURE_POLICIES).describe(
      'off: signatures are ignored. check: a wrong one is refused. require: a missing one is refused too (E173, E174, E180).',
    ),
    signedQueries: z
      .boolean({ error: 'Must be true or false.' })
      .optional()
      .describe(
        'Whether queries must be signed too if signatures are required (E326); only with ginfes by default.',
      ),
    signer: oneOf(SIGNERS).describe(
      'Whose certificate may sign. provider: one of the CNPJ that the document names, or of the same root (E138, E157, E170, E171), valid and with a CNPJ or CPF (E189).',
    ),
    sender: oneOf(SENDERS).describe(
      'Who may send. certificate: anyone with a valid client certificate (E182, E190). provider: one of the CNPJ that the request names, or of the same root (E157).',
    ),
    user: credential().describe(
      'The user in the envelopes of simpliss 1.00 and fiorilli (E901). Absent: any user.',
    ),
    password: credential().describe(
      'The password of the user. It is not returned. Absent: any password.',
    ),
    signsAnswers: z
      .boolean({ error: 'Must be true or false.' })
      .optional()
      .describe('Whether the municipality signs notes and cancellations; only in 1.00 by default.'),
    processingSeconds: wholeNumber(0, DAY_SECONDS)
      .optional()
      .describe('How long a batch waits; NFSE_PROCESSING_SECONDS by default.'),
    documents: oneOf(DOCUMENT_FORMS).describe(
      'How the document is in an answer. In a request, any of the three is read.',
    ),
    rates: oneOf(['percent', 'fraction']).describe('Whether 5 % is 5.00 or 0.05.'),
    dates: oneOf(['date', 'dateTime']).describe('The form of the date of an RPS in answers.'),
    idAttribute: oneOf(['Id', 'id']).describe('The name of the attribute in answers.'),
    customer: oneOf(['Tomador', 'TomadorServico']).describe('The name of the group in answers.'),
    page: oneOf(['Pagina', 'ProximaPagina']).describe('The name of the element in answers.'),
    prefix: z
      .string()
      .regex(/^[A-Za-z_][\w-]{0,19}$/, { error: 'Must be a prefix of XML, as in ns2.' })
      .optional()
      .describe('The prefix of the elements in answers; none by default.'),
  })
  .describe('Its service in the layout ABRASF (`/abrasf/{code}`).');
