import { DICT_ERRORS } from '../errors';
import {
  DICT_OPERATIONS,
  errorsOf,
  operationOf,
  type OperationName,
} from '../operations/operations';
import { parametersOf } from './parameters';

const OPERATIONS = Object.keys(DICT_OPERATIONS) as OperationName[];

describe('The document of the operations', () => {
  it('has each error in an operation', () => {
    const used = new Set(OPERATIONS.flatMap(errorsOf));
    expect(Object.keys(DICT_ERRORS).filter((name) => !used.has(name as never))).toEqual([]);
  });

  it('has the error for an invalid body first', () => {
    expect(errorsOf('createClaim')[0]).toBe('ClaimInvalid');
    expect(errorsOf('checkKeys').filter((name) => name === 'BadRequest')).toHaveLength(1);
  });

  it.each(OPERATIONS)('has the parameters of %s, once each', (name) => {
    const names = parametersOf(name).map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
    const ofPath = names.filter((text) => text.startsWith('path '));
    expect(ofPath).toHaveLength(operationOf(name).path.split('{').length - 1);
  });

  it('names the participant of each request without a body', () => {
    const without = OPERATIONS.filter(
      (name) =>
        operationOf(name).request === undefined &&
        !parametersOf(name).some(({ name: parameter }) => parameter.endsWith('Participant')),
    );
    expect(without).toEqual([]);
  });
});
