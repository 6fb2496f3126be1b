import * as carriedIds from './carried-ids';
import * as exampleIds from './example-ids';
import * as plugin from './example-ids-plugin';
import * as newIds from './new-id';
import * as values from './value-of';

/**
 * The plug-ins of the page: its usual one, and ours with all functions that it uses. @nestjs/swagger writes the text of a
 * function among the options into the script of the page. These modules import only each other.
 */
export function pagePlugins(): () => unknown {
  const functions = [newIds, values, carriedIds, exampleIds, plugin]
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value) => typeof value === 'function');
  // The compiler calls an imported function as a member of its module.
  const text = functions
    .map(String)
    .join('\n')
    .replaceAll(/\(0, _\w+\.(\w+)\)/g, '$1');
  const own = `function () {\n${text}\nreturn exampleIdsPlugin();\n}`;
  return Object.assign(() => undefined, {
    toString: () => `[SwaggerUIBundle.plugins.DownloadUrl, ${own}]`,
  });
}
