/** The titles of problems of open banking in Portuguese, by the English title. */
export const OPEN_BANKING_TITLES: readonly (readonly [string, string])[] = [
  ['The EndToEndId belongs to another credit', 'O EndToEndId é de outro crédito'],
  [
    'The balance of an account is too low for more transactions',
    'O saldo de uma conta é insuficiente para mais transações',
  ],
  ['The remittance is not valid', 'A remessa não é válida'],
  ['The sequence number of the file is used', 'O NSA do arquivo já foi usado'],
  ['The upload was interrupted', 'O envio foi interrompido'],
  ['The remittance does not exist', 'A remessa não existe'],
  ['The return file does not exist', 'O arquivo de retorno não existe'],
  ['The payment is no longer scheduled', 'O pagamento não está mais agendado'],
  ['The certificate of the bank is not available', 'O certificado do banco não está disponível'],
  // Open banking: the directory.
  ['The keys of the bank are not available', 'As chaves do banco não estão disponíveis'],
  ['The organisation is not in the directory', 'A organização não está no diretório'],
  ['The software is not in the directory', 'O software não está no diretório'],
  ['The key is not in the directory', 'A chave não está no diretório'],
  [
    'The organisation or software is in the directory already',
    'A organização ou o software já está no diretório',
  ],
  ['The simulated bank cannot be changed', 'O banco simulado não pode ser alterado'],
  ['The entry of the directory is not valid', 'O cadastro do diretório não é válido'],
  ['The authorization server refuses the request', 'O servidor de autorização recusa a requisição'],
  // Titles of the standard, which are in Portuguese in both languages.
  ...[
    'Escopo do token insuficiente',
    'Recurso de outro cliente',
    'Limite operacional excedido',
    'Limite global excedido',
  ].map((title) => [title, title] as const),
];
