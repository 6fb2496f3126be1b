import { shortened } from '#libs/xml-tables';
import { type AbrasfMessage } from '../messages/answers';
import { type ErrorText } from './error-text';
import { FIRST_ERRORS } from './first-errors';
import { ALERTS, LATER_ERRORS, SIMPLISS_ERRORS } from './later-errors';

const TEXTS = { ...FIRST_ERRORS, ...LATER_ERRORS, ...SIMPLISS_ERRORS, ...ALERTS };

/** A code of an error (E) or an alert (A) of ABRASF. */
export type AbrasfErrorCode = keyof typeof TEXTS;

/**
 * The errors and alerts of ABRASF with their official texts. Municipalities keep the codes and change words. A correction is
 * only here if it says more than to correct the field.
 */
export const ABRASF_ERRORS = Object.fromEntries(
  Object.entries<ErrorText>(TEXTS).map(([code, [Mensagem, Correcao]]) => [
    code,
    { Mensagem, ...(Correcao !== undefined && { Correcao }) },
  ]),
) as Readonly<Record<AbrasfErrorCode, Omit<AbrasfMessage, 'Codigo'>>>;

/** The longest text of a message. */
const MAX_TEXT = 200;

/**
 * The message of a code.
 *
 * @param detail what is wrong in this request, which then takes the place of the official correction
 */
export function abrasfMessage(code: AbrasfErrorCode, detail?: string): AbrasfMessage {
  const text = ABRASF_ERRORS[code];
  if (detail === undefined || detail === '') return { Codigo: code, ...text };
  return { Codigo: code, Mensagem: text.Mensagem, Correcao: shortened(detail, MAX_TEXT) };
}

export function isAbrasfErrorCode(code: string): code is AbrasfErrorCode {
  return Object.hasOwn(TEXTS, code);
}
