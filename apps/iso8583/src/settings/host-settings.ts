import { z } from 'zod';
import { dictionary, wholeNumber } from '#libs/schema';
import { LruCache } from '#libs/kernel';
import { securitySettings } from './security-settings';
import { standInSettings } from './stand-in-settings';

const LEGS_TEXT = 'Must be 2 or 3.';
const TRUTH_TEXT = 'Must be true or false.';

const MONTHLY = /^(?:20(?:\.0{1,2})?|1?[0-9](?:\.[0-9]{1,2})?)$/;
const MONTHLY_TEXT = 'Must be a percentage from 0 to 20 with at most two decimals, as in 2.99.';

/** The behaviour of the host in a sandbox. Absent members have their defaults. */
export const hostSettings = z
  .strictObject({
    strict: z
      .boolean(TRUTH_TEXT)
      .default(false)
      .describe('true: a message without a mandatory element of its profile gets code 30.'),
    legs: z
      .literal([2, 3], LEGS_TEXT)
      .default(2)
      .describe(
        '2: a 0200 debits at once, and 0202 only confirms it. 3: a 0200 holds the amount, 0202 debits it, and ' +
          'without a 0202 the hold ends after `confirmSeconds`.',
      ),
    confirmSeconds: wholeNumber(1, 86_400)
      .default(60)
      .describe(
        'How long a 0200 waits for its 0202, in seconds of the sandbox clock. Only with 3 legs.',
      ),
    captures: z
      .enum(['one', 'several'], 'Must be one or several.')
      .default('one')
      .describe(
        'one: a capture ends the hold. several: a capture reduces the hold, which stays open until it is used up.',
      ),
    issuer: z
      .enum(['online', 'unavailable'], 'Must be online or unavailable.')
      .default('online')
      .describe(
        'unavailable: the issuer cannot be reached, so the network decides in its place (stand-in). When it is set ' +
          'to online again, the messages that the network approved are posted to the accounts.',
      ),
    standIn: standInSettings.prefault({}),
    issuerInstallments: z
      .strictObject({
        monthlyRate: z
          .string(MONTHLY_TEXT)
          .regex(MONTHLY, MONTHLY_TEXT)
          .default('0.00')
          .describe(
            'The interest per month in percent, such as 2.99, of payments that the issuer finances (parcelado ' +
              'emissor). It applies to payments that are approved from now on.',
          ),
      })
      .prefault({})
      .describe('The terms of the installments of the issuer.'),
    security: securitySettings.prefault({}),
  })
  .describe('The behaviour of the host in a sandbox.');

/** The settings as they are, and how many messages wait for the issuer. */
export const hostState = hostSettings.extend({
  waiting: wholeNumber(0, Number.MAX_SAFE_INTEGER)
    .describe(
      'Messages that the network approved in place of the issuer and that are not posted yet.',
    )
    .meta({ example: 0 }),
});

export type HostState = Readonly<z.output<typeof hostState>>;

export type HostSettings = Readonly<z.output<typeof hostSettings>>;

export const DEFAULT_SETTINGS: HostSettings = hostSettings.parse({});

const KNOWN = 100;
const known = new LruCache<string, HostSettings>(KNOWN);

/** The settings from their stored text; the defaults if there is none. */
export function storedSettings(text: string | null | undefined): HostSettings {
  if (text === null || text === undefined) return DEFAULT_SETTINGS;
  // Parsed again, so that a member that was added later has its default.
  return known.getOrMake(text, () => hostSettings.parse(JSON.parse(text)));
}

/** A rate: reais per unit of the currency, with at most seven digits, as DE10 has. */
const RATE = /^(?=[0-9.]{1,8}$)[0-9]{1,7}(?:\.[0-9]{1,6})?$/;
const RATE_TEXT =
  'Must be a string of at most seven digits and a point, as in "5.4321", and not zero.';
const CURRENCY_TEXT = 'Must be a numeric code of ISO 4217 other than 986, as in 840.';
const MAX_RATES = 200;

/** Rates by numeric currency code. */
export type Rates = Readonly<Record<string, string>>;

export const ratesSchema = dictionary(
  z.string(RATE_TEXT).refine((rate) => RATE.test(rate) && Number(rate) > 0, RATE_TEXT),
  z.string().refine((code) => /^[0-9]{3}$/.test(code) && code !== '986', CURRENCY_TEXT),
)
  .refine((rates) => rates.size <= MAX_RATES, `Must have at most ${String(MAX_RATES)} rates.`)
  .transform((rates): Rates => Object.fromEntries(rates))
  .describe('Reais per unit of each currency, by its numeric code of ISO 4217.');

/** The rates of a new sandbox. They are not real, and never change by themselves. */
export const DEFAULT_RATES: Rates = {
  '840': '5.4000',
  '978': '6.2000',
  '826': '7.1000',
  '032': '0.0040',
};

const knownRates = new LruCache<string, Rates>(KNOWN);

/** The rates from their stored text; the rates of a new sandbox if there is none. */
export function storedRates(text: string | null | undefined): Rates {
  if (text === null || text === undefined) return DEFAULT_RATES;
  return knownRates.getOrMake(text, () => JSON.parse(text) as Rates);
}
