import { z } from 'zod';
import { exactlyOne } from '#libs/schema';
import { address, addressInBrazil } from '../../../members/addresses';
import {
  cnpj,
  code,
  cpf,
  digitsLike,
  lineUpTo,
  municipality,
  textUpTo,
} from '../../../members/texts';

/** São Paulo, a municipality of the seed. */
export const DEFAULT_MUNICIPALITY = '3550308';

const contact = {
  email: lineUpTo(80).optional().meta({ format: 'email', example: 'financeiro@example.com' }),
  phone: digitsLike(/^\d{6,20}$/, '6 to 20 digits')
    .optional()
    .meta({ example: '1133334444' }),
};

const registrations = {
  municipalRegistration: textUpTo(15)
    .optional()
    .describe('The inscrição municipal.')
    .meta({ example: '12345' }),
};

const foreignIds = {
  foreignId: textUpTo(40).optional().describe('The tax id of a person abroad (NIF).'),
  noForeignId: code([0, 1, 2])
    .optional()
    .describe(
      'The reason why a person abroad has no tax id: 0 unknown, 1 exempt, 2 not used in the country.',
    ),
};

const TAX_IDS = ['cnpj', 'cpf'] as const;
const ALL_IDS = [...TAX_IDS, 'foreignId', 'noForeignId'] as const;

export const provider = z
  .strictObject({
    cnpj: cnpj.meta({ example: '12345678000195' }).optional(),
    cpf: cpf.optional(),
    ...registrations,
    municipality: municipality
      .default(DEFAULT_MUNICIPALITY)
      .describe('The municipality of the provider; by default São Paulo.'),
    name: textUpTo(300)
      .optional()
      .describe('Shown in the invoice. It is not part of the DPS (rule E0121).'),
    address: addressInBrazil
      .optional()
      .describe('Shown in the invoice. It is not part of the DPS (rule E0128).'),
    ...contact,
    simplesNacional: z
      .strictObject({
        option: code([1, 2, 3, 4])
          .describe(
            '1 not in the Simples Nacional, 2 MEI, 3 ME or EPP. Since technical note 009, 4 an option that is not decided yet.',
          )
          .meta({ example: 1 }),
        regime: code([1, 2, 3])
          .optional()
          .describe(
            'Only for options 3 and 4: 1 all taxes inside the Simples, 2 the ISS outside, 3 all taxes outside.',
          ),
        ibsCbsRegime: code([1, 2, 3])
          .optional()
          .describe(
            'Only for options 3 and 4, since technical note 009: 1 IBS and CBS inside the Simples (the default), 2 the IBS outside, 3 both outside.',
          ),
      })
      .default({ option: '1' }),
    specialRegime: code([0, 1, 2, 3, 4, 5, 6, 9])
      .default('0')
      .describe(
        '0 none, 1 cooperative, 2 estimate, 3 municipal micro-enterprise, 4 notary, 5 self-employed, 6 professionals, 9 other.',
      )
      .meta({ example: 0 }),
  })
  .check(exactlyOne(TAX_IDS))
  .describe('The party that renders the service and issues the invoice. It needs a CNPJ or a CPF.');

export type RequestedProvider = z.output<typeof provider>;

const person = z.strictObject({
  cnpj: cnpj.optional(),
  cpf: cpf.optional(),
  ...foreignIds,
  ...registrations,
  name: textUpTo(300).meta({ example: 'Cliente Exemplo Ltda' }),
  address: address.optional(),
  ...contact,
});

export const party = person.check(exactlyOne(ALL_IDS));

export type RequestedParty = z.output<typeof party>;

/** The party that receives the service, if it is not the customer (group dest of IBS and CBS). */
export const recipient = person
  .omit({ municipalRegistration: true })
  .extend({ name: lineUpTo(150) })
  .check(exactlyOne(ALL_IDS));

/** The party that issued a document of a deduction or of a reimbursement. */
export const supplier = person.extend({ name: lineUpTo(150) }).check(exactlyOne(ALL_IDS));
