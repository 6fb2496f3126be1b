import { ConfigurationError, type Variable } from '#libs/config';

type Named = Pick<Variable<unknown>, 'name'>;

/**
 * Reads or makes the certificates of a listener.
 * @param variables of the port, and of the folder with the certificates
 * @throws ConfigurationError that names both variables, if the certificates cannot be stored or read
 */
export async function storedCertificates<T>(
  read: () => Promise<T>,
  variables: { readonly port: Named; readonly folder: Named },
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const { port, folder } = variables;
    throw new ConfigurationError([
      `The test certificates of ${port.name} cannot be stored: ${(error as Error).message}. Set ${folder.name} to a folder that the service may write to.`,
    ]);
  }
}
