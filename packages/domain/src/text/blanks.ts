/**
 * Characters that print nothing and come along when a number is copied from a page, a PDF or a
 * spreadsheet: zero-width ones, direction marks, the byte order mark, the soft hyphen.
 */
const invisible = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g

/** Every blank of a line, from the plain space to the narrow no-break one; not line breaks or tabs. */
const blank = /[\u0020\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g

/** Keeps a number and its currency on one line. */
export const noBreakSpace = '\u00A0'

/** A number at the end stays with the word that it counts: «Касса 1». */
export function withNumberAttached(name: string): string {
  return name.replace(/ (?=\d+$)/, noBreakSpace)
}

/** Takes out marks that nobody sees and that could turn or hide what is read. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}

/** Every kind of blank becomes the plain space. */
export function withPlainSpaces(text: string): string {
  return text.replace(blank, ' ')
}

/** For identifiers, which people group as they like: no blanks, no line breaks, nothing invisible. */
export function withoutBlanks(text: string): string {
  return withoutInvisible(text).replace(/\s/g, '')
}

/** Groups of so many characters from the left, with no-break spaces: '1090 1605 4346 4019'. */
export function inGroups(text: string, size: number): string {
  return (text.match(new RegExp(`.{1,${size}}`, 'g')) ?? []).join(noBreakSpace)
}
