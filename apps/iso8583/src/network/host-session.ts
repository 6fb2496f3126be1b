import { type Transactional, type UnitOfWork } from '#libs/database';
import { storedSettings, type HostSettings } from '../settings/host-settings';
import { type SettingRepository } from '../settings/setting.repository';
import { type NetworkSession } from './network-session';
import { type NetworkStateRepository } from './network-state.repository';

/** The session of an institution, with all settings of the sandbox. */
export interface HostSession extends NetworkSession {
  readonly settings: HostSettings;
}

/** Reads the session of an institution with one query. */
export function* sessionOf(
  tx: UnitOfWork,
  {
    network,
    settings,
  }: { readonly network: NetworkStateRepository; readonly settings: SettingRepository },
  institution: string,
): Transactional<HostSession> {
  const sql = `SELECT ${settings.storedText(tx)}, ${network.stateText(tx, '$1')}`;
  const [row = {}] = yield { sql, parameters: [institution] };
  const host = storedSettings(settings.storedIn(row).host);
  return { state: network.stateIn(row), settings: host, security: host.security };
}
