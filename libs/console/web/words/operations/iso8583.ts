import { type Words } from '../language';

/** Titles of the operations of iso8583, by method and path. */
export const iso8583: Readonly<Record<string, Words>> = {
  'POST /iso8583/issuer/authorize': {
    pt: 'Autorizar no emissor (0100, 0120)',
    en: 'Authorize at the issuer (0100, 0120)',
  },
  'POST /iso8583/issuer/financial': {
    pt: 'Autorizar compra no emissor (0200, 0220)',
    en: 'Authorize a purchase at the issuer (0200, 0220)',
  },
  'POST /iso8583/issuer/reversal': {
    pt: 'Desfazer ou estornar no emissor (0400, 0420)',
    en: 'Reverse at the issuer (0400, 0420)',
  },
  'POST /iso8583/issuer/reconciliation': {
    pt: 'Conciliar com o emissor (0500, 0520)',
    en: 'Reconcile with the issuer (0500, 0520)',
  },
  'POST /iso8583/issuer/network': {
    pt: 'Mensagem de rede ao emissor (0800)',
    en: 'Network message to the issuer (0800)',
  },
  'TCP /iso8583/tcp/**': { pt: 'Mensagem ISO 8583 por TCP', en: 'ISO 8583 message over TCP' },
  'POST /iso8583/acquirer/authorize': {
    pt: 'Enviar autorização pelo adquirente (0100, 0120)',
    en: 'Send an authorization from the acquirer (0100, 0120)',
  },
  'POST /iso8583/acquirer/financial': {
    pt: 'Enviar compra pelo adquirente (0200, 0220)',
    en: 'Send a purchase from the acquirer (0200, 0220)',
  },
  'POST /iso8583/acquirer/reversal': {
    pt: 'Enviar estorno pelo adquirente (0400, 0420)',
    en: 'Send a reversal from the acquirer (0400, 0420)',
  },
  'POST /iso8583/acquirer/network': {
    pt: 'Enviar mensagem de rede pelo adquirente (0800)',
    en: 'Send a network message from the acquirer (0800)',
  },
  'POST /iso8583/acquirer/links': {
    pt: 'Abrir conexão com um autorizador',
    en: 'Open a link to a host',
  },
  'GET /iso8583/acquirer/links': {
    pt: 'Listar conexões com autorizadores',
    en: 'List links to hosts',
  },
  'POST /iso8583/acquirer/load': { pt: 'Iniciar teste de carga', en: 'Start a load run' },
  'GET /iso8583/acquirer/advices': {
    pt: 'Listar avisos do adquirente',
    en: 'List advices of the acquirer',
  },
  'GET /admin/cards': { pt: 'Listar cartões', en: 'List cards' },
  'POST /admin/cards': { pt: 'Criar cartão', en: 'Create a card' },
  'GET /admin/cards/{pan}': { pt: 'Consultar cartão', en: 'Read a card' },
  'PUT /admin/cards/{pan}/status': {
    pt: 'Mudar situação do cartão',
    en: 'Change the status of a card',
  },
  'POST /admin/cards/{pan}/reset': { pt: 'Restaurar cartão', en: 'Reset a card' },
  'POST /admin/reset': { pt: 'Restaurar todos os cartões', en: 'Reset all cards' },
  'GET /admin/cards/{pan}/transactions': {
    pt: 'Listar transações do cartão',
    en: 'List the transactions of a card',
  },
  'GET /admin/transactions': { pt: 'Listar transações de cartões', en: 'List card transactions' },
  'GET /admin/cards/{pan}/holds': {
    pt: 'Listar reservas do cartão',
    en: 'List the holds of a card',
  },
  'GET /admin/cards/{pan}/ledger': { pt: 'Extrato do cartão', en: 'Ledger of a card' },
  'GET /admin/cards/{pan}/accounts': {
    pt: 'Listar contas do cartão',
    en: 'List the accounts of a card',
  },
  'POST /admin/cards/{pan}/accounts': {
    pt: 'Incluir conta no cartão',
    en: 'Add an account to a card',
  },
  'GET /admin/cards/{pan}/installments': {
    pt: 'Listar compras parceladas do cartão',
    en: 'List the installments of a card',
  },
  'GET /admin/cards/{pan}/installments/months': {
    pt: 'Parcelas do cartão por mês',
    en: 'Installments of a card by month',
  },
  'GET /admin/disputes': { pt: 'Listar contestações', en: 'List disputes' },
  'POST /admin/disputes': { pt: 'Contestar compra (chargeback)', en: 'Charge a purchase back' },
  'GET /admin/disputes/{id}': { pt: 'Consultar contestação', en: 'Read a dispute' },
  'POST /admin/disputes/{id}/steps': {
    pt: 'Dar o próximo passo de uma contestação',
    en: 'Take the next step of a dispute',
  },
  'GET /admin/dispute-movements': {
    pt: 'Listar lançamentos de contestações',
    en: 'List the money that disputes moved',
  },
  'GET /admin/dispute-reasons': {
    pt: 'Listar motivos de contestação',
    en: 'List the reasons for disputes',
  },
  'GET /admin/host': {
    pt: 'Consultar comportamento do autorizador',
    en: 'Read the behaviour of the host',
  },
  'PUT /admin/host': {
    pt: 'Mudar comportamento do autorizador',
    en: 'Change the behaviour of the host',
  },
  'POST /iso8583/tools/decode': { pt: 'Decodificar mensagem', en: 'Decode a message' },
  'POST /iso8583/tools/encode': { pt: 'Codificar mensagem', en: 'Encode a message' },
  'POST /iso8583/tools/explain': { pt: 'Explicar mensagem', en: 'Explain a message' },
  'GET /iso8583/acquirer/links/{name}': {
    pt: 'Consultar conexão com um autorizador',
    en: 'Read a link to a host',
  },
  'DELETE /iso8583/acquirer/links/{name}': {
    pt: 'Excluir conexão com um autorizador',
    en: 'Delete a link to a host',
  },
  'GET /iso8583/acquirer/links/{name}/messages': {
    pt: 'Listar mensagens da conexão',
    en: 'List the messages of a link',
  },
  'POST /iso8583/acquirer/links/{name}/echo': {
    pt: 'Enviar teste de eco pela conexão',
    en: 'Send an echo test over a link',
  },
  'POST /iso8583/acquirer/links/{name}/sign-on': {
    pt: 'Fazer logon na conexão',
    en: 'Sign on to a link',
  },
  'POST /iso8583/acquirer/links/{name}/sign-off': {
    pt: 'Fazer logoff da conexão',
    en: 'Sign off from a link',
  },
  'GET /iso8583/acquirer/advices/{id}': {
    pt: 'Consultar aviso do adquirente',
    en: 'Read an advice of the acquirer',
  },
  'POST /iso8583/acquirer/advices/{id}/send': {
    pt: 'Enviar aviso do adquirente agora',
    en: 'Send an advice of the acquirer now',
  },
  'GET /iso8583/acquirer/load/{id}': { pt: 'Consultar teste de carga', en: 'Read a load run' },
  'DELETE /iso8583/acquirer/load/{id}': { pt: 'Cancelar teste de carga', en: 'Cancel a load run' },
  'GET /admin/preset': {
    pt: 'Consultar conjunto de valores mágicos',
    en: 'Read the preset of magic values',
  },
  'PUT /admin/preset': {
    pt: 'Escolher conjunto de valores mágicos',
    en: 'Set the preset of magic values',
  },
  'GET /admin/retries': { pt: 'Consultar regras de retentativa', en: 'Read the retry rules' },
  'PUT /admin/retries': { pt: 'Mudar regras de retentativa', en: 'Change the retry rules' },
  'GET /admin/cards/{pan}/retries': {
    pt: 'Listar tentativas negadas do cartão',
    en: 'List the declined attempts with a card',
  },
  'DELETE /admin/cards/{pan}/retries': {
    pt: 'Apagar tentativas negadas do cartão',
    en: 'Delete the declined attempts with a card',
  },
  'GET /admin/cards/{pan}/scripts': {
    pt: 'Listar scripts do emissor para o cartão',
    en: 'List the issuer scripts of a card',
  },
  'POST /admin/cards/{pan}/scripts': {
    pt: 'Enfileirar script do emissor para o cartão',
    en: 'Queue an issuer script for a card',
  },
  'GET /admin/tokens': { pt: 'Listar tokens', en: 'List tokens' },
  'POST /admin/tokens': { pt: 'Criar token de um cartão', en: 'Create a token for a card' },
  'GET /admin/tokens/{token}': { pt: 'Consultar token', en: 'Read a token' },
  'PUT /admin/tokens/{token}/status': {
    pt: 'Mudar situação do token',
    en: 'Change the status of a token',
  },
  'DELETE /admin/tokens/{token}': { pt: 'Excluir token', en: 'Delete a token' },
  'GET /admin/rates': { pt: 'Consultar taxas de câmbio', en: 'Read the exchange rates' },
  'PUT /admin/rates': { pt: 'Trocar taxas de câmbio', en: 'Replace the exchange rates' },
  'GET /admin/network': {
    pt: 'Listar instituições na rede',
    en: 'List the institutions of the network',
  },
  'DELETE /admin/network': { pt: 'Apagar estado da rede', en: 'Delete the state of the network' },
  'POST /iso8583/tools/guess': {
    pt: 'Descobrir o perfil da mensagem',
    en: 'Find the profile of a message',
  },
  'GET /iso8583/profiles': {
    pt: 'Listar perfis e dialetos',
    en: 'List profiles and dialects',
  },
  'POST /iso8583/profiles': {
    pt: 'Importar perfil, jPOS ou moov',
    en: 'Import a profile, jPOS or moov',
  },
  'GET /iso8583/profiles/{name}': {
    pt: 'Consultar ou exportar perfil',
    en: 'Read or export a profile',
  },
  'DELETE /iso8583/profiles/{name}': {
    pt: 'Excluir perfil ou dialeto',
    en: 'Delete a profile or dialect',
  },
  'GET /iso8583/tools/profiles': { pt: 'Listar perfis de mensagem', en: 'List message profiles' },
  'POST /iso8583/tools/profiles': { pt: 'Criar perfil de mensagem', en: 'Add a message profile' },
  'GET /iso8583/tools/profiles/{name}': {
    pt: 'Consultar perfil de mensagem',
    en: 'Read a message profile',
  },
  'DELETE /iso8583/tools/profiles/{name}': {
    pt: 'Excluir perfil de mensagem',
    en: 'Delete a message profile',
  },
  'GET /iso8583/tools/response-codes': {
    pt: 'Listar códigos de resposta',
    en: 'List response codes',
  },
  'GET /iso8583/tools/keys': {
    pt: 'Listar chaves criptográficas de teste',
    en: 'List the test keys',
  },
  'POST /iso8583/tools/pin-block': { pt: 'Gerar PIN block', en: 'Make a PIN block' },
  'POST /iso8583/tools/pin-block/check': { pt: 'Verificar PIN block', en: 'Check a PIN block' },
  'POST /iso8583/tools/key-block': { pt: 'Gerar key block (TR-31)', en: 'Make a key block' },
  'POST /iso8583/tools/key-block/check': {
    pt: 'Verificar key block (TR-31)',
    en: 'Check a key block',
  },
  'POST /iso8583/tools/mac': { pt: 'Gerar MAC', en: 'Make a MAC' },
  'POST /iso8583/tools/mac/check': { pt: 'Verificar MAC', en: 'Check a MAC' },
  'POST /iso8583/tools/arqc': {
    pt: 'Gerar criptograma do cartão (ARQC)',
    en: 'Make a cryptogram of a card (ARQC)',
  },
  'POST /iso8583/tools/arqc/check': {
    pt: 'Verificar criptograma do cartão (ARQC)',
    en: 'Check a cryptogram of a card (ARQC)',
  },
  'POST /iso8583/tools/cvv': { pt: 'Gerar CVV', en: 'Make a CVV' },
  'POST /iso8583/tools/cvv/check': { pt: 'Verificar CVV', en: 'Check a CVV' },
  'POST /iso8583/tools/cavv': {
    pt: 'Gerar valor de autenticação (CAVV, TAVV)',
    en: 'Make an authentication value (CAVV, TAVV)',
  },
  'POST /iso8583/tools/cavv/check': {
    pt: 'Verificar valor de autenticação (CAVV, TAVV)',
    en: 'Check an authentication value (CAVV, TAVV)',
  },
  'POST /iso8583/tools/script': {
    pt: 'Gerar script do emissor',
    en: 'Make an issuer script',
  },
  'POST /iso8583/tools/script/check': {
    pt: 'Verificar script do emissor',
    en: 'Check an issuer script',
  },
  'POST /iso8583/tools/listeners': {
    pt: 'Abrir porta TCP para ISO 8583',
    en: 'Open a TCP port for ISO 8583',
  },
  'GET /iso8583/tools/listeners': { pt: 'Listar portas TCP', en: 'List TCP listeners' },
  'GET /iso8583/tools/listeners/{name}': { pt: 'Consultar porta TCP', en: 'Read a TCP listener' },
  'DELETE /iso8583/tools/listeners/{name}': { pt: 'Fechar porta TCP', en: 'Close a TCP listener' },
  'POST /iso8583/tools/listeners/{name}/echo': {
    pt: 'Enviar teste de eco aos clientes da porta',
    en: 'Send an echo test to the clients of a listener',
  },
  'POST /iso8583/tools/listeners/{name}/network': {
    pt: 'Enviar mensagem de rede aos clientes da porta (0800)',
    en: 'Send a network message to the clients of a listener (0800)',
  },
  'POST /iso8583/tools/listeners/{name}/reconciliation': {
    pt: 'Enviar totais aos clientes da porta (0500, 0520)',
    en: 'Send totals to the clients of a listener (0500, 0520)',
  },
  'POST /iso8583/tools/listeners/{name}/advices': {
    pt: 'Encaminhar aviso aos clientes da porta (0120, 0220, 0420)',
    en: 'Forward an advice to the clients of a listener (0120, 0220, 0420)',
  },
  'GET /admin/reconciliations': { pt: 'Listar conciliações', en: 'List reconciliations' },
  'GET /admin/totals': {
    pt: 'Listar totais por dia de liquidação',
    en: 'List totals by settlement day',
  },
};
