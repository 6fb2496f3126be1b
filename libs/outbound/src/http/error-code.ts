/**
 * The code of an error of Node's network functions, such as `ECONNREFUSED`. If a name has several addresses, one error
 * contains the error of each address; the code is that of the first.
 */
export function errorCode(error: unknown): string | undefined {
  const { code, errors = [] } = error as {
    readonly code?: string;
    readonly errors?: readonly { readonly code?: string }[];
  };
  return code ?? errors[0]?.code;
}
