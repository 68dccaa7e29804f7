interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean
}

/** What every font of the product has. */
const usualText = /^[ -~\n\u00a0-\u00ac\u00ae-\u00ff\u0400-\u045f«»–—…№]*$/
const blank = /\p{Zs}/u
const lineOrTab = /\p{Cc}/u
/** Says how the letter before it looks, or is not seen at all. */
const mark = /[\p{Cf}\p{Mn}\p{Emoji_Modifier}]/u

/**
 * A text for a font. A letter that the font lacks, such as an emoji, would be an empty box: it becomes its number,
 * `[U+1F600]`, by which a reader can still find out what was written.
 */
export function withoutMissingLetters(text: string, font: Font): string {
  if (usualText.test(text)) return text
  return Array.from(text, letter => {
    const codePoint = letter.codePointAt(0) ?? 0
    if (lineOrTab.test(letter) || font.hasGlyphForCodePoint(codePoint)) return letter
    if (blank.test(letter)) return ' '
    if (mark.test(letter)) return ''
    return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
  }).join('')
}
