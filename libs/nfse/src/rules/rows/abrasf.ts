import { applicationRule } from '../rule';

const RPS = 'Rps/IdentificacaoRps';

/**
 * Rules of the municipal standard ABRASF for the declaration of a request. The codes are those of the ABRASF
 * manuals; E939 and E940 are codes of the provider SimplISS.
 */
export const ABRASF_RULES = [
  applicationRule('E10', 'dps', 'Only one invoice can be issued for an RPS', RPS),
  applicationRule('E11', 'dps', 'An RPS must have its number', `${RPS}/Numero`),
  applicationRule('E13', 'dps', 'The type of an RPS must be 1, 2 or 3', `${RPS}/Tipo`),
  applicationRule('E16', 'dps', 'The date of an RPS must not be in the future', 'Rps/DataEmissao'),
  applicationRule('E68', 'dps', 'The status of an RPS must be 1, normal', 'Rps/Status'),
  applicationRule('E164', 'dps', 'The ISS must be correct', 'Servico/Valores/ValorIss'),
  applicationRule(
    'E220',
    'dps',
    'An ISS must not be sent if none is due',
    'Servico/Valores/ValorIss',
  ),
  applicationRule('E939', 'dps', 'The base must be correct', 'Servico/Valores/BaseCalculo'),
  applicationRule(
    'E940',
    'dps',
    'The net amount must be correct',
    'Servico/Valores/ValorLiquidoNfse',
  ),
];
