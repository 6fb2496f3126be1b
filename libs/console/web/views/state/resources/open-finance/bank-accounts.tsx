import { observe } from '../../../../api/call';
import type { Json } from '../../../../api/lists';
import { useLoaded } from '../../../../api/use-loaded';
import { inLanguage, shownAmount } from '../../../../app/language';
import { ProblemNotice } from '../../../../components/notice';
import { Lines } from '../../generic/lines';
import { idAt, ofOpenFinance } from '../../generic/read-rows';
import { textAt, valueAt, type Field, type Resource } from '../../generic/resource';
import { CREDIT } from './new-credit';

const API = '/open-banking/accounts/v1/accounts';
const EVERY_MS = 5000;
const BALANCES = {
  availableAmount: { pt: 'Disponível', en: 'Available' },
  blockedAmount: { pt: 'Bloqueado', en: 'Blocked' },
  automaticallyInvestedAmount: { pt: 'Aplicado automaticamente', en: 'Invested automatically' },
};
const STATEMENT: readonly Field[] = [
  { at: 'transactionDateTime', title: { pt: 'Data', en: 'Date' }, as: 'instant' },
  { at: 'transactionName', title: { pt: 'Lançamento', en: 'Transaction' } },
  { at: 'creditDebitType', title: { pt: 'Crédito ou débito', en: 'Credit or debit' } },
  { at: 'transactionAmount.amount', title: { pt: 'Valor', en: 'Amount' }, as: 'amount' },
  { at: 'completedAuthorisedPaymentType', title: { pt: 'Situação', en: 'Status' } },
];

export const bankAccounts: Resource = {
  name: 'bank-accounts',
  service: 'openfinance',
  title: { pt: 'Contas dos clientes', en: 'Accounts of customers' },
  list: ofOpenFinance(API),
  idOf: idAt('accountId'),
  form: CREDIT,
  columns: [
    { at: 'accountId', title: { pt: 'Conta', en: 'Account' }, as: 'code' },
    { at: 'type', title: { pt: 'Tipo', en: 'Type' } },
    { at: 'branchCode', title: { pt: 'Agência', en: 'Branch' } },
    { at: 'number', title: { pt: 'Número', en: 'Number' } },
    { at: 'checkDigit', title: { pt: 'Dígito', en: 'Check digit' } },
    { at: 'brandName', title: { pt: 'Banco', en: 'Bank' } },
  ],
  Extra: ({ row }) => {
    const id = textAt(row, 'accountId');
    return (
      <>
        <Balances id={id} />
        <Lines
          title={{ pt: 'Extrato recente', en: 'Recent statement' }}
          list={ofOpenFinance(`${API}/${encodeURIComponent(id)}/transactions-current`)}
          fields={STATEMENT}
          service="openfinance"
        />
      </>
    );
  },
};

function Balances({ id }: { readonly id: string }) {
  const { value, problem } = useLoaded(
    () => observe<Json>('openfinance', `${API}/${encodeURIComponent(id)}/balances`),
    [id],
    EVERY_MS,
  );
  if (value === undefined) return <ProblemNotice problem={problem} />;
  return (
    <dl class="fields">
      {Object.entries(BALANCES).map(([name, title]) => (
        <div key={name}>
          <dt>{inLanguage(title)}</dt>
          <dd>{shownAmount(String(valueAt(value, `data.${name}.amount`)))}</dd>
        </div>
      ))}
    </dl>
  );
}
