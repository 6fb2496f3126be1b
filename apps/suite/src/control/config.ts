import { list, type ValuesOf, type VariableTable } from '#libs/config';
import { siblingAddress } from '#libs/http';
import { sandboxVariables } from '#libs/sandbox';

/** The addresses of the services. Those that `npm start` starts itself need none. */
export const addressVariables = {
  spi: siblingAddress('SPI_URL', 'SPI', '3002'),
  dict: siblingAddress('DICT_URL', 'DICT', '3003'),
  iso8583: siblingAddress('ISO8583_URL', 'ISO 8583', '3004'),
  workflow: siblingAddress('WORKFLOW_URL', 'workflow engine', '3005'),
  openfinance: siblingAddress('OPENFINANCE_URL', 'open banking', '3006'),
  nfse: siblingAddress('NFSE_URL', 'NFS-e', '3007'),
  report: siblingAddress('REPORT_URL', 'report', '3008'),
  ratelimit: siblingAddress('RATELIMIT_URL', 'leaky bucket', '3009'),
} as const satisfies VariableTable;

export const controlVariables = {
  ...addressVariables,
  services: list(
    'SUITE_SERVICES',
    '',
    'The services that the suite control controls, as in spi,dict. All by default.',
  ),
  adminToken: sandboxVariables.adminToken,
  adminTokensFile: sandboxVariables.adminTokensFile,
  snapshotFileMaxBytes: sandboxVariables.snapshotFileMaxBytes,
} as const;

export type AddressConfig = ValuesOf<typeof addressVariables>;

export type ControlConfig = ValuesOf<typeof controlVariables>;
