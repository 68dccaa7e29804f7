import contentDisposition from 'content-disposition'

/** Control characters and what separates folders. */
// oxlint-disable-next-line no-control-regex -- exactly these are meant
const notOfNames = /[\u0000-\u001F\u007F/\\]/g

/** The header under whose name a browser saves a file; no name can end it or begin another one. */
export const attachmentHeader = (fileName: string): string =>
  contentDisposition(fileName.replaceAll(notOfNames, '_'))
