import { type Problem, type ProblemBody } from '#libs/http';
import { SOAP_CONTENT_TYPES, writeSoapFault } from '#libs/soap';
import { declaredVersion } from './soap-refused';

/** The codes of ABRASF for problems that have one. */
const CODES: Readonly<Record<string, string>> = { BODY_TOO_LARGE: 'E203' };
const FIRST_OF_SERVER = 500;

/** An error outside of the operations, as a fault. It keeps its status. */
export function faultOfProblem(
  { status, code, title, detail }: Pick<Problem, 'status' | 'code' | 'title' | 'detail'>,
  contentType: string | undefined,
): ProblemBody {
  const version = declaredVersion(contentType);
  const fault = {
    code: status < FIRST_OF_SERVER ? 'client' : 'server',
    reason: `${CODES[code] ?? code}: ${title}`,
    detail,
  } as const;
  return { contentType: SOAP_CONTENT_TYPES[version], text: writeSoapFault(version, fault) };
}
