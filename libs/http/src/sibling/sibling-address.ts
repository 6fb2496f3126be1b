import { optionalText, type Variable } from '#libs/config';

/** The variable with the address of another simulator. Services that call the same one share its description. */
export function siblingAddress(
  name: string,
  title: string,
  defaultPort: string,
): Variable<string | undefined> {
  return optionalText(
    name,
    /^https?:\/\/[^\s?#]+$/,
    `an address, as in http://127.0.0.1:${defaultPort}`,
    `Address of ${title}. npm start sets it to its own ${title}. If it is empty, other services work without ${title}.`,
  );
}
