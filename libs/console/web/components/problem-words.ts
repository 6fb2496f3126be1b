import { type Problem } from '../api/problem';
import { inLanguage, type Texts } from '../app/language';
import { SERVICE_NAMES } from '../app/service-names';

/** What the usual errors of the control operations mean for a tester, by code. */
const WORDS: Texts<Readonly<Record<string, string>>> = {
  pt: {
    ADMIN_SANDBOX_FORBIDDEN:
      'O token deste time não abre este sandbox. Use um sandbox do time ou o ADMIN_TOKEN.',
    ADMIN_ORIGIN_FOREIGN: 'O serviço só aceita o console que ele mesmo entrega.',
    AMOUNT_INVALID:
      'O valor não é válido: use um valor em reais maior que zero, com até duas casas decimais.',
    BODY_TOO_LARGE: 'O arquivo é maior do que o serviço aceita (SNAPSHOT_FILE_MAX_BYTES).',
    CHANGE_INCOMPLETE:
      'Um serviço parou no meio da mudança. Inicie o serviço de novo e depois zere o sandbox ou restaure um snapshot.',
    CLOCKS_DIFFER: 'Os relógios dos serviços estão diferentes. Acerte-os antes de avançar.',
    CLOCK_BACKWARDS: 'Este instante é anterior à hora atual do sandbox.',
    CLOCK_BUSY: 'O relógio já está sendo movido. Tente de novo em alguns segundos.',
    NAME_INVALID: 'O nome aceita até 40 letras minúsculas, dígitos e hifens, como run-42.',
    REQUEST_GONE:
      'O diário não tem mais esta requisição: ele foi limpo, precisou do lugar, ou o serviço foi reiniciado.',
    RULE_NOT_FOUND: 'Esta regra já foi removida.',
    SANDBOX_BUSY: 'O sandbox ainda tem requisições em andamento. Nada mudou; tente de novo.',
    SANDBOX_NAME_INVALID:
      'O nome do sandbox não é válido: use até 40 letras minúsculas, dígitos e hifens, como run-42.',
    SANDBOX_EXISTS: 'Já existe um sandbox com este nome.',
    SANDBOX_HELD: 'Outra mudança deste sandbox está em andamento. Tente de novo em seguida.',
    SANDBOX_NOT_FOUND:
      'O sandbox não existe: alguém o excluiu, ou ele ainda não foi usado. Crie-o ou escolha outro.',
    SANDBOX_OF_NEWER_VERSION: 'O sandbox é de uma versão mais nova do simulador.',
    SANDBOX_QUOTA_REACHED: 'O serviço não aceita mais sandboxes. Exclua os que não são usados.',
    SANDBOX_REPLACED: 'O sandbox foi excluído ou restaurado durante a requisição. Tente de novo.',
    SERVICE_FAILED: 'Um dos serviços não responde. Nada mudou nos outros.',
    UPSTREAM_FAILED: 'O serviço não responde. Ele está em execução?',
    SNAPSHOT_DAMAGED: 'O snapshot está danificado e não pode ser restaurado. Nada mudou.',
    SNAPSHOT_FILE_INVALID: 'O arquivo está danificado ou incompleto. Nada foi carregado.',
    SNAPSHOT_FILE_OF_ANOTHER_SERVICE: 'O arquivo é de outro serviço. Nada foi carregado.',
    SNAPSHOT_FILE_OF_SERVICE:
      'O arquivo é de um serviço só. Carregue-o no console desse serviço. Nada foi carregado.',
    SNAPSHOT_FILE_OF_SUITE:
      'O arquivo é de todos os serviços. Carregue-o no console da suíte. Nada foi carregado.',
    SNAPSHOT_INCOMPLETE: 'Falta a parte de algum serviço neste snapshot. Salve-o de novo.',
    SNAPSHOT_NOT_FOUND: 'Este snapshot não existe mais.',
    SNAPSHOT_OF_ANOTHER_APP: 'Este snapshot é de outro serviço. Nada mudou.',
    SNAPSHOT_OF_NEWER_VERSION:
      'O snapshot é de uma versão mais nova do simulador. Atualize o simulador para usá-lo. Nada mudou.',
    SNAPSHOT_PARTS_DIFFER:
      'As partes deste snapshot são de momentos diferentes. Salve-o de novo pela suíte. Nada mudou.',
    TOO_MANY_STEPS: 'Há trabalho demais até esse instante. Avance menos de cada vez. Nada mudou.',
  },
  en: {
    ADMIN_SANDBOX_FORBIDDEN:
      'The token of this team does not open this sandbox. Use a sandbox of the team, or ADMIN_TOKEN.',
    ADMIN_ORIGIN_FOREIGN: 'The service accepts only its own console.',
    SERVICE_FAILED: 'One of the services does not answer. Nothing was changed in the others.',
    UPSTREAM_FAILED: 'The service does not answer. Is it running?',
    SANDBOX_NAME_INVALID:
      'The name of the sandbox is not valid: use at most 40 lower-case letters, digits and hyphens, as in run-42.',
    SANDBOX_NOT_FOUND:
      'The sandbox does not exist: somebody has dropped it, or nobody has used it yet. Create it or choose another one.',
  },
};

/** What a problem means, with the name of the service that does not answer. Undefined for codes that are not usual. */
export function problemInWords(problem: Problem): string | undefined {
  const words = inLanguage(WORDS);
  if (!Object.hasOwn(words, problem.code)) return undefined;
  const service = silentService(problem);
  return [service === undefined ? undefined : `${service}:`, words[problem.code]]
    .filter(Boolean)
    .join(' ');
}

/** The service comes first in the detail: `spi cannot be reached`. */
function silentService({ code, detail }: Problem): string | undefined {
  if (code !== 'SERVICE_FAILED' && code !== 'UPSTREAM_FAILED') return undefined;
  const names = inLanguage(SERVICE_NAMES);
  const [name = ''] = detail.split(/[ :]/, 1);
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
