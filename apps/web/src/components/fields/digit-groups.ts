const groupGap = '\u00A0'

/** Every character of a typed or pasted number that is a digit. */
export const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/** `1091820100380142` in groups of 4 reads `1091 8201 0038 0142`, with no-break spaces. */
export function groupDigits(digits: string, groups: readonly number[]): string {
  const parts: string[] = []
  let start = 0
  for (const size of groups) {
    if (start >= digits.length) break
    parts.push(digits.slice(start, start + size))
    start += size
  }
  if (start < digits.length) parts.push(digits.slice(start))
  return parts.join(groupGap)
}

/** How many digits stand before a position of a shown text. */
export const digitsBefore = (text: string, position: number): number =>
  onlyDigits(text.slice(0, position)).length

/** The position right behind the n-th digit of a shown text. */
export function caretAfterDigits(text: string, digits: number): number {
  let left = digits
  for (let position = 0; position < text.length; position += 1) {
    if (left === 0) return position
    if (/\d/.test(text[position] ?? '')) left -= 1
  }
  return text.length
}
