import { type DictRequestName, type DictResponseName } from '../messages/messages';
import { operationOf, type OperationName } from '../operations/operations';
import { writeDictRequest, writeDictResponse } from '../bodies/write-dict';
import { CREATED } from './common';
import { textOfOperation } from './of-operation';
import { EXAMPLE_REQUESTS, EXAMPLE_RESPONSES } from './examples';

const CORRELATION_ID = 'a9f13566e19f5ca51329479a5bae60c5';

/** The body of an example request of an operation; undefined if its requests have no body. */
export function exampleRequest(operation: OperationName): string | undefined {
  const { request } = operationOf(operation);
  return request && indentedXml(textOfOperation(requestBody(request), operation));
}

/** The body of an example response of an operation. */
export function exampleResponse(operation: OperationName): string {
  return indentedXml(textOfOperation(responseBody(operationOf(operation).response), operation));
}

function requestBody(name: DictRequestName): string {
  return writeDictRequest(name, EXAMPLE_REQUESTS[name]);
}

function responseBody(name: DictResponseName): string {
  const head = { responseTime: CREATED, correlationId: CORRELATION_ID };
  return writeDictResponse(name, head, EXAMPLE_RESPONSES[name], '2.12');
}

/** The document with one line for each element, for readers only: a signature of it would not be valid. */
export function indentedXml(xml: string): string {
  let depth = 0;
  const short = xml.replace(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>');
  return short.replace(/></g, '>\n<').replace(/^.*$/gm, (line) => {
    if (line.startsWith('</')) depth -= 1;
    const indent = '  '.repeat(depth);
    if (/^<\w[^<]*[^/]>$/.test(line)) depth += 1;
    // A line break in a text is part of the text.
    return line.startsWith('<') ? indent + line : line;
  });
}
