export type CanonicalLine = readonly [name: string, value: string | undefined]

/** Characters that are not seen, that break a line, or that UTF-8 could not distinguish. */
export const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/**
 * Printable ASCII but colon and backslash, and Cyrillic: what numbers, codes, names and purposes are made of. A batch
 * has thousands of them.
 */
const needsNoEscape = /^[ -9;-[\]-~\u0400-\u04ff«»№]*$/

/**
 * Makes a value unable to forge a line or to look like another value: backslash, colon and line
 * break get a backslash, every other unseen character is written by its number.
 */
function escapeValue(value: string): string {
  if (needsNoEscape.test(value)) return value
  return value
    .replaceAll('\\', '\\\\')
    .replaceAll(':', '\\:')
    .replaceAll('\n', '\\n')
    .replace(unseen, character => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
}

/** One `name: value` line each below the version; a value that is absent has no line. */
export function canonicalLines(version: string, lines: readonly CanonicalLine[]): string {
  let text = version
  for (const [name, value] of lines) {
    if (value !== undefined) text += `\n${name}: ${escapeValue(value)}`
  }
  return text
}

/**
 * The lines of a canonical text below its version, as people read them. Characters that are not seen keep their number:
 * what a signatory reads must not hide anything.
 */
export function readCanonicalLines(text: string): readonly (readonly [string, string])[] {
  return text
    .split('\n')
    .slice(1)
    .map(line => {
      const end = line.indexOf(': ')
      return end < 0
        ? ([line, ''] as const)
        : ([line.slice(0, end), readValue(line.slice(end + 2))] as const)
    })
}

const readValue = (value: string): string =>
  value.replace(/\\([\\:n])/g, (_all, escaped: string) => (escaped === 'n' ? '\n' : escaped))
