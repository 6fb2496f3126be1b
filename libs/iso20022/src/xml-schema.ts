/** As much of a schema of OpenAPI as describes an XML element. */
export interface XmlSchema {
  readonly type?: 'string' | 'object' | 'array';
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, XmlSchema>>;
  readonly required?: readonly string[];
  readonly items?: XmlSchema;
  readonly xml?: {
    readonly name?: string;
    readonly namespace?: string;
    readonly attribute?: boolean;
  };
}
