import type { OpenAPIObject } from '@nestjs/swagger';
import { addTestValues } from './add-test-values';

const document = (): OpenAPIObject => ({
  openapi: '3.0.0',
  info: { title: '', version: '' },
  paths: { '/pay': { post: { description: 'Pays.', responses: {} }, get: { responses: {} } } },
});
const FIELD = { method: 'POST', path: '/pay', field: 'Prxy/Id', outcomes: { AC03: '', AM04: '' } };

describe('addTestValues', () => {
  it('adds one of the values, the field and the codes to the description of the operation', () => {
    const changed = document();
    addTestValues(changed, [FIELD]);
    expect(changed.paths['/pay']?.post?.description).toBe(
      'Pays.\n\n**Test values.** `ac03@outcome.example` in `Prxy/Id` requests the outcome AC03 without a rule. ' +
        'The codes are AC03, AM04. `GET /__admin/test-values` lists the values with their meanings, and the page ' +
        'docs/testing-with-sandboxes.md explains them.',
    );
    expect(changed.paths['/pay']?.get).toEqual({ responses: {} });
  });

  it('names the query that some outcomes need, and the first of many codes', () => {
    const changed = document();
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`E${String(index)}`, '']),
    );
    addTestValues(changed, [FIELD, { ...FIELD, path: '/pay?settle=async', outcomes: many }]);
    const { description = '' } = changed.paths['/pay']?.post ?? {};
    expect(description).toContain('AM04. With `settle=async`: `e0@outcome.example`');
    expect(description).toContain('E9 and 50 more.');
    expect(description.match(/Test values|lists the values/g)).toHaveLength(2);
  });

  it('throws if there is no such operation', () => {
    expect(() => {
      addTestValues(document(), [{ ...FIELD, method: 'PUT' }]);
    }).toThrow('testValues: the service has no PUT /pay.');
  });
});
