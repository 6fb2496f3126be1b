/** Results, errors, and the words of commander. */
export const MESSAGE_TEXTS = {
  error: { en: 'error:', pt: 'erro:' },
  warning: { en: 'warning:', pt: 'aviso:' },
  'error.noSimulator': {
    en: 'No simulator answers at {address}: {why}.',
    pt: 'Nenhum simulador responde em {address}: {why}.',
  },
  'error.start': {
    en: 'Start the simulators, name one service with --service, or run paysim doctor.',
    pt: 'Inicie os simuladores, indique um serviço com --service, ou execute paysim doctor.',
  },
  'services.silent': {
    en: 'These services do not answer: {names}.',
    pt: 'Estes serviços não respondem: {names}.',
  },

  'help.usage': { en: 'Usage:', pt: 'Uso:' },
  'help.arguments': { en: 'Arguments:', pt: 'Argumentos:' },
  'help.options': { en: 'Options:', pt: 'Opções:' },
  'help.globalOptions': { en: 'Global Options:', pt: 'Opções gerais:' },
  'help.commands': { en: 'Commands:', pt: 'Comandos:' },
  'help.someOptions': { en: '[options]', pt: '[opções]' },
  'help.someCommand': { en: '[command]', pt: '[comando]' },
  'usage.unknownOption': {
    en: "error: unknown option '{name}'",
    pt: "erro: opção desconhecida '{name}'",
  },
  'usage.unknownCommand': {
    en: "error: unknown command '{name}'",
    pt: "erro: comando desconhecido '{name}'",
  },
  'usage.missingArgument': {
    en: "error: missing required argument '{name}'",
    pt: "erro: falta o argumento '{name}'",
  },
  'usage.missingValue': {
    en: "error: option '{name}' argument missing",
    pt: "erro: falta o valor da opção '{name}'",
  },
  'usage.missingOption': {
    en: "error: required option '{name}' not specified",
    pt: "erro: falta a opção '{name}'",
  },
  'usage.invalidChoice': {
    en: "error: option '{name}' argument '{value}' is invalid. Allowed choices are {choices}.",
    pt: "erro: o valor '{value}' da opção '{name}' não é válido. Os valores aceitos são {choices}.",
  },
  'usage.invalidArgument': {
    en: "error: command-argument value '{value}' is invalid for argument '{name}'. Allowed choices are {choices}.",
    pt: "erro: o valor '{value}' do argumento '{name}' não é válido. Os valores aceitos são {choices}.",
  },
  'usage.tooManyArguments': {
    en: 'error: too many arguments. Expected {expected} but got {got}.',
    pt: 'erro: argumentos demais. Esperado: {expected}, recebido: {got}.',
  },
  'usage.conflict': {
    en: "error: option '{name}' cannot be used with option '{other}'",
    pt: "erro: a opção '{name}' não pode ser usada com a opção '{other}'",
  },
  'usage.didYouMean': { en: '(Did you mean {names}?)', pt: '(Você quis dizer {names}?)' },
  'usage.notANumber': {
    en: '{text} is not a whole number.',
    pt: '{text} não é um número inteiro.',
  },

  'title.sandbox': { en: 'Sandbox', pt: 'Sandbox' },
  'title.services': { en: 'Services', pt: 'Serviços' },
  'title.service': { en: 'Service', pt: 'Serviço' },
  'title.clock': { en: 'Clock', pt: 'Relógio' },
  'title.size': { en: 'Size', pt: 'Tamanho' },
  'title.snapshot': { en: 'Snapshot', pt: 'Snapshot' },
  'title.saved': { en: 'Saved', pt: 'Salvo' },
  'title.mode': { en: 'Mode', pt: 'Modo' },
  'title.now': { en: 'Now', pt: 'Agora' },
  'title.due': { en: 'Due', pt: 'Vence' },
  'title.work': { en: 'Work', pt: 'Trabalho' },
  'title.key': { en: 'Key', pt: 'Chave' },
  'title.about': { en: 'About', pt: 'Sobre' },
  'title.name': { en: 'Name', pt: 'Nome' },
  'title.effect': { en: 'Effect', pt: 'Efeito' },
  'title.match': { en: 'Requests', pt: 'Requisições' },
  'title.hits': { en: 'Hits', pt: 'Usos' },
  'title.times': { en: 'Times', pt: 'Vezes' },
  'title.code': { en: 'Code', pt: 'Código' },
  'title.meaning': { en: 'Meaning', pt: 'Significado' },
  'title.time': { en: 'Time (UTC)', pt: 'Hora (UTC)' },
  'title.id': { en: 'Id', pt: 'Id' },
  'title.method': { en: 'Method', pt: 'Método' },
  'title.path': { en: 'Path', pt: 'Caminho' },
  'title.status': { en: 'Status', pt: 'Status' },
  'title.event': { en: 'Event', pt: 'Evento' },
  'title.facts': { en: 'Facts', pt: 'Dados' },

  'sandbox.none': { en: 'There are no sandboxes.', pt: 'Não há sandboxes.' },
  'sandbox.created': { en: 'Created sandbox {name}.', pt: 'Sandbox {name} criado.' },
  'sandbox.dropped': { en: 'Dropped sandbox {name}.', pt: 'Sandbox {name} excluído.' },
  'sandbox.emptied': { en: 'Emptied sandbox {name}.', pt: 'Sandbox {name} zerado.' },
  'snapshots.none': {
    en: 'Sandbox {name} has no snapshots.',
    pt: 'O sandbox {name} não tem snapshots.',
  },
  'snapshot.incomplete': { en: 'incomplete', pt: 'incompleto' },
  'snapshot.saved': {
    en: 'Saved snapshot {snapshot} of sandbox {name} ({size}).',
    pt: 'Snapshot {snapshot} do sandbox {name} salvo ({size}).',
  },
  'snapshot.savedToFile': {
    en: 'Saved snapshot {snapshot} of sandbox {name} ({size}), and wrote it to {file}.',
    pt: 'Snapshot {snapshot} do sandbox {name} salvo ({size}) e gravado em {file}.',
  },
  'snapshot.restored': {
    en: 'Restored snapshot {snapshot} into sandbox {name}.',
    pt: 'Snapshot {snapshot} restaurado no sandbox {name}.',
  },

  'clock.differ': {
    en: 'The clocks of the services differ. Set them before you advance them.',
    pt: 'Os relógios dos serviços estão diferentes. Acerte-os antes de avançar.',
  },
  'clock.nothingDue': {
    en: '{sandbox}: {now}. Nothing waits for its instant.',
    pt: '{sandbox}: {now}. Nada espera o seu instante.',
  },
  'clock.more': { en: 'There are {total} in all.', pt: 'São {total} ao todo.' },

  'order.oneEffect': {
    en: 'A code, --respond and --lose exclude each other.',
    pt: 'Um código, --respond e --lose se excluem.',
  },
  'order.noEffect': {
    en: 'Give a code, --respond, --lose or --delay.',
    pt: 'Informe um código, --respond, --lose ou --delay.',
  },
  'order.delayInvalid': {
    en: '{text} is not a duration. Use ISO 8601, such as PT2S or PT0.5S.',
    pt: '{text} não é uma duração. Use ISO 8601, como PT2S ou PT0.5S.',
  },
  'order.serviceMissing': {
    en: 'Name the service with --service, because only codes say which service has them.',
    pt: 'Indique o serviço com --service: só um código diz a que serviço pertence.',
  },
  'order.unknownCode': {
    en: 'No service has the outcome {code}.',
    pt: 'Nenhum serviço tem o resultado {code}.',
  },
  'order.nearest': {
    en: 'Did you mean {code} ({service})?',
    pt: 'Você quis dizer {code} ({service})?',
  },
  'order.severalServices': {
    en: '{code} is an outcome of several services: {services}. Name one with --service.',
    pt: '{code} é um resultado de vários serviços: {services}. Indique um com --service.',
  },
  'order.made': {
    en: 'Ordered in {service}: {what}, for {path}.',
    pt: 'Pedido em {service}: {what}, para {path}.',
  },
  'order.none': { en: 'There are no orders.', pt: 'Não há pedidos.' },
  'order.always': { en: 'always', pt: 'sempre' },
  'order.cleared': { en: 'Removed.', pt: 'Removido.' },

  'journal.none': { en: 'Nothing in sandbox {sandbox}.', pt: 'Nada no sandbox {sandbox}.' },
  'journal.idInvalid': {
    en: '{id} is not the id of a request. The list shows it with its service, as in spi/12.',
    pt: '{id} não é o id de uma requisição. A lista mostra o id com o serviço, como spi/12.',
  },
  'journal.requestBody': { en: 'Request', pt: 'Requisição' },
  'journal.responseBody': { en: 'Response', pt: 'Resposta' },
  'stream.gap': {
    en: '{dropped} requests are missing: the journal had no room for them.',
    pt: 'Faltam {dropped} requisições: o diário não tinha lugar para elas.',
  },
  'stream.service': { en: 'Service {service}: {status}.', pt: 'Serviço {service}: {status}.' },
  'stream.lost': {
    en: 'The connection to {address} is lost. Trying again.',
    pt: 'A conexão com {address} caiu. Tentando de novo.',
  },
  'stream.back': { en: 'Connected to {address} again.', pt: 'Conectado a {address} de novo.' },
  'stream.cleared': { en: 'The journal was cleared.', pt: 'O diário foi limpo.' },
  'stream.dropped': { en: 'The sandbox was dropped.', pt: 'O sandbox foi excluído.' },
} as const;
