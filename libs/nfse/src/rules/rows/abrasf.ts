import { applicationRule } from '../rule';

const RPS = 'Rps/IdentificacaoRps';

/**
 * Rules of the municipal standard ABRASF, on what a request says besides its DPS. The codes are those of the ABRASF
 * manuals; E939 and E940 are of the provider SimplISS.
 */
export const ABRASF_RULES = [
  applicationRule('E10', 'dps', 'An RPS becomes one invoice', RPS),
  applicationRule('E11', 'dps', 'An RPS must have its number', `${RPS}/Numero`),
  applicationRule('E13', 'dps', 'The type of an RPS must be 1, 2 or 3', `${RPS}/Tipo`),
  applicationRule('E16', 'dps', 'An RPS must not be of a future day', 'Rps/DataEmissao'),
  applicationRule('E68', 'dps', 'The status of an RPS must be 1, normal', 'Rps/Status'),
  applicationRule('E164', 'dps', 'The ISS must be correct', 'Servico/Valores/ValorIss'),
  applicationRule('E220', 'dps', 'No ISS is sent where none is due', 'Servico/Valores/ValorIss'),
  applicationRule('E939', 'dps', 'The base must be correct', 'Servico/Valores/BaseCalculo'),
  applicationRule(
    'E940',
    'dps',
    'The net amount must be correct',
    'Servico/Valores/ValorLiquidoNfse',
  ),
];
