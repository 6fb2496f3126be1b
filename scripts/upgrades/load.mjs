// The modules of the build.

/** @param {string} path a library, as in `libs/database`, or a file without its extension */
export function load(path) {
  const file = path.startsWith('libs/') ? `${path}/src/index` : path;
  return import(new URL(`../../dist/${file}.js`, import.meta.url));
}
