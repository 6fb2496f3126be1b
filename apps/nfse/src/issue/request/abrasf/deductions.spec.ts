import { bodyWith, DOCUMENT, requestOf, SMALLEST_ABRASF } from '../test/bodies';
import { ITEM_ROWS, LIST } from './names';

type Changes = Readonly<Record<string, unknown>>;

const CNPJ = '11444777000161';
const CPF = '11144477735';

const READ_DOCUMENT = {
  type: '2',
  municipalInvoice: {
    municipality: '3304557',
    number: '12'.padStart(15, '0'),
    verificationCode: 'ABC1',
  },
  supplier: { cnpj: CNPJ, name: CNPJ },
  issueDate: '2026-03-01',
  deductibleAmount: 20_000,
  amount: 10_000,
};

describe('Deductions by document', () => {
  it.each<readonly [Changes, unknown]>([
    [{}, READ_DOCUMENT],
    [
      { TipoDeducao: 99, DescricaoDeducao: 'x' },
      { ...READ_DOCUMENT, type: '99', description: 'x' },
    ],
    [
      { IdentificacaoDocumentoDeducao: { IdentificacaoNfe: { ChaveAcessoNfe: '1'.repeat(44) } } },
      { ...READ_DOCUMENT, municipalInvoice: undefined, nfeKey: '1'.repeat(44) },
    ],
    [
      { IdentificacaoDocumentoDeducao: { OutroDocumento: { IdentificacaoDocumento: 'D1' } } },
      { ...READ_DOCUMENT, municipalInvoice: undefined, otherDocument: 'D1' },
    ],
    [
      { DadosFornecedor: { IdentificacaoFornecedor: { CpfCnpj: { Cpf: CPF } } } },
      { ...READ_DOCUMENT, supplier: { cpf: CPF, name: CPF } },
    ],
    [
      { DadosFornecedor: { FornecedorExterior: { NifFornecedor: 'X1' } } },
      { ...READ_DOCUMENT, supplier: { foreignId: 'X1', name: 'X1' } },
    ],
  ])('reads a document of a deduction with %j', (changes, expected) => {
    const document = bodyWith(changes, DOCUMENT);
    for (const Deducao of [document, [document]]) {
      const { deductions } = requestOf(
        bodyWith({ Deducao, 'Servico.Valores.ValorDeducoes': 100 }, SMALLEST_ABRASF),
      ).service;
      expect(deductions).toEqual({ documents: [expected] });
    }
  });

  it('has every type of deduction', () => {
    const types = [1, 2, 3, 4, 5, 6, 7, 8, 99].map((TipoDeducao) => {
      const Deducao = [{ ...DOCUMENT, TipoDeducao }];
      return requestOf(bodyWith({ Deducao }, SMALLEST_ABRASF)).service.deductions?.documents?.[0]
        ?.type;
    });
    expect(types).toEqual(['2', '8', '7', '3', '1', '4', '5', '6', '99']);
    expect(ITEM_ROWS).toHaveLength(13);
    expect(LIST.from).toBe('Deducao');
  });
});
