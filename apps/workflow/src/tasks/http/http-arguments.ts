import { z } from 'zod';
import { secretRef } from '../secrets';

const scalar = z.union([z.string(), z.number(), z.boolean()], {
  error: 'Must be a string, a number, or true or false.',
});

/** Values of a header or a query, by name. */
export const headerValues = z.record(
  z.string(),
  z.union([scalar, secretRef], {
    error: 'Must be a string, a number, or {"secretRef": "NAME"}.',
  }),
);
export const queryValues = z.record(
  z.string(),
  z.union([scalar, z.array(scalar)], { error: 'Must be a string, a number, or an array of them.' }),
);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export const method = z.enum(METHODS);

export const httpArguments = z.strictObject({
  url: z.string().describe('An http or https URL.'),
  method: method.optional().describe('Default: POST if there is a body, otherwise GET.'),
  headers: headerValues
    .optional()
    .describe(
      'A value can be {"secretRef": "NAME"}: it is read from the variable SECRET_NAME, and never shown.',
    ),
  query: queryValues.optional().describe('Added to the query of the URL.'),
  body: z
    .json()
    .optional()
    .describe(
      'A string is sent as it is, other values as JSON, or as a form if Content-Type says so.',
    ),
});

/** The request to send, independent of the names of the arguments. */
export type HttpArguments = z.output<typeof httpArguments>;

/** The arguments of `arn:aws:states:::http:invoke`. */
export const awsHttpArguments = z.strictObject({
  ApiEndpoint: z.string(),
  Method: method,
  Headers: headerValues.optional(),
  QueryParameters: queryValues.optional(),
  RequestBody: z.json().optional(),
  Authentication: z.looseObject({}).optional(),
  InvocationConfig: z.looseObject({}).optional(),
  Transform: z
    .strictObject({
      RequestBodyEncoding: z.enum(['NONE', 'URL_ENCODED']).optional(),
      RequestEncodingOptions: z.looseObject({}).optional(),
    })
    .optional(),
});

/** Converts the arguments to those of `http`. */
export function ofAws(sent: z.output<typeof awsHttpArguments>): HttpArguments {
  const { ApiEndpoint: url, Method, Headers: headers = {}, QueryParameters: query } = sent;
  const { RequestBody: body, Transform: transform } = sent;
  const isForm = transform?.RequestBodyEncoding === 'URL_ENCODED';
  return {
    url,
    method: Method,
    headers: isForm ? { ...headers, 'Content-Type': FORM } : headers,
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
  };
}

export const FORM = 'application/x-www-form-urlencoded';
