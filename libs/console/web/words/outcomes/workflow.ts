/** Portuguese names of the outcomes of workflows. */
export const workflow: Readonly<Record<string, string>> = {
  FAILED: 'execução falha antes do primeiro estado',
  TIMED_OUT: 'tempo limite esgotado antes do primeiro estado',
  STUCK: 'execução fica em RUNNING no primeiro estado até ser parada',
};
