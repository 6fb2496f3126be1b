import { z } from 'zod';
import { exactlyOne } from '#libs/schema';
import { filledString, OPERATORS, operatorMembers, textEquals } from './operator';

/** A condition on a header or a query parameter. */
export const textCondition = z
  .strictObject({
    equals: z
      .string('Must be a string: headers and query parameters are text.')
      .transform(textEquals)
      .optional()
      .describe('The value is equal to this text.'),
    ...operatorMembers,
  })
  .check(exactlyOne(OPERATORS))
  .describe('A condition with exactly one of `equals`, `contains`, `matches` and `exists`.');

/** A condition, or a string that the value must be equal to. */
export const namedCondition = z.union(
  [
    filledString.transform(textEquals),
    textCondition.transform((condition, context) => {
      const [operator] = Object.values(condition);
      if (operator !== undefined) return operator;
      // Not reached: the condition has exactly one operator.
      context.addIssue('Must have an operator.');
      return z.NEVER;
    }),
  ],
  `Must be a string that is not empty, or an object with one of ${OPERATORS.join(', ')}.`,
);
