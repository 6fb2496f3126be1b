/** The checks of `doctor`: what was found, and what to do. */
export const DOCTOR_TEXTS = {
  'doctor.mark.ok': { en: 'ok   ', pt: 'ok    ' },
  'doctor.mark.note': { en: 'note ', pt: 'nota  ' },
  'doctor.mark.wrong': { en: 'wrong', pt: 'errado' },
  'doctor.healthy': { en: 'All checks passed.', pt: 'Todas as verificações passaram.' },
  'doctor.sick': { en: 'Wrong: {count}.', pt: 'Errados: {count}.' },
  'doctor.node': { en: 'Node {version} fits {range}.', pt: 'O Node {version} atende {range}.' },
  'doctor.node.old': {
    en: 'Node {version} does not fit {range}.',
    pt: 'O Node {version} não atende {range}.',
  },
  'doctor.node.remedy': {
    en: 'Install Node 20.19 or later, 22, 24 or 26.',
    pt: 'Instale o Node 20.19 ou posterior, 22, 24 ou 26.',
  },
  'doctor.version': { en: 'Version {version}.', pt: 'Versão {version}.' },
  'doctor.service.ready': {
    en: 'Ready at {address}, version {theirs}.',
    pt: 'Pronto em {address}, versão {theirs}.',
  },
  'doctor.service.free': {
    en: 'Does not run; port {port} is free.',
    pt: 'Não está em execução; a porta {port} está livre.',
  },
  'doctor.service.absent': {
    en: '{variable} is {address}, and nothing answers there.',
    pt: '{variable} é {address}, e nada responde lá.',
  },
  'doctor.service.absent.remedy': {
    en: 'Start the service there, or correct {variable}.',
    pt: 'Inicie o serviço nesse endereço, ou corrija {variable}.',
  },
  'doctor.service.unreachable': {
    en: '{address} cannot be reached: {detail}.',
    pt: '{address} não pode ser alcançado: {detail}.',
  },
  'doctor.service.stranger': {
    en: 'Another program answers at {address}: {detail}.',
    pt: 'Outro programa responde em {address}: {detail}.',
  },
  'doctor.service.stranger.remedy': {
    en: 'Stop that program, or start the service on another port: set {portVariable} and {variable}.',
    pt: 'Pare esse programa, ou inicie o serviço em outra porta: defina {portVariable} e {variable}.',
  },
  'doctor.service.notReady': {
    en: 'Runs at {address}, but is not ready: {detail}',
    pt: 'Está em execução em {address}, mas não está pronto: {detail}',
  },
  'doctor.service.notReady.remedy': {
    en: 'See the log of the service, and check its database.',
    pt: 'Veja o log do serviço e verifique o banco de dados.',
  },
  'doctor.service.other': {
    en: 'At {address} runs {other}, not {name}.',
    pt: 'Em {address} está {other}, e não {name}.',
  },
  'doctor.service.other.remedy': { en: 'Correct {variable}.', pt: 'Corrija {variable}.' },
  'doctor.service.version': {
    en: 'At {address} runs version {theirs}; this is version {version}.',
    pt: 'Em {address} está a versão {theirs}; esta é a versão {version}.',
  },
  'doctor.service.version.remedy': {
    en: 'Start the service again with this version, or use the paysim of its version.',
    pt: 'Inicie o serviço de novo com esta versão, ou use o paysim da versão dele.',
  },
  'doctor.driver': { en: 'The driver {name} loads.', pt: 'O driver {name} carrega.' },
  'doctor.driver.missing': {
    en: 'The driver {name} does not load: {detail}',
    pt: 'O driver {name} não carrega: {detail}',
  },
  'doctor.driver.remedy': {
    en: 'Install again with this Node and with optional dependencies: npm ci.',
    pt: 'Instale de novo com este Node e com as dependências opcionais: npm ci.',
  },
  'doctor.postgres': { en: '{address} answers.', pt: '{address} responde.' },
  'doctor.postgres.absent': {
    en: '{address} cannot be used: {detail}',
    pt: '{address} não pode ser usado: {detail}',
  },
  'doctor.postgres.remedy': {
    en: 'Start PostgreSQL, or correct DATABASE_URL. Without it, the services use SQLite.',
    pt: 'Inicie o PostgreSQL, ou corrija DATABASE_URL. Sem ela, os serviços usam SQLite.',
  },
  'doctor.folder': {
    en: '{path} can be written; {free} MiB are free.',
    pt: '{path} aceita escrita; {free} MiB livres.',
  },
  'doctor.folder.readOnly': { en: '{path} cannot be written.', pt: '{path} não aceita escrita.' },
  'doctor.folder.readOnly.remedy': {
    en: 'Change the permissions of the folder, or set DATA_DIR to another one.',
    pt: 'Mude as permissões da pasta, ou defina DATA_DIR com outra.',
  },
  'doctor.folder.full': {
    en: 'Only {free} MiB are free at {path}.',
    pt: 'Só há {free} MiB livres em {path}.',
  },
  'doctor.folder.full.remedy': {
    en: 'Drop sandboxes (paysim sandbox drop), or set DATA_DIR to another disk.',
    pt: 'Exclua sandboxes (paysim sandbox drop), ou defina DATA_DIR em outro disco.',
  },
  'doctor.folder.used': {
    en: 'Used by the services that run: {names}.',
    pt: 'Em uso pelos serviços em execução: {names}.',
  },
  'doctor.folder.locked': {
    en: 'A process of {service} uses {path}, but {service} does not answer at its address.',
    pt: 'Um processo de {service} usa {path}, mas {service} não responde no seu endereço.',
  },
  'doctor.folder.locked.remedy': {
    en: 'Stop that process, or set {variable} to its address.',
    pt: 'Pare esse processo, ou defina {variable} com o endereço dele.',
  },
  'doctor.token.refused': {
    en: 'It is set, but the services refuse it ({code}).',
    pt: 'Está definido, mas os serviços o recusam ({code}).',
  },
  'doctor.token.missing': {
    en: 'The services need it, and it is not set ({code}).',
    pt: 'Os serviços precisam dele, e ele não está definido ({code}).',
  },
  'doctor.token.remedy': {
    en: 'Set ADMIN_TOKEN, or ADMIN_TOKEN_FILE, to the token of the services or of your team.',
    pt: 'Defina ADMIN_TOKEN, ou ADMIN_TOKEN_FILE, com o token dos serviços ou do seu time.',
  },
  'doctor.token.taken': {
    en: 'It is set, and the services take it.',
    pt: 'Está definido, e os serviços o aceitam.',
  },
  'doctor.token.unneeded': { en: 'The services need none.', pt: 'Os serviços não precisam dele.' },
  'doctor.token.set': {
    en: 'It is set. No service runs to check it.',
    pt: 'Está definido. Nenhum serviço está em execução para conferir.',
  },
  'doctor.token.unset': { en: 'It is not set.', pt: 'Não está definido.' },
} as const;
