import { type IssueRequest } from '../issue-request';
import { readIssueRequest } from '../read-issue-request';

/** A value of any shape whose parts can be replaced. */
type Tree = Readonly<Record<string, unknown>>;

/** The members that a request must have. */
export const SMALLEST: Tree = {
  provider: { cnpj: '12345678000195' },
  service: { code: '1.07', description: 'Suporte', amount: 1000 },
};

/** The same request in ABRASF names. */
export const SMALLEST_ABRASF: Tree = {
  Prestador: { CpfCnpj: { Cnpj: '12345678000195' } },
  Servico: {
    ItemListaServico: '1.07',
    Discriminacao: 'Suporte',
    Valores: { ValorServicos: 1000 },
  },
};

export const ADDRESS = {
  street: 'Rua das Flores',
  number: '10',
  district: 'Centro',
  municipality: '3304557',
  postalCode: '20040002',
};

export const CUSTOMER = { cnpj: '11444777000161', name: 'Cliente', address: ADDRESS };

export const DEDUCTED = {
  nfseKey: '1'.repeat(50),
  type: 2,
  issueDate: '2026-03-01',
  deductibleAmount: 200,
  amount: 100,
};

/** A body with other members at paths of names with points between them. Undefined removes a member. */
export function bodyWith(
  changes: Readonly<Record<string, unknown>>,
  body: Tree = SMALLEST,
): Record<string, unknown> {
  const copy = structuredClone(body) as Record<string, unknown>;
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let group = copy;
    for (const name of names) {
      group[name] ??= {};
      group = group[name] as Record<string, unknown>;
    }
    if (value === undefined) Reflect.deleteProperty(group, last);
    else group[last] = structuredClone(value);
  }
  return copy;
}

/** The value at a path of names with points between them. */
export function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((group, name) => (group as Tree | undefined)?.[name], value);
}

/** The request of a body that is valid. */
export function requestOf(body: unknown): IssueRequest {
  const read = readIssueRequest(body);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal.kept));
  return read.value;
}

/** The violations of a body. */
export function violations(body: unknown): (readonly [pointer: string, detail: string])[] {
  const read = readIssueRequest(body);
  return read.ok ? [] : read.refusal.kept.map(({ pointer, detail }) => [pointer, detail]);
}

/** A document of a deduction in ABRASF names. */
export const DOCUMENT = {
  TipoDeducao: 1,
  IdentificacaoDocumentoDeducao: {
    IdentificacaoNfse: {
      CodigoMunicipioGerador: '3304557',
      NumeroNfse: '12',
      CodigoVerificacao: 'ABC1',
    },
  },
  DadosFornecedor: { IdentificacaoFornecedor: { CpfCnpj: { Cnpj: '11444777000161' } } },
  DataEmissao: '2026-03-01',
  ValorDedutivel: '200.00',
  ValorUtilizadoDeducao: 100,
};
