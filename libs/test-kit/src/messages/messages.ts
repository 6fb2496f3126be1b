import { consent, key, paymentConsent } from './bank';
import { authorization } from './card';
import { dps, packedDps } from './dps';
import { pacs008 } from './pix';

/** Valid messages, of which a test changes what it is about. */
export const messages = { authorization, consent, dps, key, packedDps, pacs008, paymentConsent };
