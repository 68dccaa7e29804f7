import { err, ok, type Result } from '../result.ts'

/**
 * What prints nothing, or makes a text read otherwise than it is stored: control characters (ESC among
 * them), format characters (zero-width ones, direction overrides, soft hyphen), halves of a pair, and the
 * letters that are drawn as nothing (Hangul fillers, the empty Braille pattern, the joiner of graphemes).
 */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\u034F\u115F\u1160\u2800\u3164\uFFA0]/u

/** The same, with every kind of blank and line break; for texts that are cleaned and not refused. */
const nonPrintable = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\u034F\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Blanks and the line breaks and tabs that an Enter or a paste leaves in a text of one line. */
const blanks = /[\t\n\v\f\r\p{Z}]+/gu

/** Latin and Cyrillic texts, which are most, without anything of the above: found out many times faster. */
const usualText = /^[ -~\u00a1-\u00ac\u00ae-\u00ff\u0400-\u04ff\u2116]*$/

/** For texts with a cleaning of their own: everything that prints nothing becomes the plain space. */
export function withPrintableOnly(text: string): string {
  return usualText.test(text) ? text : text.replace(nonPrintable, ' ')
}

/**
 * A free text that other people will read: a comment, the name of an account. Blanks and line breaks
 * become one space; characters that are not seen are refused, because the reader must see exactly what
 * was written and a text must not hide or reverse a part of itself.
 */
export function readVisibleText(text: string): Result<string, 'FIELD_PATTERN'> {
  if (usualText.test(text)) return ok(text.replace(/ {2,}/g, ' ').trim().normalize('NFC'))
  const line = text.replace(blanks, ' ').trim().normalize('NFC')
  return unseen.test(line) ? err('FIELD_PATTERN') : ok(line)
}

/** Line breaks in every spelling, those of word processors among them. */
const lineBreak = /\r\n|[\n\v\f\r\u2028\u2029]/u

/** A free text of several lines, each read like `readVisibleText`; at most one empty line stands between two others. */
export function readVisibleLines(text: string): Result<string, 'FIELD_PATTERN'> {
  const lines: string[] = []
  for (const typed of text.split(lineBreak)) {
    const line = readVisibleText(typed)
    if (!line.ok) return line
    lines.push(line.value)
  }
  return ok(
    lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
  )
}
