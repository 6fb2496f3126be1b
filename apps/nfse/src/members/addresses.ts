import { z } from 'zod';
import { isObject } from '#libs/schema';
import { country, lineUpTo, municipality, textUpTo } from './texts';

const postalCode = textUpTo(11)
  .overwrite((text) => text.replace(/^(\d{5})-(\d{3})$/, '$1$2'))
  .describe('In Brazil the 8 digits of the CEP.')
  .meta({ example: '01310100' });

const street = {
  street: lineUpTo(255).meta({ example: 'Avenida Paulista' }),
  number: lineUpTo(60).default('S/N').meta({ example: '1000' }),
  complement: lineUpTo(156).optional(),
  district: lineUpTo(60).optional().meta({ example: 'Bela Vista' }),
  postalCode: postalCode.optional(),
};

const abroad = {
  city: textUpTo(60).optional().describe('Only for an address abroad.'),
  region: textUpTo(60)
    .optional()
    .describe('Only for an address abroad: the state, province or region.'),
};

/** A person's address. It is abroad if it has a country other than BR. */
export const address = z
  .strictObject({
    ...street,
    municipality: municipality.optional(),
    country: country
      .optional()
      .describe('Only for an address abroad. BR or no country means Brazil.'),
    ...abroad,
  })
  .check(requires(({ country: code }) => (code ?? 'BR') !== 'BR', ['municipality']))
  .describe(
    'In Brazil: street, district, municipality and postalCode. Abroad: street, country and city.',
  );

export type RequestedAddress = z.output<typeof address>;

/** The address of a provider, which is in Brazil. */
export const addressInBrazil = z
  .strictObject({ ...street, municipality: municipality.optional() })
  .check(requires(() => false, ['municipality']));

/** The address of a building or of an event. It is abroad if it has a city. */
export const placeAddress = z
  .strictObject({ ...street, ...abroad })
  .check(requires(({ city }) => city !== undefined, []))
  .describe('In Brazil: street, district and postalCode. Abroad: street and city.');

export type RequestedPlaceAddress = z.output<typeof placeAddress>;

type Parts = Readonly<
  Partial<Record<'municipality' | 'district' | 'postalCode' | 'country' | 'city', unknown>>
>;

/** Checks that an address has the members that its country requires. */
function requires(isAbroad: (address: Parts) => boolean, more: readonly ['municipality'] | []) {
  return z.superRefine<Parts>(
    (parts, context) => {
      const missing = (name: string, where: string): void => {
        const message = `Is missing; an address ${where} needs it.`;
        context.addIssue({ code: 'custom', path: [name], message });
      };
      if (isAbroad(parts)) {
        if (parts.city === undefined) missing('city', 'abroad');
        return;
      }
      for (const name of [...more, 'district', 'postalCode'] as const) {
        if (parts[name] === undefined) missing(name, 'in Brazil');
      }
      if (typeof parts.postalCode === 'string' && !/^\d{5}-?\d{3}$/.test(parts.postalCode)) {
        const message = 'Must be the 8 digits of a CEP.';
        context.addIssue({ code: 'custom', path: ['postalCode'], message });
      }
    },
    { when: isObject },
  );
}
