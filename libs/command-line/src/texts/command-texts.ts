/** Help texts of the commands, their arguments and their options. */
export const COMMAND_TEXTS = {
  'paysim.about': {
    en: 'Controls the payment simulators: sandboxes, clocks, requested outcomes, the journal.',
    pt: 'Controla os simuladores de pagamento: sandboxes, relógios, resultados pedidos, o diário.',
  },
  'paysim.help': {
    en: 'Add --help to see what the command takes.',
    pt: 'Use --help para ver o que o comando aceita.',
  },
  'paysim.exitCodes': {
    en: `A result is a table on a terminal, and JSON elsewhere.

Exit codes:
  0  done
  1  refused or failed; the reason is on stderr
  2  wrong parameters
  3  no simulator answers

Variables: SUITE_URL, SPI_URL and so on (addresses), ADMIN_TOKEN, PAYSIM_SANDBOX, NO_COLOR.
They are read from the file .env too.`,
    pt: `O resultado é uma tabela em um terminal, e JSON nos outros casos.

Códigos de saída:
  0  feito
  1  recusado ou falhou; o motivo está em stderr
  2  parâmetros errados
  3  nenhum simulador responde

Variáveis: SUITE_URL, SPI_URL e outras (endereços), ADMIN_TOKEN, PAYSIM_SANDBOX, NO_COLOR.
Elas também são lidas do arquivo .env.`,
  },
  'option.version': { en: 'show the version', pt: 'mostra a versão' },
  'option.help': { en: 'show this help', pt: 'mostra esta ajuda' },
  'option.service': {
    en: 'only this service, in place of the suite control: {names}',
    pt: 'só este serviço, no lugar do controle da suíte: {names}',
  },
  'option.sandbox': {
    en: 'the sandbox (default: PAYSIM_SANDBOX, or default)',
    pt: 'o sandbox (padrão: PAYSIM_SANDBOX, ou default)',
  },
  'option.json': { en: 'write JSON', pt: 'escreve JSON' },
  'option.table': {
    en: 'write tables, also if the output is no terminal',
    pt: 'escreve tabelas, mesmo se a saída não for um terminal',
  },
  'option.limit': { en: 'show at most so many', pt: 'mostra no máximo este número' },
  'argument.sandbox': { en: 'the name of the sandbox', pt: 'o nome do sandbox' },
  'argument.sandboxes': { en: 'the names of the sandboxes', pt: 'os nomes dos sandboxes' },
  'argument.snapshot': { en: 'the name of the snapshot', pt: 'o nome do snapshot' },
  'argument.instant': {
    en: 'an instant, such as 2030-01-31T12:00:00-03:00',
    pt: 'um instante, como 2030-01-31T12:00:00-03:00',
  },
  'argument.duration': {
    en: 'an ISO 8601 duration, such as PT1H or P30D',
    pt: 'uma duração ISO 8601, como PT1H ou P30D',
  },
  'argument.code': { en: 'the code, such as AM04', pt: 'o código, como AM04' },
  'argument.requestId': {
    en: 'the id of a request with its service, such as spi/12',
    pt: 'o id de uma requisição com o serviço, como spi/12',
  },
  'argument.shell': { en: 'bash, zsh or fish', pt: 'bash, zsh ou fish' },
  'argument.text': {
    en: 'the text, a file with it, or - for the standard input',
    pt: 'o texto, um arquivo com ele, ou - para a entrada padrão',
  },

  'sandbox.about': { en: 'Sandboxes and their snapshots', pt: 'Sandboxes e seus snapshots' },
  'sandbox.list': { en: 'List the sandboxes', pt: 'Lista os sandboxes' },
  'sandbox.create': { en: 'Create a sandbox', pt: 'Cria um sandbox' },
  'sandbox.drop': {
    en: 'Drop sandboxes with all their data and snapshots',
    pt: 'Exclui sandboxes com todos os seus dados e snapshots',
  },
  'sandbox.reset': {
    en: 'Empty a sandbox; its snapshots are kept',
    pt: 'Zera um sandbox; os snapshots ficam',
  },
  'sandbox.snapshots': {
    en: 'List the snapshots of a sandbox',
    pt: 'Lista os snapshots de um sandbox',
  },
  'sandbox.save': { en: 'Save a snapshot', pt: 'Salva um snapshot' },
  'sandbox.save.file': {
    en: 'also write the snapshot into this file',
    pt: 'também grava o snapshot neste arquivo',
  },
  'sandbox.restore': { en: 'Restore a snapshot', pt: 'Restaura um snapshot' },
  'sandbox.restore.into': {
    en: 'restore into this sandbox, which may be new',
    pt: 'restaura neste sandbox, que pode ser novo',
  },
  'sandbox.restore.file': {
    en: 'first load the snapshot from this file',
    pt: 'primeiro carrega o snapshot deste arquivo',
  },

  'clock.about': {
    en: 'Show or set the clock of the sandbox',
    pt: 'Mostra ou acerta o relógio do sandbox',
  },
  'clock.freeze': { en: 'Stop the clock at an instant', pt: 'Para o relógio em um instante' },
  'clock.advance': {
    en: 'Move the clock forward, and do the work that becomes due',
    pt: 'Avança o relógio e executa o trabalho que vence',
  },
  'clock.run': {
    en: 'Let the clock run from an instant on',
    pt: 'Deixa o relógio correr a partir de um instante',
  },
  'clock.real': { en: 'Use the time of the machine', pt: 'Usa a hora da máquina' },
  'clock.due': {
    en: 'List the work that waits for its instant',
    pt: 'Lista o trabalho que espera o seu instante',
  },
  'clock.allowPast': { en: 'let the clock go backwards', pt: 'permite voltar o relógio' },

  'order.about': {
    en: 'Request the outcome of the next requests',
    pt: 'Pede o resultado das próximas requisições',
  },
  'order.times': {
    en: 'for so many requests, or always (default: 1)',
    pt: 'para este número de requisições, ou always, sempre (padrão: 1)',
  },
  'order.path': {
    en: 'only requests with this path, such as /spi/pacs.008',
    pt: 'só requisições com este caminho, como /spi/pacs.008',
  },
  'order.method': { en: 'only requests with this method', pt: 'só requisições com este método' },
  'order.name': { en: 'a name for the order', pt: 'um nome para o pedido' },
  'order.delay': { en: 'answer later, such as PT2S', pt: 'responde mais tarde, como PT2S' },
  'order.respond': {
    en: 'answer with this status, in place of the service',
    pt: 'responde com este status, no lugar do serviço',
  },
  'order.lose': {
    en: 'do the work, and lose the response',
    pt: 'faz o trabalho e perde a resposta',
  },
  'order.list': { en: 'List the orders', pt: 'Lista os pedidos' },
  'order.clear': { en: 'Remove an order, or all', pt: 'Remove um pedido, ou todos' },
  'order.clear.name': { en: 'its name or id', pt: 'o nome ou o id' },
  'order.outcomes': {
    en: 'List the codes with their meanings',
    pt: 'Lista os códigos e o que significam',
  },

  'journal.about': {
    en: 'List what happened in the sandbox',
    pt: 'Lista o que aconteceu no sandbox',
  },
  'journal.follow': { en: 'go on with each new event', pt: 'continua com cada novo evento' },
  'journal.path': {
    en: 'a path or a pattern, such as /spi/**',
    pt: 'um caminho ou padrão, como /spi/**',
  },
  'journal.method': { en: 'a method, such as POST', pt: 'um método, como POST' },
  'journal.status': {
    en: 'a status or a class, such as 409 or 4xx',
    pt: 'um status ou uma classe, como 409 ou 4xx',
  },
  'journal.since': {
    en: 'from this instant of the clock of the sandbox on',
    pt: 'a partir deste instante do relógio do sandbox',
  },
  'journal.e2e': {
    en: 'the whole story of one payment',
    pt: 'a história inteira de um pagamento',
  },
  'journal.name': {
    en: 'the start of the event, such as pix.',
    pt: 'o começo do evento, como pix.',
  },
  'journal.text': {
    en: 'a text in the path or in a fact',
    pt: 'um texto no caminho ou em um dado',
  },
  'journal.show': {
    en: 'Show one request with its bodies',
    pt: 'Mostra uma requisição com os corpos',
  },

  'explain.about': {
    en: 'Explain a message, a document, an id, a Pix key or a QR code; needs no service',
    pt: 'Explica uma mensagem, um documento, um id, uma chave Pix ou um QR code; não precisa de serviço',
  },
  'explain.as': { en: 'read it as: {kinds}', pt: 'lê como: {kinds}' },
  'explain.profile': {
    en: 'the profile of a card message (default: all are tried)',
    pt: 'o perfil de uma mensagem de cartão (padrão: tenta todos)',
  },
  'explain.show': { en: 'show card numbers', pt: 'mostra números de cartão' },
  'doctor.about': {
    en: 'Check Node, the services, the database and the token',
    pt: 'Verifica o Node, os serviços, o banco de dados e o token',
  },
  'completion.about': {
    en: 'Print the script that completes commands in a shell',
    pt: 'Escreve o script que completa comandos em um shell',
  },
} as const;
