import { z } from 'zod';
import { ACCOUNT_SUBTYPES, ACCOUNT_TYPES } from '../../src/ledger/account';
import { STATES } from '../../src/customers/details/places';
import { MARITAL_STATUSES, SEXES } from '../../src/customers/personal.response';
import { PRODUCT_SERVICES } from '../../src/customers/relation.response';
import { amount, bodyOf, cnpj, cpf, dateTime, day, id, text } from './schemas';

// The bodies of customers 2.2.1: every member that this bank sends, and no other members.

const contacts = z.strictObject({
  postalAddresses: z.array(
    z.strictObject({
      isMain: z.boolean(),
      address: text(150).min(2),
      districtName: text(50),
      townName: text(50).min(2),
      ibgeTownCode: z.string().regex(/^\d{7}$/),
      countrySubDivision: z.enum(STATES),
      postCode: z.string().regex(/^\d{8}$/),
      country: text(80),
      countryCode: z.string().regex(/^[A-Z]{3}$/),
    }),
  ),
  phones: z.array(
    z.strictObject({
      isMain: z.boolean(),
      type: z.enum(['FIXO', 'MOVEL', 'OUTRO']),
      countryCallingCode: z.string().regex(/^\d{1,4}$/),
      areaCode: z.string().regex(/^\d{2,3}$/),
      number: z.string().regex(/^\d{6,13}$/),
    }),
  ),
  emails: z.array(z.strictObject({ isMain: z.boolean(), email: z.email().max(320) })),
});

const account = z.strictObject({
  compeCode: z.string().regex(/^\d{3}$/),
  branchCode: z.string().regex(/^\d{4}$/),
  number: z.string().regex(/^\d{8,20}$/),
  checkDigit: z.string().length(1),
  type: z.enum(ACCOUNT_TYPES),
});
const procurator = { type: z.enum(['REPRESENTANTE_LEGAL', 'PROCURADOR']), civilName: text(70) };
const relation = {
  updateDateTime: dateTime,
  startDate: dateTime,
  productsServicesType: z.array(z.enum(PRODUCT_SERVICES)).min(1).max(12),
};

export const personal = {
  identifications: bodyOf(
    z
      .array(
        z.strictObject({
          updateDateTime: dateTime,
          personalId: id,
          brandName: text(80),
          civilName: text(70),
          birthDate: day,
          maritalStatusCode: z.enum(MARITAL_STATUSES),
          sex: z.enum(SEXES),
          companiesCnpj: z.array(cnpj).min(1),
          documents: z.strictObject({ cpfNumber: cpf }),
          otherDocuments: z
            .array(
              z.strictObject({
                type: z.literal('RG'),
                number: text(40),
                additionalInfo: text(50),
              }),
            )
            .min(1),
          hasBrazilianNationality: z.literal(true),
          filiation: z
            .array(z.strictObject({ type: z.enum(['MAE', 'PAI']), civilName: text(70) }))
            .min(1),
          contacts,
        }),
      )
      .min(1),
  ),
  qualifications: bodyOf(
    z.strictObject({
      updateDateTime: dateTime,
      companyCnpj: cnpj,
      occupationCode: z.literal('CBO'),
      occupationDescription: text(100),
      informedIncome: z.strictObject({ frequency: z.literal('MENSAL'), amount, date: day }),
      informedPatrimony: z.strictObject({ amount, year: z.int().max(9999) }),
    }),
  ),
  'financial-relations': bodyOf(
    z.strictObject({
      ...relation,
      procurators: z.array(z.strictObject({ ...procurator, cpfNumber: cpf })),
      accounts: z.array(account.extend({ subtype: z.enum(ACCOUNT_SUBTYPES) })),
    }),
  ),
} as const;

export const business = {
  identifications: bodyOf(
    z
      .array(
        z.strictObject({
          updateDateTime: dateTime,
          businessId: id,
          brandName: text(80),
          companyName: text(70),
          tradeName: text(70),
          incorporationDate: dateTime,
          // The standard does not have the CNPJ with letters here yet.
          cnpjNumber: z.string().regex(/^[0-9A-Z]{12}\d{2}$/),
          companiesCnpj: z.array(cnpj).min(1),
          parties: z.array(
            z.strictObject({
              personType: z.enum(['PESSOA_NATURAL', 'PESSOA_JURIDICA']),
              type: z.enum(['SOCIO', 'ADMINISTRADOR']),
              civilName: text(70),
              startDate: dateTime,
              shareholding: z.string().regex(/^[01]\.\d{6}$/),
              documentType: z.literal('CPF'),
              documentNumber: text(20),
            }),
          ),
          contacts,
        }),
      )
      .min(1),
  ),
  qualifications: bodyOf(
    z.strictObject({
      updateDateTime: dateTime,
      economicActivities: z.array(
        z.strictObject({ code: z.string().regex(/^\d{7}$/), isMain: z.boolean() }),
      ),
      informedRevenue: z.strictObject({
        frequency: z.literal('ANUAL'),
        amount,
        year: z.int().max(9999),
      }),
      informedPatrimony: z.strictObject({ amount, date: day }),
    }),
  ),
  'financial-relations': bodyOf(
    z.strictObject({
      ...relation,
      procurators: z.array(
        z.strictObject({ ...procurator, cnpjCpfNumber: z.string().regex(/^\d{11}$|^\d{14}$/) }),
      ),
      accounts: z.array(account),
    }),
  ),
} as const;
