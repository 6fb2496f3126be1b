/**
 * The schema of an XML body whose elements are not documented. Swagger UI shows the example of an XML body only if its schema has a
 * name and members. It has no type, because the example is a text.
 *
 * @param root the name of the root element
 */
export function anyXml(root: string) {
  return { xml: { name: root }, additionalProperties: true } as const;
}
