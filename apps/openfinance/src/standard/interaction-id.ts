import type { RequestHandler } from 'express';
import { HttpProblem } from '#libs/http';
import { newUuid } from '#libs/kernel';

export const INTERACTION_ID = 'x-fapi-interaction-id';
/** What is wrong with an interaction id. */
export const MUST_BE_UUID = 'Must be a UUID, as in d78fc4e5-37ca-4da3-adf2-9b082bf92280.';
/** The addresses of the standard. */
export const STANDARD_PREFIX = '/open-banking/';

const UUID = /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

/**
 * Repeats the interaction id of the request in every response, including errors. A missing id is created. An invalid one
 * is refused with 400 and a new id.
 */
export function echoInteractionId(): RequestHandler {
  return (request, response, next) => {
    if (!request.path.startsWith(STANDARD_PREFIX)) {
      next();
      return;
    }
    const given = request.get(INTERACTION_ID);
    const isUsable = given !== undefined && UUID.test(given);
    response.setHeader(INTERACTION_ID, isUsable ? given : newUuid());
    next(given === undefined || isUsable ? undefined : malformed());
  };
}

function malformed(): HttpProblem {
  return new HttpProblem(400, `The header ${INTERACTION_ID} is not valid: ${MUST_BE_UUID}`, {
    code: 'PARAMETRO_INVALIDO',
    title: 'Parâmetro inválido',
    violations: [{ pointer: INTERACTION_ID, detail: MUST_BE_UUID }],
  });
}
