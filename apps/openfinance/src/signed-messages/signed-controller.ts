import { applyDecorators, UseGuards } from '@nestjs/common';
import { OtherForm, TakesJsonOrJwt } from '#libs/openapi';
import {
  ApiStandardError,
  codesWith,
  StandardController,
  type StandardCodes,
} from '../standard/standard-controller';
import { documentBodyErrors } from '../standard/takes-standard-json';
import { INTERACTION_ID, MUST_BE_UUID } from '../standard/interaction-id';
import { MESSAGE_REFUSALS } from './signed-message.errors';
import { SignedMessages } from './signed-messages.guard';

/** A JWT with another signature in each response, so its example is only the form. */
const EXAMPLE =
  'eyJhbGciOiJQUzI1NiIsImtpZCI6ImsiLCJ0eXAiOiJKV1QifQ.eyJpc3MiOiI1ZjFkOGE1Mi0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDEiLCJkYXRhIjp7fX0.c2lnbmF0dXJl';

const FORM = {
  mediaType: 'application/jwt',
  description:
    'The members of the JSON body as claims of a JWT that is signed with PS256, with iss, aud, jti and iat (security profile 1.0, 6.1). ' +
    'A request is signed with a key of the organisation of the client in the directory; its aud is the address of the request. ' +
    'A response is signed by the bank if the request was, if the header Accept names application/jwt and not JSON, or if the ' +
    'security of the sandbox is `required`, which demands signed requests. If it is `off`, signatures of requests are not verified.',
  example: EXAMPLE,
  errors: [422],
};

/** A StandardController whose requests and responses can be signed. The guard comes after those of StandardController. */
export function SignedController(tag: string, ...paths: readonly string[]): ClassDecorator {
  return applyDecorators(
    StandardController(tag, ...paths),
    UseGuards(SignedMessages),
    OtherForm(FORM),
  );
}

/**
 * For a route with a JSON object as body, or with the same object in a JWT.
 * @param forbidden other codes of the operation with 403
 */
export function TakesSignedJson(forbidden: StandardCodes = {}): MethodDecorator {
  return applyDecorators(
    TakesJsonOrJwt(),
    documentBodyErrors('application/json or application/jwt', 'JSON in UTF-8 or a JWT'),
    ApiStandardError(
      400,
      {
        ...codesWith({ PARAMETRO_INVALIDO: `${INTERACTION_ID}: ${MUST_BE_UUID}` }),
        BAD_SIGNATURE: [
          'Assinatura inválida',
          'The body is not valid. Its signature is not one of the key 3kQ0.',
        ],
      },
      'The request is not valid, or its signature is not.',
    ),
    ApiStandardError(
      403,
      { ...forbidden, ...codesWith(MESSAGE_REFUSALS) },
      'The signed message was made by another client, or for another request, or is too old; or the client may not send this request.',
    ),
  );
}
