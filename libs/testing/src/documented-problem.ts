import { type TestApp } from './test-app';

interface Operation {
  readonly responses: Readonly<Record<string, ProblemContent>>;
}

interface ProblemContent {
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, { readonly value: object }>> }>
  >;
}

/**
 * Returns the example of a problem in the OpenAPI document of the service, without `instance`. A test compares it with
 * the response of the service.
 *
 * @param operation method and path, as in `get /dict/keys/{keyType}/{keyValue}`
 * @throws Error if the operation has no example for the code
 */
export async function documentedProblem(
  test: TestApp,
  operation: string,
  code: string,
): Promise<object> {
  const [method = '', path = ''] = operation.split(' ');
  const { body } = await test.http.get('/openapi.json').expect(200);
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  for (const { content } of Object.values(paths[path]?.[method]?.responses ?? {})) {
    const example = content?.['application/problem+json']?.examples?.[code];
    if (example !== undefined) return { ...example.value, instance: expect.any(String) as unknown };
  }
  throw new Error(`${operation} has no example of ${code}.`);
}
