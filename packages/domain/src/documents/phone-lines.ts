import { unseen } from './canonical-lines.ts'

/**
 * A value as one line of what a phone shows. It can neither begin a line of its own nor change how another is
 * shown: marks of markup and line breaks get a backslash, unseen characters are written by their number.
 */
export function phoneValue(value: string): string {
  return value
    .replace(/[\\*_`~]/g, mark => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(unseen, character => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
}

/** `label: value` lines for the phone of a signatory. */
export function phoneLines(lines: readonly (readonly [label: string, value: string])[]): string {
  return lines.map(([label, value]) => `${label}: ${phoneValue(value)}`).join('\n')
}
