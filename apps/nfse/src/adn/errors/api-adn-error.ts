import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { type HttpProblem } from '#libs/http';
import { type Failure } from '#libs/kernel';
import { documentErrors, EXAMPLE_MS } from '../../sefin/errors/documented-errors';
import { AdnLotResponse } from '../adn.response';
import { ParameterMessageResponse } from '../parametrization/parametrization.response';
import { adnErrorBody, parametersErrorBody } from './write-adn-error';

type Documented = Failure | HttpProblem;

/** Documents errors in the form of a lot without documents. */
export function ApiAdnError(
  status: number,
  errors: readonly Documented[],
  when: string,
): MethodDecorator {
  return documentErrors({ status, errors, when }, AdnLotResponse, (problem) =>
    adnErrorBody(problem, EXAMPLE_MS),
  );
}

/** Documents the form of the errors that the operations of a controller do not list themselves. */
export function ApiAdnErrors(): ClassDecorator {
  return otherErrors(AdnLotResponse);
}

/** The same for the municipal parameters. */
export function ApiParametersError(
  status: number,
  errors: readonly Documented[],
  when: string,
): MethodDecorator {
  return documentErrors({ status, errors, when }, ParameterMessageResponse, parametersErrorBody);
}

export function ApiParametersErrors(): ClassDecorator {
  return otherErrors(ParameterMessageResponse);
}

function otherErrors(form: Type): ClassDecorator {
  return applyDecorators(
    ApiExtraModels(form),
    ApiResponse({
      status: 'default',
      description:
        'Other errors have the form of the national environment too. Only a request that is not valid HTTP gets a problem ' +
        '(RFC 9457).',
      content: { 'application/json': { schema: { $ref: getSchemaPath(form) } } },
    }),
  );
}
