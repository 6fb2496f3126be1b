import type { OpenAPIObject } from '@nestjs/swagger';
import { OTHER_FORM, type DocumentedForm } from '../decorators/other-form';
import { addOtherForms } from './add-other-forms';

const FORM: DocumentedForm = {
  mediaType: 'application/jwt',
  description: 'Signed.',
  example: 'a.b.c',
  errors: [422],
};
const content = () => ({ 'application/json': { schema: {} } });
const operation = () => ({
  requestBody: { content: content() },
  responses: {
    201: { description: '', content: content() },
    204: { description: '' },
    400: { description: '', content: content() },
    422: { description: '', content: content() },
  },
});

it('adds another form to the request, the successes and the named errors of a marked operation', () => {
  const marked = { ...operation(), [OTHER_FORM]: FORM };
  const plain = operation();
  const paths = { '/payments': { post: marked, get: plain } };
  addOtherForms({ paths } as unknown as OpenAPIObject);
  const both = {
    'application/json': { schema: {} },
    'application/jwt': { schema: { type: 'string', description: 'Signed.', example: 'a.b.c' } },
  };
  expect(marked).toEqual({
    requestBody: { content: both },
    responses: {
      201: { description: '', content: both },
      204: { description: '' },
      400: { description: '', content: content() },
      422: { description: '', content: both },
    },
  });
  expect(Object.keys(marked.requestBody.content)).toEqual(['application/json', 'application/jwt']);
  expect(plain).toEqual(operation());
});

it('adds a form of requests with its own schema to the request only', () => {
  const schema = { xml: { name: 'a' } };
  const form: DocumentedForm = {
    mediaType: 'application/xml',
    description: 'XML.',
    example: '<a/>',
    errors: [],
    isOnlyOfRequests: true,
    schema,
  };
  const marked = { ...operation(), [OTHER_FORM]: form };
  addOtherForms({ paths: { '/a': { post: marked } } } as unknown as OpenAPIObject);
  expect(marked.requestBody.content).toEqual({
    'application/json': { schema: {} },
    'application/xml': { schema, example: '<a/>' },
  });
  expect(marked.responses).toEqual(operation().responses);
});
