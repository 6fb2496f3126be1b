import type { OpenAPIObject } from '@nestjs/swagger';
import { OTHER_FORM, type DocumentedForm } from '../decorators/other-form';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Content = Readonly<Record<string, object>>;
interface Marked {
  [OTHER_FORM]?: DocumentedForm;
}

/** Adds the other form of operations (`@OtherForm`) to the content of their JSON bodies. */
export function addOtherForms(document: OpenAPIObject): void {
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path as Readonly<Record<string, Operation>>)) {
      const form = takeForm(operation);
      if (form === undefined) continue;
      addTo(operation.requestBody, form);
      for (const [status, response] of Object.entries(operation.responses)) {
        const isSuccess = status.startsWith('2') && form.isOnlyOfRequests !== true;
        const hasForm = isSuccess || form.errors.includes(Number(status));
        if (hasForm) addTo(response, form);
      }
    }
  }
}

function takeForm(operation: object): DocumentedForm | undefined {
  const marked: Marked = operation;
  const { [OTHER_FORM]: form } = marked;
  Reflect.deleteProperty(marked, OTHER_FORM);
  return form;
}

/** JSON stays the first form, which pages and clients use. */
function addTo(
  body: object | undefined,
  { mediaType, description, example, schema: own }: DocumentedForm,
): void {
  const { content } = (body ?? {}) as { readonly content?: Content };
  if (body === undefined || content === undefined || !('application/json' in content)) return;
  const schema = own ?? { type: 'string', description, example };
  const { 'application/json': json, ...others } = content;
  Object.assign(body, {
    content: {
      'application/json': json,
      [mediaType]: own === undefined ? { schema } : { schema, example },
      ...others,
    },
  });
}
