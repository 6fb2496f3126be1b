import { type DictRequestName, type DictResponseName } from '../messages/messages';
import { DICT_OPERATIONS, operationOf, type OperationName } from '../operations/operations';
import { readDictResponse } from '../bodies/read-dict-response';
import { readDictRequest } from '../bodies/read-dict-request';
import { exampleRequest, exampleResponse } from './example-bodies';
import { exampleSubjects, textOfOperation } from './of-operation';
import { EXAMPLE_REQUESTS, EXAMPLE_RESPONSES } from './examples';

const OPERATIONS = Object.keys(DICT_OPERATIONS) as OperationName[];

describe('The examples', () => {
  it.each(OPERATIONS)('of %s are read as they were written', (name) => {
    const { request, response } = operationOf(name);
    if (request !== undefined) expectRequest(request, name);
    expectResponse(response, name);
  });

  it('are indented for people', () => {
    expect(exampleRequest('deleteEntry')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<DeleteEntryRequest>',
        '  <Signature/>',
        `  <Key>${exampleSubjects('deleteEntry').key}</Key>`,
        '  <Participant>12345678</Participant>',
        '  <Reason>USER_REQUESTED</Reason>',
        '</DeleteEntryRequest>',
      ].join('\n'),
    );
    expect(exampleResponse('checkKeys')).toContain(
      `  <Keys>\n    <Key hasEntry="true">${exampleSubjects('checkKeys').key}</Key>\n`,
    );
    expect(exampleResponse('getPersonStatistics')).toContain(
      '      <Settlements d90="12" m12="40" m60="40"/>\n    </Spi>\n',
    );
  });
});

/** A value of the examples with what those of the operation are about. */
function ownOf<T>(value: T, operation: OperationName): T {
  return JSON.parse(textOfOperation(JSON.stringify(value), operation)) as T;
}

function expectRequest(name: DictRequestName, operation: OperationName): void {
  const read = readDictRequest(name, Buffer.from(exampleRequest(operation) ?? ''), '2.12');
  expect(read).toEqual({ ok: true, value: ownOf(EXAMPLE_REQUESTS[name], operation) });
}

function expectResponse(name: DictResponseName, operation: OperationName): void {
  const read = readDictResponse(name, Buffer.from(exampleResponse(operation)));
  const body = ownOf(EXAMPLE_RESPONSES[name], operation);
  expect(read).toMatchObject({ ok: true, value: { body } });
}
