import { takeOutcomeAlone } from '#libs/sandbox';
import { refusal } from '#libs/nfse';
import { ServiceUnavailable } from '../invoices/invoice.errors';
import { EMPTY_ANSWERS, NoDocument, TooManyRequests } from './errors/adn.errors';

/** The outcomes that a rule can request for the distribution, with their meanings. */
export const DISTRIBUTION_OUTCOMES = {
  E1217: 'The service is stopped for maintenance',
  E2215: 'There is no document after the NSU, although the sandbox has some',
  E2220: 'There is no document: the other code that the service uses',
  TOO_MANY_REQUESTS: 'Too many requests: 429',
} as const;

/** @throws the error that a rule of the sandbox requests */
export async function failIfRequested(): Promise<void> {
  const code = await takeOutcomeAlone(DISTRIBUTION_OUTCOMES);
  if (code === undefined) return;
  const detail = `A rule of the sandbox requests ${code}.`;
  switch (code) {
    case 'E1217':
      throw new ServiceUnavailable(refusal(code, detail));
    case 'TOO_MANY_REQUESTS':
      throw new TooManyRequests();
    case 'E2215':
    case 'E2220':
      throw new NoDocument(code, `${detail} ${EMPTY_ANSWERS[code]}`);
  }
}
