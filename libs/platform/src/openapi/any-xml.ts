/**
 * The schema of an XML body whose elements are not documented. Swagger UI shows the example of an XML body only if the schema is
 * an object with a name.
 *
 * @param root the name of the root element
 */
export function anyXml(root: string) {
  return { type: 'object', xml: { name: root }, additionalProperties: true } as const;
}
