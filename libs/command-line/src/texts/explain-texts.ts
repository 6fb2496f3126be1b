/** What `explain` says about texts. Details of the libraries stay in English. */
export const EXPLAIN_TEXTS = {
  'explain.wrong': { en: 'wrong:', pt: 'errado:' },
  'explain.fine': { en: 'No errors were found.', pt: 'Nenhum erro foi encontrado.' },
  'explain.unknown': {
    en: 'This is of no known kind. If you know the kind, name it with --as.',
    pt: 'Isto não é de nenhum tipo conhecido. Se você sabe o tipo, indique-o com --as.',
  },
  'explain.position': { en: 'line {line}, column {column}', pt: 'linha {line}, coluna {column}' },
  'explain.length': {
    en: 'Has {length} characters; it must have {expected}.',
    pt: 'Tem {length} caracteres; precisa ter {expected}.',
  },
  'explain.ispb': { en: 'institution', pt: 'instituição' },
  'explain.utc': { en: 'UTC', pt: 'UTC' },
  'explain.id.prefix': {
    en: 'Must be E (EndToEndId) or D (RtrId).',
    pt: 'Precisa ser E (EndToEndId) ou D (RtrId).',
  },
  'explain.id.ispb': {
    en: '{ispb} is not an ISPB: 8 digits or capital letters.',
    pt: '{ispb} não é um ISPB: 8 dígitos ou letras maiúsculas.',
  },
  'explain.id.minute': {
    en: '{minute} is not a date and time in UTC: yyyyMMddHHmm.',
    pt: '{minute} não é uma data e hora em UTC: yyyyMMddHHmm.',
  },
  'explain.id.suffix': {
    en: '{suffix} must be 11 letters or digits.',
    pt: '{suffix} precisa ter 11 letras ou dígitos.',
  },
  'explain.txid.character': {
    en: '{character} is not a letter from a to z or a digit.',
    pt: '{character} não é uma letra de a a z nem um dígito.',
  },
  'explain.txid.charge': { en: 'of a charge (cob, cobv)', pt: 'de uma cobrança (cob, cobv)' },
  'explain.txid.static': {
    en: 'of a static QR code; a charge needs 26 to 35',
    pt: 'de um QR code estático; uma cobrança precisa de 26 a 35',
  },
  'explain.accessKey': { en: 'Access key of an NFS-e', pt: 'Chave de acesso de NFS-e' },
  'explain.accessKey.form': {
    en: 'Must be 7 digits of the municipality, 1 or 2, 1 (CPF) or 2 (CNPJ), 14 of the issuer, and 27 digits.',
    pt: 'Precisa ter 7 dígitos do município, 1 ou 2, 1 (CPF) ou 2 (CNPJ), 14 do emitente e 27 dígitos.',
  },
  'explain.ofMunicipality': { en: 'the municipality', pt: 'o município' },
  'explain.ofSefin': { en: 'Sefin Nacional', pt: 'Sefin Nacional' },
  'explain.checkDigit': {
    en: 'The check digit is {digit}; it must be {expected}.',
    pt: 'O dígito verificador é {digit}; precisa ser {expected}.',
  },
  'explain.dpsId': { en: 'Id of a DPS', pt: 'Id de uma DPS' },
  'explain.dpsId.form': {
    en: 'Must be DPS, 7 digits of the municipality, 1 (CPF) or 2 (CNPJ), 14 of the issuer, 5 of the series and 15 of the number.',
    pt: 'Precisa ter DPS, 7 dígitos do município, 1 (CPF) ou 2 (CNPJ), 14 do emitente, 5 da série e 15 do número.',
  },
  'explain.pixKey': { en: 'Pix key', pt: 'Chave Pix' },
  'explain.key.unknown': {
    en: '{text} has the form of no type of key.',
    pt: '{text} não tem a forma de nenhum tipo de chave.',
  },
  'explain.key.mustBe': {
    en: 'A key of type {type} must be {expected}.',
    pt: 'Uma chave do tipo {type} precisa ser: {expected}.',
  },
  'explain.key.checkDigits': {
    en: 'The check digits of the {type} are wrong.',
    pt: 'Os dígitos verificadores do {type} estão errados.',
  },
  'explain.key.phone': {
    en: 'If it is a phone number, write +55{text}.',
    pt: 'Se for um telefone, escreva +55{text}.',
  },
  'explain.brCode.static': { en: 'Static BR Code of Pix', pt: 'BR Code estático do Pix' },
  'explain.brCode.dynamic': { en: 'Dynamic BR Code of Pix', pt: 'BR Code dinâmico do Pix' },
  'explain.brCode.recurrence': {
    en: 'BR Code of Pix Automático',
    pt: 'BR Code do Pix Automático',
  },
  'explain.card': { en: 'ISO 8583, profile {profile}', pt: 'ISO 8583, perfil {profile}' },
  'explain.profileUnknown': {
    en: 'There is no profile {profile}; it must be one of {names}.',
    pt: 'Não há o perfil {profile}; os perfis são {names}.',
  },
  'explain.xml.unknownRoot': {
    en: '{root} is the root of no known document: Envelope (SPI), Document (ISO 20022), DPS, NFSe, evento, pedRegEvento or CompNfse.',
    pt: '{root} não é a raiz de um documento conhecido: Envelope (SPI), Document (ISO 20022), DPS, NFSe, evento, pedRegEvento ou CompNfse.',
  },
} as const;
