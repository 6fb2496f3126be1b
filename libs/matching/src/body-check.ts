import { z } from 'zod';
import { isNestedDeeper } from '#libs/kernel';
import { exactlyOne, isObject } from '#libs/schema';
import { type XmlElement } from '#libs/xml';
import { checkOf, type Check } from './check';
import { jsonLiteral, parsePointer, valueAt } from './json-value';
import { OPERATORS, operatorMembers, textEquals, valueEquals, type Operator } from './operator';
import { type BodyView } from './request-view';

const MAX_DEPTH = 64;
const POINTER_TEXT =
  "Must be a JSON Pointer (RFC 6901) that starts with '/', such as /items/0/id, or '' for the whole document.";
const ELEMENT_TEXT =
  'Must be local names, without prefixes, separated by a slash, such as FIToFICstmrCdtTrf/GrpHdr/MsgId.';

const members = z.strictObject({
  pointer: z
    .string(POINTER_TEXT)
    .refine((pointer) => parsePointer(pointer) !== undefined, POINTER_TEXT)
    .optional()
    .describe(
      "The compared value of a JSON body, as a JSON Pointer (RFC 6901). '' is the whole document.",
    ),
  element: z
    .string(ELEMENT_TEXT)
    .regex(/^[^\s/:@[\]*]+(?:\/[^\s/:@[\]*]+)*$/, ELEMENT_TEXT)
    .optional()
    .describe(
      'The compared element of an XML body: local names from the root, separated by a slash.',
    ),
  equals: z
    .unknown()
    .refine((operand) => !isNestedDeeper(operand, MAX_DEPTH), {
      error: `Must be a value that nests at most ${String(MAX_DEPTH)} levels deep.`,
    })
    .optional()
    .describe('The value is equal to this: any JSON value with `pointer`, otherwise a string.'),
  ...operatorMembers,
});

type Members = z.output<typeof members>;

/** A condition on the body, or on one value of it. */
export const bodyCondition = members
  .check(exactlyOne(OPERATORS))
  .check(
    z.superRefine<Partial<Members>>(
      ({ pointer, element, equals }, context) => {
        if (pointer !== undefined && element !== undefined) {
          const message =
            'Must have either a pointer into a JSON body or an element of an XML body, not both.';
          context.addIssue({ code: 'custom', message });
        } else if (pointer === undefined && equals !== undefined && typeof equals !== 'string') {
          const message =
            'Must be a string, because the whole text is compared. To compare a value of a JSON body, add its "pointer".';
          context.addIssue({ code: 'custom', message, path: ['equals'] });
        }
      },
      { when: isObject },
    ),
  )
  .describe(
    'A condition with exactly one of `equals`, `contains`, `matches` and `exists`: on the value at `pointer`, on ' +
      'the text of `element`, or on the whole body.',
  );

export function bodyCheck(condition: Members): Check {
  const { pointer, element } = condition;
  const operator = operatorOf(condition);
  if (pointer !== undefined) {
    const names = parsePointer(pointer) ?? [];
    const valuesIn = (body: BodyView): unknown[] => {
      const found = valueAt(body.json(), names);
      return found === undefined ? [] : [found];
    };
    return checkOf(`body${pointer}`, operator, ({ body }) => valuesIn(body), jsonLiteral);
  }
  if (element !== undefined) {
    const names = element.split('/');
    return checkOf(`body/${element}`, operator, ({ body }) => textsAt(body.xml(), names));
  }
  // A request without a body is often read as an empty one.
  const wholeBody = ({ text }: BodyView): string[] =>
    text === undefined || text === '' ? [] : [text];
  return checkOf('body', operator, ({ body }) => wholeBody(body));
}

function operatorOf({ pointer, equals, contains, matches, exists }: Members): Operator {
  const operator = contains ?? matches ?? exists;
  if (operator !== undefined) return operator;
  return pointer === undefined ? textEquals(String(equals)) : valueEquals(equals);
}

/** Only local names are compared, because an envelope and its message have different namespaces. */
function textsAt(root: XmlElement | undefined, names: readonly string[]): string[] {
  if (root === undefined) return [];
  const below = descend([root], names);
  const found = names[0] === root.name ? [...below, ...descend([root], names.slice(1))] : below;
  return found.map(({ text }) => text.trim());
}

function descend(from: readonly XmlElement[], names: readonly string[]): XmlElement[] {
  let found = [...from];
  for (const name of names) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}
