/** The bundler collects the styles. */
declare module '*.css';
