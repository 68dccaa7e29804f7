import { withoutMissingLetters } from './missing-letters.ts'
import type { Pdf } from './pdf-sheet.ts'

/** What PDFKit knows of the current font, beside its public types. */
interface CurrentFont {
  readonly id: string
  readonly ascender: number
  /** Codes of the letters, and their widths in thousandths of the font size. */
  encode(text: string): readonly [codes: readonly string[], places: readonly Place[]]
  ref(): unknown
  readonly font: Parameters<typeof withoutMissingLetters>[1]
}

interface Place {
  readonly xAdvance: number
  readonly xOffset: number
  readonly yOffset: number
  /** The width of the letter by itself; `xAdvance` has the kerning in it. */
  readonly advanceWidth: number
}

interface Word {
  /** In thousandths of the font size. */
  readonly width: number
  /** Operands of the operator TJ; undefined when letters stand above or below the line. */
  readonly operands: string | undefined
}

const mostWordsKept = 20_000
/** A word that is kept would keep the whole text from which it was cut: engines cut strings without copying them. */
const copyOf = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

/**
 * Writes short lines in one font and size. PDFKit finds the place of each letter again for every line; here a word
 * is laid out once, because the same words come again and again.
 */
export function createLineWriter(
  pdf: Pdf,
  { name, size }: { readonly name: string; readonly size: number },
) {
  pdf.font(name)
  const { _font: font } = pdf as unknown as { readonly _font: CurrentFont }
  const words = new Map<string, Word>()
  let content = ''

  const layOut = createLayout(font)
  const wordOf = (text: string): Word => {
    const known = words.get(text)
    if (known !== undefined) return known
    if (words.size >= mostWordsKept) words.clear()
    const word = layOut(withoutMissingLetters(text, font.font))
    words.set(copyOf(text), word)
    return word
  }
  const inWords = (line: string): readonly Word[] => line.split(endsOfWords).map(wordOf)

  return {
    widthOf: (line: string): number =>
      (inWords(line).reduce((sum, { width }) => sum + width, 0) * size) / 1_000,
    /** Adds a line; nothing is drawn before `draw`. */
    add(line: string, left: number, top: number): void {
      if (line === '') return
      const operands: string[] = []
      for (const word of inWords(line)) {
        if (word.operands === undefined) {
          pdf.font(name).fontSize(size).text(line, left, top, { lineBreak: false })
          return
        }
        operands.push(word.operands)
      }
      const bottom = pdf.page.height - top - (font.ascender * size) / 1_000
      content += `BT\n1 0 0 1 ${rounded(left)} ${rounded(bottom)} Tm\n[${operands.join(' ')}] TJ\nET\n`
    },
    draw(): void {
      if (content === '') return
      const { fonts } = pdf.page as { readonly fonts: Record<string, unknown> }
      fonts[font.id] ??= font.ref()
      // PDFKit counts from the top of the page; letters must not stand on their heads.
      const above = `q\n1 0 0 -1 0 ${rounded(pdf.page.height)} cm\n/${font.id} ${size} Tf\n`
      pdf.addContent(Buffer.from(`${above}${content}Q\n`, 'latin1'))
      content = ''
    },
  }
}

export type LineWriter = ReturnType<typeof createLineWriter>

/** A blank belongs to the word before it, as PDFKit has it. */
const endsOfWords = /(?<=[ \t])/

interface Letter {
  readonly code: string
  readonly width: number
}

/** In a number each letter depends on the next one alone: not even a hyphen or a colon may stand in it. */
const numbers = /^[\d., \u00A0]+$/

function createLayout(font: CurrentFont): (text: string) => Word {
  const letters = new Map<string, Letter>()
  const kernings = new Map<string, number>()
  const kerningOf = (pair: string): number => {
    const known = kernings.get(pair)
    if (known !== undefined) return known
    const [first] = font.encode(pair)[1]
    const kerning = first === undefined ? 0 : first.advanceWidth - first.xAdvance
    kernings.set(pair, kerning)
    return kerning
  }
  const letterOf = (letter: string): Letter => {
    const known = letters.get(letter)
    if (known !== undefined) return known
    const [[code = ''], [place]] = font.encode(letter)
    const found = { code, width: place?.advanceWidth ?? 0 }
    letters.set(letter, found)
    return found
  }
  return text => {
    const word = startWord()
    if (numbers.test(text)) {
      // Numbers are the words that do not come again.
      for (let index = 0; index < text.length; index += 1) {
        const { code, width } = letterOf(text.charAt(index))
        word.add(code, width, index + 1 < text.length ? kerningOf(text.slice(index, index + 2)) : 0)
      }
      return word.whole(true)
    }
    const [codes, places] = font.encode(text)
    let isOnLine = true
    for (const [index, { xAdvance, xOffset, yOffset, advanceWidth }] of places.entries()) {
      isOnLine &&= xOffset === 0 && yOffset === 0
      word.add(codes[index] ?? '', advanceWidth, advanceWidth - xAdvance)
    }
    return word.whole(isOnLine)
  }
}

function startWord() {
  let operands = ''
  let run = ''
  let total = 0
  return {
    add(code: string, width: number, kerning: number): void {
      run += code
      total += width - kerning
      const shift = rounded(kerning)
      if (shift === 0) return
      operands += `<${run}> ${shift} `
      run = ''
    },
    whole(isOnLine: boolean): Word {
      const rest = run === '' ? operands.trimEnd() : `${operands}<${run}>`
      return { width: total, operands: isOnLine ? rest : undefined }
    },
  }
}
