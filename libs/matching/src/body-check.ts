import { accepted, refused, type Result, type Violation } from '#libs/kernel';
import { type XmlElement } from '#libs/xml';
import { checkOf, type Check } from './check';
import { jsonLiteral, jsonText, parsePointer, valueAt, type JsonObject } from './json-value';
import { OPERATORS, parseOperator, type EqualsKind } from './operator';
import { type BodyView } from './request-view';

/** The part of a body to which a condition applies. */
interface Place {
  readonly field: string;
  readonly equals: EqualsKind;
  readonly valuesIn: (body: BodyView) => readonly unknown[];
}

export const BODY_MEMBERS: readonly string[] = ['pointer', 'element', ...OPERATORS];

const WHOLE_BODY: Place = {
  field: 'body',
  equals: 'text',
  // A request without a body is often read as an empty one.
  valuesIn: ({ text }) => (text === undefined || text === '' ? [] : [text]),
};

export function parseBodyCheck(condition: JsonObject, at: string): Result<Check, Violation[]> {
  const place = parsePlace(condition, at);
  const operator = parseOperator(condition, at, place.ok ? place.value.equals : 'json');
  if (!place.ok || !operator.ok) {
    return refused([...(place.ok ? [] : place.refusal), ...(operator.ok ? [] : operator.refusal)]);
  }
  const { field, equals, valuesIn } = place.value;
  const show = equals === 'json' ? jsonLiteral : jsonText;
  return accepted(checkOf(field, operator.value, ({ body }) => valuesIn(body), show));
}

function parsePlace(condition: JsonObject, at: string): Result<Place, Violation[]> {
  const { pointer, element } = condition;
  if (pointer !== undefined && element !== undefined) {
    const detail = 'Name a "pointer" into a JSON body or an "element" of an XML body, not both.';
    return refused([{ pointer: at, detail }]);
  }
  if (pointer !== undefined) return parsePointerPlace(pointer, `${at}/pointer`);
  if (element !== undefined) return parseElementPlace(element, `${at}/element`);
  return accepted(WHOLE_BODY);
}

function parsePointerPlace(value: unknown, at: string): Result<Place, Violation[]> {
  const names = typeof value === 'string' ? parsePointer(value) : undefined;
  if (typeof value !== 'string' || names === undefined) {
    const detail =
      "Write a JSON Pointer (RFC 6901) that starts with '/', such as /items/0/id, or '' for the whole document.";
    return refused([{ pointer: at, detail }]);
  }
  return accepted({
    field: `body${value}`,
    equals: 'json',
    valuesIn: (body) => {
      const found = valueAt(body.json(), names);
      return found === undefined ? [] : [found];
    },
  });
}

function parseElementPlace(value: unknown, at: string): Result<Place, Violation[]> {
  if (typeof value !== 'string' || !/^[^\s/:@[\]*]+(?:\/[^\s/:@[\]*]+)*$/.test(value)) {
    const detail =
      'Write local names, without prefixes, with a / between them, such as FIToFICstmrCdtTrf/GrpHdr/MsgId.';
    return refused([{ pointer: at, detail }]);
  }
  const names = value.split('/');
  return accepted({
    field: `body/${value}`,
    equals: 'text',
    valuesIn: (body) => {
      const root = body.xml();
      return root === undefined ? [] : elementsAt(root, names).map(({ text }) => text.trim());
    },
  });
}

/** By local names alone: an envelope and the message in it are in different namespaces. */
function elementsAt(root: XmlElement, names: readonly string[]): XmlElement[] {
  const below = descend([root], names);
  return names[0] === root.name ? [...below, ...descend([root], names.slice(1))] : below;
}

function descend(from: readonly XmlElement[], names: readonly string[]): XmlElement[] {
  let found = [...from];
  for (const name of names) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}
