import { formatCents, toIsoUtc } from '#libs/kernel';
import { BANK } from '../../bank/bank';
import { type Charge } from '../charge';

/** The payer of a charge with a due date. API Pix requires one, but anyone can pay the charge. */
const PAYER = { cpf: '11144477735', nome: 'Maria Silva' } as const;

/** The address of the payee in a charge with a due date. */
const ADDRESS = { logradouro: 'Rua do Simulador, 1', uf: 'DF', cep: '70000000' } as const;

/**
 * The payload at the location of a dynamic code (Manual de Padrões para Iniciação do Pix 2.10; API Pix, CobPayload and
 * CobVPayload).
 * @param shownAtMs when it is read
 */
export function chargePayload(
  { status, createdAtMs, content }: Charge,
  shownAtMs: number,
): Readonly<Record<string, unknown>> {
  const { term, txid, key, canChangeAmount, payerRequest } = content;
  const original = formatCents(content.amount);
  const times = { criacao: toIsoUtc(createdAtMs), apresentacao: toIsoUtc(shownAtMs) };
  const rest = {
    chave: key,
    txid,
    ...(payerRequest === null ? {} : { solicitacaoPagador: payerRequest }),
    status,
  };
  if (term.kind === 'cob') {
    return {
      revisao: 0,
      calendario: { ...times, expiracao: term.expirySeconds },
      valor: { original, modalidadeAlteracao: canChangeAmount ? 1 : 0 },
      ...rest,
    };
  }
  const { dueDate, validityDays } = term;
  return {
    revisao: 0,
    calendario: { ...times, dataDeVencimento: dueDate, validadeAposVencimento: validityDays },
    devedor: PAYER,
    recebedor: {
      cnpj: BANK.cnpj,
      nome: content.merchantName,
      ...ADDRESS,
      cidade: content.merchantCity,
    },
    valor: { original, final: original },
    ...rest,
  };
}
