import { transliterate } from '@tartip/domain/text/swift-text'
import contentDisposition from 'content-disposition'

/** Control characters and what separates folders. */
// oxlint-disable-next-line no-control-regex -- exactly these are meant
const notOfNames = /[\u0000-\u001F\u007F/\\]/g

/**
 * The header under whose name a browser saves a file; no name can end it or begin another one. Programs that read
 * only ASCII get the name in Latin letters.
 */
export function attachmentHeader(fileName: string): string {
  const name = fileName.replaceAll(notOfNames, '_')
  const options = /^[ -~]*$/.test(name) ? {} : { fallback: inLatin(name) }
  return contentDisposition(name, options)
}

function inLatin(name: string): string {
  const latin = transliterate(name)
  // Nothing but the ending is left of a name in other alphabets.
  return /^\.?\w*$/.test(latin) ? `file${latin}` : latin
}
