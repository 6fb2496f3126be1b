import { observeBlob } from '../../../../api/call';
import { useAction } from '../../../../api/use-action';
import { inLanguage } from '../../../../app/language';
import { Button } from '../../../../components/button';
import { ProblemNotice } from '../../../../components/notice';
import { INVOICE } from '../../../../forms/kinds/invoice';
import { sent } from '../../../../forms/send';
import { saveBlob } from '../../../../api/save-blob';
import { idAt, newestFirst, one } from '../../generic/read-rows';
import { textAt, type Field, type Resource } from '../../generic/resource';

const TEXTS = {
  pt: { pdf: 'Baixar DANFSe (PDF)', xml: 'Baixar XML' },
  en: { pdf: 'Download the DANFSe (PDF)', xml: 'Download the XML' },
};

export const invoices: Resource = {
  name: 'invoices',
  service: 'nfse',
  title: { pt: 'Notas de serviço (NFS-e)', en: 'Invoices (NFS-e)' },
  list: newestFirst('nfse', '/nfse'),
  read: one('nfse', (id) => `/nfse/${id}`),
  idOf: idAt('id'),
  searchOf: (row) => textAt(row, 'reference') || textAt(row, 'id'),
  form: INVOICE,
  filters: [
    {
      name: 'status',
      label: { pt: 'Situação', en: 'Status' },
      values: ['authorized', 'processing', 'rejected', 'cancelling', 'cancelled', 'substituted'],
    },
    { name: 'reference', label: { pt: 'Referência', en: 'Reference' } },
    { name: 'number', label: { pt: 'Número', en: 'Number' } },
  ],
  columns: [
    { at: 'reference', title: { pt: 'Referência', en: 'Reference' }, as: 'code' },
    { at: 'number', title: { pt: 'Número', en: 'Number' } },
    { at: 'status', title: { pt: 'Situação', en: 'Status' }, as: 'status' },
    { at: 'values.amount', title: { pt: 'Valor', en: 'Amount' }, as: 'amount' },
    { at: 'values.iss', title: { pt: 'ISS', en: 'ISS' }, as: 'amount' },
    { at: 'customer.name', title: { pt: 'Tomador', en: 'Customer' } },
    { at: 'service.description', title: { pt: 'Serviço', en: 'Service' } },
    { at: 'createdAt', title: { pt: 'Criada em', en: 'Created at' }, as: 'instant' },
  ],
  details: [
    amount('deductions', 'Deduções', 'Deductions'),
    amount('unconditionalDiscount', 'Desconto incondicional', 'Unconditional discount'),
    amount('conditionalDiscount', 'Desconto condicional', 'Conditional discount'),
    amount('base', 'Base de cálculo', 'Tax base'),
    amount('withheld', 'Retenções', 'Withheld'),
    amount('net', 'Valor líquido', 'Net amount'),
  ],
  actions: [
    {
      label: { pt: 'Cancelar nota', en: 'Cancel invoice' },
      kind: 'danger',
      isPossible: (row) => row['status'] === 'authorized',
      run: (row) =>
        sent('nfse', {
          method: 'POST',
          path: `/nfse/${textAt(row, 'id')}/cancel`,
          body: { code: '1', reason: 'Serviço cobrado em duplicidade' },
        }),
    },
  ],
  Extra: ({ row }) => <Files id={textAt(row, 'id')} />,
};

function Files({ id }: { readonly id: string }) {
  const texts = inLanguage(TEXTS);
  const saving = useAction(async (kind: 'pdf' | 'xml') => {
    const type = kind === 'pdf' ? 'application/pdf' : 'application/xml';
    saveBlob(await observeBlob('nfse', `/nfse/${id}/${kind}`, type), `nfse-${id}.${kind}`);
  });
  return (
    <>
      <div class="row">
        {(['pdf', 'xml'] as const).map((kind) => (
          <Button key={kind} isBusy={saving.isRunning} onPress={() => void saving.run(kind)}>
            {texts[kind]}
          </Button>
        ))}
      </div>
      <ProblemNotice problem={saving.problem} />
    </>
  );
}

function amount(name: string, pt: string, en: string): Field {
  return { at: `values.${name}`, title: { pt, en }, as: 'amount' };
}
