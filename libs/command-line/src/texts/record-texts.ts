/** The commands `record` and `replay`. */
export const RECORD_TEXTS = {
  'record.about': {
    en: 'Record what passes to a service, with personal data and secrets masked',
    pt: 'Grava o que passa para um serviço, com dados pessoais e segredos mascarados',
  },
  'record.to': {
    en: 'the address of the service, such as https://api-h.bank.example',
    pt: 'o endereço do serviço, como https://api-h.bank.example',
  },
  'record.port': {
    en: 'the port of the recorder; 0 for any free one (default: 4000)',
    pt: 'a porta do gravador; 0 para qualquer porta livre (padrão: 4000)',
  },
  'record.host': {
    en: 'the address to listen on (default: 127.0.0.1)',
    pt: 'o endereço em que o gravador escuta (padrão: 127.0.0.1)',
  },
  'record.out': {
    en: 'the file, or its name without .recording.json (default: the service, or its host name)',
    pt: 'o arquivo, ou o nome sem .recording.json (padrão: o serviço, ou o nome do host)',
  },
  'record.keep': {
    en: 'keep the values of these members, elements, parameters or headers',
    pt: 'mantém os valores destes membros, elementos, parâmetros ou headers',
  },
  'record.mask': {
    en: 'hide the values of these as well',
    pt: 'também esconde os valores destes',
  },
  'record.cert': {
    en: 'the client certificate for mutual TLS, in PEM',
    pt: 'o certificado de cliente para TLS mútuo, em PEM',
  },
  'record.key': {
    en: 'the key of the client certificate, in PEM',
    pt: 'a chave do certificado de cliente, em PEM',
  },
  'record.ca': {
    en: 'the authority that the certificate of the service is from, in PEM',
    pt: 'a autoridade que emitiu o certificado do serviço, em PEM',
  },
  'record.bodyBytes': {
    en: 'bodies up to this size are recorded (default: 1048576)',
    pt: 'grava corpos até este tamanho (padrão: 1048576)',
  },
  'record.listening': {
    en: 'Recording. Use {address} in place of {origin}. End with Ctrl-C.',
    pt: 'Gravando. Use {address} no lugar de {origin}. Termine com Ctrl-C.',
  },
  'record.open': {
    en: 'Other machines can reach the recorder at {host}, and use the service through it.',
    pt: 'Outras máquinas alcançam o gravador em {host}, e podem usar o serviço por ele.',
  },
  'record.openWithCertificate': {
    en: 'Other machines can reach the recorder at {host}, and use the service with your client certificate.',
    pt: 'Outras máquinas alcançam o gravador em {host}, e podem usar o serviço com o seu certificado de cliente.',
  },
  'record.outOfRange': {
    en: '{name} must be between {min} and {max}.',
    pt: '{name} deve estar entre {min} e {max}.',
  },
  'record.ms': { en: '{ms} ms', pt: '{ms} ms' },
  'record.noRequestBody': { en: 'request: {why}', pt: 'requisição: {why}' },
  'record.noResponseBody': { en: 'response: {why}', pt: 'resposta: {why}' },
  'record.summary': {
    en: 'Wrote {path}. Exchanges: {exchanges}. Failed: {failed}. Without a body: {withoutBody}. Not recorded: {notRecorded}.',
    pt: 'Gravado em {path}. Trocas: {exchanges}. Falharam: {failed}. Sem corpo: {withoutBody}. Não gravadas: {notRecorded}.',
  },
  'record.next': {
    en: 'Replay it with: paysim replay {path} --service {service} --sandbox <name>',
    pt: 'Reproduza com: paysim replay {path} --service {service} --sandbox <nome>',
  },
  'record.someService': { en: '<service>', pt: '<serviço>' },

  'replay.about': {
    en: 'Let a service answer in a sandbox as it was recorded',
    pt: 'Faz um serviço responder em um sandbox como foi gravado',
  },
  'argument.file': { en: 'the file of the recording', pt: 'o arquivo da gravação' },
  'replay.serviceMissing': {
    en: 'Name the service with --service. The addresses of the recording do not say which one it is.',
    pt: 'Indique o serviço com --service. Os endereços da gravação não dizem qual é.',
  },
  'replay.done': {
    en: 'Created in sandbox {sandbox} of {service}: {rules} rules.',
    pt: 'Criadas no sandbox {sandbox} de {service}: {rules} regras.',
  },
  'replay.skipped': {
    en: 'Exchanges without a rule: {exchanges}.',
    pt: 'Trocas sem regra: {exchanges}.',
  },
} as const;
