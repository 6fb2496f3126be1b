import { type Words } from './language';

const of = (pt: string, en: string): Words => ({ pt, en });

/** The names of members of the APIs that are not columns of a list: by their path, or by their last name. */
const MEMBERS: Readonly<Record<string, Words>> = {
  // In several services.
  id: of('Identificador', 'Id'),
  name: of('Nome', 'Name'),
  kind: of('Espécie', 'Kind'),
  version: of('Versão', 'Version'),
  currency: of('Moeda', 'Currency'),
  amount: of('Valor', 'Amount'),
  rows: of('Linhas', 'Rows'),
  createdAt: of('Criado em', 'Created at'),
  creationDateTime: of('Criado em', 'Created at'),
  statusUpdateDateTime: of('Situação alterada em', 'Status changed at'),
  statusUpdatedAt: of('Situação alterada em', 'Status changed at'),
  statusChangedAt: of('Situação alterada em', 'Status changed at'),
  startedAt: of('Início', 'Start'),
  finishedAt: of('Fim', 'End'),
  expiresAt: of('Expira em', 'Expires at'),
  taxId: of('CPF ou CNPJ', 'Tax id'),
  ispb: of('ISPB', 'ISPB'),
  // SPI and DICT.
  txId: of('Identificador da transação (txid)', 'Id of the transaction (txid)'),
  deadlineAt: of('Prazo da liquidação', 'Deadline of the settlement'),
  returned: of('Devolvido', 'Returned'),
  sendBlocked: of('Envio bloqueado', 'Sending is blocked'),
  waitingMessages: of('Mensagens não lidas', 'Messages that wait'),
  accountId: of('Conta', 'Account'),
  accountType: of('Tipo de conta', 'Type of account'),
  // Cards.
  processingCode: of('Código de processamento', 'Processing code'),
  stan: of('STAN', 'STAN'),
  terminalId: of('Terminal', 'Terminal'),
  merchantId: of('Estabelecimento', 'Merchant'),
  authorizationCode: of('Código de autorização', 'Authorization code'),
  rule: of('Regra do autorizador', 'Rule of the card host'),
  originalId: of('Transação original', 'Original transaction'),
  reversedBy: of('Desfeita por', 'Reversed by'),
  accounts: of('Contas', 'Accounts'),
  blockedMccs: of('MCCs bloqueados', 'Blocked MCCs'),
  blockedChannels: of('Canais bloqueados', 'Blocked channels'),
  pinFailures: of('Senhas erradas', 'Wrong PINs'),
  // Open Finance.
  paymentId: of('Identificador do pagamento', 'Id of the payment'),
  permissions: of('Permissões', 'Permissions'),
  cnpjInitiator: of('CNPJ da iniciadora', 'CNPJ of the initiator'),
  companyCnpj: of('CNPJ da instituição', 'CNPJ of the institution'),
  compeCode: of('Código COMPE', 'COMPE code'),
  'creditorAccount.ispb': of('ISPB do recebedor', 'ISPB of the payee'),
  'creditorAccount.issuer': of('Agência do recebedor', 'Branch of the payee'),
  'creditorAccount.number': of('Conta do recebedor', 'Account of the payee'),
  'creditorAccount.accountType': of('Tipo da conta do recebedor', 'Type of account of the payee'),
  'debtorAccount.ispb': of('ISPB do pagador', 'ISPB of the payer'),
  'debtorAccount.issuer': of('Agência do pagador', 'Branch of the payer'),
  'debtorAccount.number': of('Conta do pagador', 'Account of the payer'),
  'debtorAccount.accountType': of('Tipo da conta do pagador', 'Type of account of the payer'),
  // Invoices.
  series: of('Série', 'Series'),
  dpsNumber: of('Número da DPS', 'DPS number'),
  dpsId: of('Id da DPS', 'DPS id'),
  accessKey: of('Chave de acesso', 'Access key'),
  verificationCode: of('Código de verificação', 'Verification code'),
  competence: of('Competência', 'Competence date'),
  'provider.name': of('Prestador', 'Provider'),
  'provider.taxId': of('CNPJ do prestador', 'CNPJ of the provider'),
  'provider.municipality': of(
    'Município do prestador (IBGE)',
    'Municipality of the provider (IBGE)',
  ),
  'provider.municipalRegistration': of('Inscrição municipal', 'Municipal registration'),
  'customer.taxId': of('CPF ou CNPJ do tomador', 'Tax id of the customer'),
  'service.code': of('Código do serviço', 'Code of the service'),
  'values.issRate': of('Alíquota do ISS (%)', 'ISS rate (%)'),
  'values.issWithheld': of('ISS retido', 'ISS withheld'),
  explanation: of('Como os valores foram calculados', 'How the values were computed'),
  rejections: of('Rejeições', 'Rejections'),
  replaces: of('Substitui', 'Replaces'),
  replacedBy: of('Substituída por', 'Replaced by'),
  issuedAt: of('Emitida em', 'Issued at'),
  // Workflows.
  definition: of('Definição', 'Definition'),
  definitionHash: of('Hash da definição', 'Hash of the definition'),
  workflowId: of('Id do workflow', 'Id of the workflow'),
  input: of('Entrada', 'Input'),
  output: of('Saída', 'Output'),
  redriveCount: of('Retomadas', 'Redrives'),
  eventCount: of('Eventos', 'Events'),
  history: of('Histórico', 'History'),
  'webhook.url': of('Endereço do webhook', 'Address of the webhook'),
  'webhook.signed': of('Webhook assinado', 'Webhook is signed'),
  // Reports.
  timezone: of('Fuso horário', 'Time zone'),
  delimiter: of('Separador', 'Delimiter'),
  decimalSeparator: of('Separador decimal', 'Decimal separator'),
  compression: of('Compressão', 'Compression'),
  percent: of('Progresso (%)', 'Progress (%)'),
  rowsTotal: of('Linhas no total', 'Rows in total'),
  contentType: of('Tipo do arquivo', 'Type of the file'),
  size: of('Tamanho (bytes)', 'Size (bytes)'),
  sha256: of('SHA-256', 'SHA-256'),
  fileName: of('Nome do arquivo', 'Name of the file'),
  columns: of('Colunas', 'Columns'),
};

/** The name of a member, as in `values.issRate`. Undefined for members that only the API names. */
export function memberName(path: string): Words | undefined {
  const last = path.split('.').at(-1) ?? path;
  const known = [path, last].find((name) => Object.hasOwn(MEMBERS, name));
  return known === undefined ? undefined : MEMBERS[known];
}
