/** Longest name that is kept, extension included. */
const longestName = 120

/** Control characters, marks that change the direction of a text, and what file systems forbid. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029<>:"|?*]/gu

/**
 * The name of an uploaded file as it is kept and shown: without a path, without characters that
 * hide the true extension, and short enough for any file system. `file` when nothing is left.
 */
export function safeFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .normalize('NFC')
    .replace(forbidden, '')
    .replace(/\s+/gu, ' ')
    .replace(/[. ]+$/, '')
  const extension = extensionOf(clean)
  const ending = extension === '' ? '' : `.${extension}`
  const stem = clean.slice(0, clean.length - ending.length).replace(/^[. ]+| +$/g, '')
  const characters = [...(stem || 'file')].slice(0, longestName - ending.length)
  return `${characters.join('')}${ending}`
}

/** The extension in lower case, without the dot; empty when there is none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
