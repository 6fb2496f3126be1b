import { type Refusal } from '../../rules/rule';
import { type AbrasfMessage } from '../messages/answers';
import { abrasfMessage, isAbrasfErrorCode } from './abrasf-errors';
import { REJECTIONS } from './rejections';

/**
 * The message of a municipality for a refusal of the rejection catalogue. The official text is that of the municipal code; the
 * correction is the detail of the refusal, after the national code that it has.
 *
 * @example
 * abrasfMessageOf(refusal('E0617', 'The rate is 3.00.')).Codigo; // 'E221'
 */
export function abrasfMessageOf({ code, description, detail }: Refusal): AbrasfMessage {
  const reason = detail === '' ? description : detail;
  if (isAbrasfErrorCode(code)) return abrasfMessage(code, reason);
  const rows: Readonly<Record<string, (typeof REJECTIONS)[keyof typeof REJECTIONS]>> = REJECTIONS;
  return abrasfMessage(rows[code] ?? OTHER, `${code}: ${reason}`);
}

/** The file does not have the structure: the code for everything that a municipality has no code for. */
const OTHER = 'E160';
