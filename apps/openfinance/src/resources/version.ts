/** The version of the resources API that the bodies have. */
export const RESOURCES_VERSION = '3.1.0';
