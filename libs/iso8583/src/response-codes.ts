/** Whether the Brazilian rules allow a shop to try the same card again. */
export type Retry = 'allowed' | 'forbidden' | 'unknown';

/** A response code (DE39) of ISO 8583:1987 and the card networks. */
export interface ResponseCode {
  readonly meaning: string;
  /**
   * From ABECS Normativo 21 as Elo interprets it: a reversible decline can be tried again, an irreversible
   * one not.
   */
  readonly retry: Retry;
}

const code = (meaning: string, retry: Retry = 'unknown'): ResponseCode => ({ meaning, retry });

/**
 * The response codes of two characters. Codes 76 to 89 differ between networks: these are the codes of Visa
 * and of the Brazilian rules. If the brands disagree about trying again, the table of Elo is used.
 */
export const RESPONSE_CODES: Readonly<Record<string, ResponseCode>> = {
  '00': code('Approved'),
  '01': code('Refer to issuer'),
  '02': code('Refer to issuer, special condition'),
  '03': code('Invalid merchant'),
  '04': code('Pick up card', 'allowed'),
  '05': code('Do not honor', 'allowed'),
  '06': code('Error', 'allowed'),
  '07': code('Pick up card, special condition'),
  '08': code('Honor with identification'),
  '09': code('Request in progress'),
  '10': code('Approved in part'),
  '11': code('Approved, VIP'),
  '12': code('Invalid transaction', 'forbidden'),
  '13': code('Invalid amount', 'forbidden'),
  '14': code('Invalid card number', 'forbidden'),
  '15': code('No such issuer'),
  '16': code('Approved, update track 3'),
  '17': code('Customer cancellation'),
  '18': code('Customer dispute'),
  '19': code('Re-enter transaction', 'forbidden'),
  '20': code('Invalid response'),
  '21': code('No action taken'),
  '22': code('Suspected malfunction'),
  '23': code('Unacceptable fee', 'forbidden'),
  '24': code('File update not supported'),
  '25': code('Unable to locate record'),
  '26': code('Duplicate record'),
  '27': code('File update field error'),
  '28': code('File locked'),
  '29': code('File update not successful'),
  '30': code('Format error', 'forbidden'),
  '31': code('Bank not supported'),
  '32': code('Completed partially'),
  '33': code('Expired card, pick up'),
  '34': code('Suspected fraud, pick up'),
  '35': code('Contact acquirer, pick up'),
  '36': code('Restricted card, pick up'),
  '37': code('Call acquirer security, pick up'),
  '38': code('PIN tries exceeded, pick up', 'allowed'),
  '39': code('No credit account'),
  '40': code('Function not supported'),
  '41': code('Lost card, pick up', 'forbidden'),
  '42': code('No universal account'),
  '43': code('Stolen card, pick up', 'forbidden'),
  '44': code('No investment account'),
  '46': code('Closed account', 'forbidden'),
  '51': code('Insufficient funds', 'allowed'),
  '52': code('No checking account'),
  '53': code('No savings account'),
  '54': code('Expired card', 'forbidden'),
  '55': code('Incorrect PIN', 'allowed'),
  '56': code('No card record', 'forbidden'),
  '57': code('Not permitted to cardholder', 'forbidden'),
  '58': code('Not permitted to terminal', 'forbidden'),
  '59': code('Suspected fraud'),
  '60': code('Contact acquirer'),
  '61': code('Exceeds amount limit'),
  '62': code('Restricted card'),
  '63': code('Security violation', 'forbidden'),
  '64': code('Original amount incorrect'),
  '65': code('Exceeds frequency limit', 'allowed'),
  '66': code('Call acquirer security'),
  '67': code('Hard capture, pick up at ATM'),
  '68': code('Response received too late'),
  '75': code('PIN tries exceeded'),
  '76': code('Cannot locate previous message, or invalid account'),
  '77': code('Data inconsistent with the original'),
  '78': code('Card blocked or never activated'),
  '79': code('Account closed or inactive'),
  '80': code('Processing time exceeded'),
  '81': code('Cryptographic error in PIN'),
  '82': code('CVV or chip verification failed'),
  '85': code('No reason to decline'),
  '86': code('Cannot verify PIN'),
  '90': code('Cutoff in progress'),
  '91': code('Issuer or switch inoperative'),
  '92': code('Cannot route'),
  '93': code('Violation of law'),
  '94': code('Duplicate transmission'),
  '95': code('Reconciliation error'),
  '96': code('System malfunction'),
};

const APPROVALS = new Set(['00', '08', '10', '11', '16', '85']);

/** Returns true for response codes of approvals. 85 approves an account verification. */
export function isApproval(responseCode: string): boolean {
  return APPROVALS.has(responseCode);
}

/**
 * Returns whether the same card can be tried again: `unknown` for approvals and for codes that are not in
 * the rules.
 */
export function retryOf(responseCode: string): Retry {
  return Object.hasOwn(RESPONSE_CODES, responseCode)
    ? (RESPONSE_CODES[responseCode]?.retry ?? 'unknown')
    : 'unknown';
}
