import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Failure, pointerToken, type Violation } from '#libs/kernel';

/** Parameters or a JSON body that are not what the address takes. */
class RequestInvalid extends Failure {
  readonly kind = 'malformed';
  readonly code = 'REQUEST_INVALID';
  readonly title = 'The request is not valid';
}

/** Checks request classes; what they do not name is ignored and never reaches the code. */
export function validation(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const violations = errors.flatMap((error) => violationsOf(error, ''));
      const [first] = violations;
      const detail =
        first === undefined ? 'The request is not valid.' : `${first.pointer}: ${first.detail}`;
      return new RequestInvalid(detail, violations);
    },
  });
}

function violationsOf(error: ValidationError, parent: string): Violation[] {
  const pointer = `${parent}/${pointerToken(error.property)}`;
  const own = Object.values(error.constraints ?? {}).map((detail) => ({ pointer, detail }));
  return [...own, ...(error.children ?? []).flatMap((child) => violationsOf(child, pointer))];
}
