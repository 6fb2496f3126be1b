import { z } from 'zod';
import { SIM_ACTIONS } from './actions';

/**
 * The names of the arguments of an action, those that can be left out with `?`: `key, keyType?`. Members of an object are
 * in braces. The guide and the API document show them.
 */
export function argumentsText(schema: z.core.$ZodType): string {
  if (!(schema instanceof z.ZodObject)) return '';
  const members: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return Object.entries(members)
    .map(([name, member]) => {
      const inner = argumentsText(member instanceof z.ZodOptional ? member.unwrap() : member);
      const mark = z.safeParse(member, undefined).success ? '?' : '';
      return `${name}${mark}${inner === '' ? '' : ` {${inner}}`}`;
    })
    .join(', ');
}

/** The actions with their arguments, as a list in Markdown. */
export function actionsText(): string {
  return SIM_ACTIONS.map(
    ({ service, action, argumentsSchema, description }) =>
      `- \`sim:${service}.${action}\` (${argumentsText(argumentsSchema)}): ${description}`,
  ).join('\n');
}
