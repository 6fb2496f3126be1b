/** An error of the municipal parameters. */
export class ParameterMessageResponse {
  /** @example "Convênio não encontrado. Municipality 3500105 has no active agreement in sandbox run-42." */
  mensagem!: string;
}
