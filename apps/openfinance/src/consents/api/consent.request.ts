import { z } from 'zod';
import { documentSchema } from '#libs/openapi';
import { nearestName } from '#libs/kernel';
import { standardInstant } from '../../standard/date-time';
import { type ConsentDraft } from '../consent';
import { PERMISSIONS, type Permission } from '../rules/permissions';

/** How many characters of a text of the request an error shows. */
const SHOWN_CHARACTERS = 60;
const KNOWN: ReadonlySet<unknown> = new Set(PERMISSIONS);

const loggedUser = z
  .object({
    document: z.object({
      identification: z
        .string()
        .regex(/^\d{11}$/, 'Must be a CPF: 11 digits.')
        .meta({ example: '11144477735' }),
      rel: z
        .string()
        .regex(/^[A-Z]{3}$/, 'Must be three capital letters: CPF.')
        .meta({ example: 'CPF' }),
    }),
  })
  .describe('The person who is logged in at the receiver of the data.');

const businessEntity = z
  .object({
    document: z.object({
      identification: z
        .string()
        .regex(
          /^[0-9A-Z]{12}[0-9]{2}$/,
          'Must be a CNPJ: 12 digits or capital letters and 2 digits.',
        )
        .meta({ example: '12ABC34501DE35' }),
      rel: z
        .string()
        .regex(/^[A-Z]{4}$/, 'Must be four capital letters: CNPJ.')
        .meta({ example: 'CNPJ' }),
    }),
  })
  .describe('The company whose data are shared. Only for consents of a company.');

/** At most as many permissions as exist: more would have duplicates. The items of a longer list are not checked. */
const permissions = z
  .array(z.unknown())
  .min(1, 'Must have at least one permission.')
  .max(PERMISSIONS.length, `Must have at most ${String(PERMISSIONS.length)} permissions.`)
  .meta({ items: { type: 'string', enum: [...PERMISSIONS] }, uniqueItems: true })
  .transform((items, context): readonly Permission[] => {
    items.forEach((item, index) => {
      const message = wrongPermission(item, items.indexOf(item) < index);
      if (message !== undefined)
        context.addIssue({ code: 'custom', message, path: [index], input: item });
    });
    return items as readonly Permission[];
  });

function wrongPermission(item: unknown, isRepeated: boolean): string | undefined {
  if (typeof item !== 'string') return 'Must be the name of a permission.';
  if (KNOWN.has(item)) return isRepeated ? `${item} is duplicated.` : undefined;
  const near = nearestName(item, PERMISSIONS);
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return `${JSON.stringify(item.slice(0, SHOWN_CHARACTERS))} is not a permission of the standard${hint}`;
}

const expirationDateTime = standardInstant
  .optional()
  .describe(
    'The end of the consent, at most 12 months from now. Without it, the consent is valid until it is revoked.',
  );

/** The body of POST /consents. */
export const createConsent = z.object({
  data: z.object({
    loggedUser,
    businessEntity: businessEntity.optional(),
    permissions,
    expirationDateTime,
    isLinked: z.boolean().optional().describe('Whether it belongs to a payment.'),
  }),
});
export type CreateConsent = z.output<typeof createConsent>;

/** The body of POST /consents/:id/extends. */
export const extendConsent = z.object({
  data: z.object({ loggedUser, businessEntity: businessEntity.optional(), expirationDateTime }),
});
export type ExtendConsent = z.output<typeof extendConsent>;

export const CREATE_CONSENT = documentSchema('CreateConsent', () => createConsent);
export const EXTEND_CONSENT = documentSchema('ExtendConsent', () => extendConsent);

/** The requested consent. */
export function draftOf({ data }: CreateConsent): ConsentDraft {
  return {
    loggedUser: data.loggedUser.document.identification,
    businessEntity: data.businessEntity?.document.identification ?? null,
    permissions: data.permissions,
    expiresAtMs: data.expirationDateTime ?? null,
    isLinked: data.isLinked ?? null,
  };
}
