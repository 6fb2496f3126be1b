/** The media type of a ZIP archive. The formats have their own media types. */
export const ZIP_MEDIA_TYPE = 'application/zip';
