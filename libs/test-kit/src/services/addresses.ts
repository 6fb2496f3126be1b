import { type ServiceName } from '#libs/control-client';

/** The addresses of services, without a trailing slash, and that of the suite control. */
export type Addresses = Partial<Readonly<Record<ServiceName | 'suite', string>>>;
