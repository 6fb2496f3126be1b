import { z } from 'zod';
import { CARD_NETWORKS, CARD_PRODUCTS, CARD_TRANSACTION_TYPES } from '../../src/bank/cards/card';
import { amount, bodyOf, cnpj, day, id, listMeta, listOf, links, text } from './schemas';

// The bodies of credit-cards-accounts 2.3.1: every member that this bank sends, and no other members.

const product = {
  name: text(50),
  productType: z.enum(CARD_PRODUCTS),
  creditCardNetwork: z.enum(CARD_NETWORKS),
};

export const cardList = listOf(
  z.strictObject({
    creditCardAccountId: id,
    brandName: text(80),
    companyCnpj: cnpj,
    ...product,
  }),
);

export const cardDetail = z.strictObject({
  data: z.strictObject({
    ...product,
    paymentMethod: z
      .array(z.strictObject({ identificationNumber: id, isMultipleCreditCard: z.boolean() }))
      .min(1),
  }),
  links,
  meta: listMeta,
});

export const limitList = listOf(
  z.strictObject({
    creditLineLimitType: z.enum(['LIMITE_CREDITO_TOTAL', 'LIMITE_CREDITO_MODALIDADE_OPERACAO']),
    consolidationType: z.enum(['CONSOLIDADO', 'INDIVIDUAL']),
    identificationNumber: id,
    lineName: z.enum(['CREDITO_A_VISTA', 'SAQUE_CREDITO_BRASIL']).optional(),
    isLimitFlexible: z.literal(false),
    limitAmount: amount,
    usedAmount: amount,
    availableAmount: amount,
  }),
);

const flat = { amount: amount.shape.amount, currency: z.literal('BRL') };
export const billList = listOf(
  z.strictObject({
    billId: id,
    dueDate: day,
    billTotalAmount: amount,
    billMinimumAmount: amount,
    isInstalment: z.boolean(),
    financeCharges: z
      .array(z.strictObject({ type: z.literal('IOF'), ...flat }))
      .min(1)
      .optional(),
    payments: z.array(
      z.strictObject({
        valueType: z.literal('VALOR_PAGAMENTO_FATURA_REALIZADO'),
        paymentDate: day,
        paymentMode: z.literal('BOLETO_BANCARIO'),
        ...flat,
      }),
    ),
  }),
);

const transaction = z
  .strictObject({
    transactionId: id,
    identificationNumber: id,
    transactionName: text(200),
    billId: id.optional(),
    creditDebitType: z.enum(['CREDITO', 'DEBITO']),
    transactionType: z.enum(CARD_TRANSACTION_TYPES),
    transactionalAdditionalInfo: text(140).optional(),
    paymentType: z.enum(['A_VISTA', 'A_PRAZO']).optional(),
    feeType: z.literal('ANUIDADE').optional(),
    otherCreditsType: z.literal('EMPRESTIMO').optional(),
    chargeIdentificator: z.int().min(1).max(999).optional(),
    chargeNumber: z.int().min(1).max(999).optional(),
    brazilianAmount: amount,
    amount,
    transactionDateTime: z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
    billPostDate: day,
    payeeMCC: z.int().optional(),
  })
  // The restrictions of the standard: members that are required for a type.
  .refine(({ transactionType, paymentType, feeType, otherCreditsType, ...others }) => {
    const needed = {
      PAGAMENTO: paymentType,
      TARIFA: feeType,
      OPERACOES_CREDITO_CONTRATADAS_CARTAO: otherCreditsType,
      OUTROS: others.transactionalAdditionalInfo,
      ESTORNO: true,
      CASHBACK: true,
    };
    return needed[transactionType] !== undefined;
  })
  .refine(
    ({ paymentType, chargeIdentificator }) =>
      (paymentType === 'A_PRAZO') === (chargeIdentificator !== undefined),
  );

export const cardStatement = bodyOf(z.array(transaction));
export const billStatement = listOf(transaction);
