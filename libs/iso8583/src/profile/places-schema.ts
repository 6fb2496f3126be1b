import { z } from 'zod';
import { SUBELEMENT_PATH } from './subelement-path';

const PATH_TEXT = 'Must be a subelement, as in 48.84.';

/** A subelement by its path. */
export const subelementPath = z.string(PATH_TEXT).regex(SUBELEMENT_PATH, PATH_TEXT);

const place = (text: string) => subelementPath.describe(text).exactOptional();

/** Where the values are that the host reads from private data. */
export const places = z
  .strictObject({
    cvv: place(
      'Security code of the card. A subelement with a fixed length of 6 has the form of Visa: a digit that is 1 if the ' +
        'code is there, a digit for the form of the response, and the code after blanks. Default: 48.92.',
    ),
    partialApproval: place(
      'Whether the terminal supports partial approval: its first character is 1. Default: 48.61.',
    ),
    installments: place(
      'Plan of a payment in installments: 1 (merchant) or 2 (issuer), and two digits for their number. Default: 48.00.',
    ),
    eci: place('Electronic commerce indicator. Default: 48.42.'),
    cavv: place(
      'Authentication value of 3-D Secure, or of a token: Base64, or its bytes in format b. Default: 48.43.',
    ),
    threeDsVersion: place('Version of 3-D Secure. Default: 48.66.01.'),
    dsTransactionId: place(
      'Transaction id of the directory server of 3-D Secure. Default: 48.66.02.',
    ),
    tokenRequestorId: place('Requestor of the token (TRID), 11 digits. Default: 48.33.06.'),
  })
  .describe(
    'Where the issuer host reads values of private data, and where named members of JSON are written. The default of each ' +
      'member is its place in the DE48 of Mastercard.',
  )
  .exactOptional();
