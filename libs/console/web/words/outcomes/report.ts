/** Portuguese names of the outcomes of reports. */
export const report: Readonly<Record<string, string>> = {
  FAILED: 'geração falha antes da primeira linha',
  FAILED_HALFWAY: 'geração falha com metade das linhas gravadas',
  STUCK_PENDING: 'geração fica pendente até ser cancelada',
  STUCK_RUNNING: 'geração grava metade das linhas e fica em andamento até ser cancelada',
  MISSING_FILE: 'arquivo do agendamento nunca é gerado',
  LATE_FILE: 'arquivo do agendamento é gerado duas horas depois',
  EXPIRED: 'geração termina e o arquivo expira em seguida',
};
