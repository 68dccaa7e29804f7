import { join } from 'node:path'
import PdfDocument from 'pdfkit'
import encodeQr from 'qr'

import { withoutMissingLetters } from './missing-letters.ts'

/** A PDF that is being written; its fonts are `regular` and `bold`. */
export type Pdf = InstanceType<typeof PdfDocument>

export const margin = 48
export const colours = {
  brand: '#12594a',
  ink: '#1b1f1d',
  muted: '#5d6661',
  line: '#d6dbd8',
} as const

const labelWidth = 150
const qrSize = 92

interface PdfOptions {
  /** Where the fonts of the product are. */
  readonly fontsFolder: string
  readonly title: string
  /** Stands at the foot of each page of a paper of several pages, beside the page's number. */
  readonly footer?: string
  readonly size?: 'A4' | 'A6'
}

/** A paper of the bank without pages yet. */
export function openPdf({ fontsFolder, title, footer, size = 'A4' }: PdfOptions): Pdf {
  const pdf = new PdfDocument({
    size,
    margin,
    autoFirstPage: false,
    info: { Title: title, Producer: 'Tartip', Creator: 'Tartip' },
  })
  pdf.registerFont('regular', join(fontsFolder, 'Onest-Regular.ttf'))
  pdf.registerFont('bold', join(fontsFolder, 'Onest-SemiBold.ttf'))
  replaceMissingLetters(pdf)
  if (footer !== undefined) numberPages(pdf, footer)
  return pdf
}

/** The current font; PDFKit has no public name for it. */
const fontOf = (pdf: Pdf) =>
  (
    pdf as unknown as {
      readonly _font: { readonly font: Parameters<typeof withoutMissingLetters>[1] }
    }
  )._font.font

/** A text is measured as it is drawn. */
function replaceMissingLetters(pdf: Pdf): void {
  for (const name of ['text', 'widthOfString', 'heightOfString'] as const) {
    const method = pdf[name].bind(pdf) as (text: string, ...others: unknown[]) => unknown
    Object.assign(pdf, {
      [name]: (text: string, ...others: unknown[]) =>
        method(withoutMissingLetters(text, fontOf(pdf)), ...others),
    })
  }
}

/** Beside the foot, in points. */
const pageNumberWidth = 40
const pagesOfLayouts = 20

/** PDFKit keeps the layout of every word for ever; the numbers of a long statement would fill the memory. */
function forgetLayouts(pdf: Pdf): void {
  pdf.font('regular')
  const { _font: font } = pdf as unknown as { _font: { layoutCache: object } }
  font.layoutCache = Object.create(null) as object
}

/** The current font, size and colour of PDFKit, for which it has no public names. */
interface Writing {
  readonly _font: object
  readonly _fontSize: number
  readonly _fillColor: Parameters<Pdf['fillColor']> | null
}

/** As much of a text as fits, in the font that is set. */
function cutText(pdf: Pdf, text: string, width: number): string {
  if (pdf.widthOfString(text) <= width) return text
  const letters = [...text]
  while (letters.length > 0 && pdf.widthOfString(`${letters.join('')}…`) > width) letters.pop()
  return `${letters.join('')}…`
}

/** The number of each page and what the page is of stand below its margin. */
function numberPages(pdf: Pdf, footer: string): void {
  let shown: string | undefined
  let pages = 0
  pdf.on('pageAdded', () => {
    pages += 1
    if (pages % pagesOfLayouts === 0) forgetLayouts(pdf)
    const { x, y } = pdf
    const { _font, _fontSize, _fillColor } = pdf as unknown as Writing
    const { bottom } = pdf.page.margins
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0
    pdf.font('regular').fontSize(8).fillColor(colours.muted)
    shown ??= cutText(pdf, footer, widthOf(pdf) - pageNumberWidth)
    const top = pdf.page.height - margin + 16
    pdf.text(shown, margin, top, { lineBreak: false })
    pdf.text(String(pages), margin, top, {
      width: widthOf(pdf),
      align: 'right',
      lineBreak: false,
    })
    pdf.page.margins.bottom = bottom
    // A text that goes on over the page stays as it was.
    Object.assign(pdf, { _font })
    pdf.fontSize(_fontSize)
    if (_fillColor) pdf.fillColor(..._fillColor)
    pdf.x = x
    pdf.y = y
  })
}

export const widthOf = (pdf: Pdf): number => pdf.page.width - 2 * margin

/** What the document has ready so far. */
export function* writtenSoFar(pdf: Pdf): Generator<Uint8Array> {
  for (;;) {
    const chunk: unknown = pdf.read()
    if (!(chunk instanceof Uint8Array)) return
    yield chunk
  }
}

/** Ends the document and gives what is left of it. */
export async function* restOf(pdf: Pdf): AsyncGenerator<Uint8Array> {
  pdf.end()
  for await (const chunk of pdf) yield chunk as Uint8Array
}

/** Begins a page where the part would not fit on this one. */
export function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
}

interface PaperHead {
  readonly bankName: string
  readonly title: string
  readonly subtitle: string
}

/** The mark of the bank, what the paper is, and a quiet line below. */
export function drawHead(pdf: Pdf, { bankName, title, subtitle }: PaperHead): void {
  const width = widthOf(pdf)
  pdf.rect(margin, margin, 4, 40).fill(colours.brand)
  pdf.font('bold').fontSize(11).fillColor(colours.brand)
  pdf.text(bankName, margin + 14, margin + 2, { width: width - 14 })
  pdf.font('bold').fontSize(17).fillColor(colours.ink)
  pdf.text(title, margin + 14, margin + 18, { width: width - 14 })
  pdf.y = Math.max(pdf.y, margin + 40) + 12
  pdf.font('regular').fontSize(10).fillColor(colours.muted)
  pdf.text(subtitle, margin, pdf.y, { width })
  pdf.moveDown(0.8)
}

export function drawTitle(pdf: Pdf, title: string): void {
  pdf.moveDown(0.8)
  pdf.font('bold').fontSize(11).fillColor(colours.ink).text(title, margin, pdf.y)
  pdf.moveDown(0.4)
}

export function drawNote(pdf: Pdf, text: string): void {
  pdf.font('regular').fontSize(10).fillColor(colours.muted)
  pdf.text(text, margin, pdf.y, { width: widthOf(pdf) })
  pdf.moveDown(0.4)
}

/** Names on the left, what stands for them on the right, a hairline under each. */
export function drawRows(
  pdf: Pdf,
  rows: readonly { readonly label: string; readonly text: string }[],
): void {
  const width = widthOf(pdf)
  const textWidth = width - labelWidth
  for (const { label, text } of rows) {
    pdf.font('regular').fontSize(10)
    const height = Math.max(
      pdf.heightOfString(label, { width: labelWidth - 12 }),
      pdf.heightOfString(text, { width: textWidth }),
    )
    makeRoom(pdf, height)
    const top = pdf.y
    pdf.fillColor(colours.muted).text(label, margin, top, { width: labelWidth - 12 })
    pdf.fillColor(colours.ink).text(text, margin + labelWidth, top, { width: textWidth })
    pdf.y = top + height + 5
    pdf.moveTo(margin, pdf.y).lineTo(margin + width, pdf.y)
    pdf.lineWidth(0.5).strokeColor(colours.line).stroke()
    pdf.y += 5
  }
  pdf.x = margin
}

export interface QrBlock {
  /** What a camera reads. */
  readonly content: string
  /** On a screen the code is pressed instead of photographed. */
  readonly link?: string
  readonly title: string
  readonly text: string
  /** Typed by whoever has no camera. */
  readonly code?: string
}

/** A QR code with words beside it. */
export function drawQrBlock(pdf: Pdf, { content, link, title, text, code }: QrBlock): void {
  pdf.moveDown(1)
  makeRoom(pdf, qrSize)
  const top = pdf.y
  drawQr(pdf, content, { left: margin, top, size: qrSize })
  if (link !== undefined) pdf.link(margin, top, qrSize, qrSize, link)
  const left = margin + qrSize + 16
  const width = widthOf(pdf) - qrSize - 16
  pdf.font('bold').fontSize(11).fillColor(colours.ink).text(title, left, top, { width })
  pdf.font('regular').fontSize(9.5).fillColor(colours.muted).text(text, { width })
  if (code !== undefined) {
    pdf.moveDown(0.5)
    pdf.font('bold').fontSize(10).fillColor(colours.ink).text(code, { width })
  }
  pdf.x = margin
  pdf.y = Math.max(pdf.y, top + qrSize)
}

/** Dark squares on the white paper, which is its quiet border. */
export function drawQr(
  pdf: Pdf,
  text: string,
  { left, top, size }: { readonly left: number; readonly top: number; readonly size: number },
): void {
  const squares = encodeQr(text, 'raw', { border: 1 })
  const side = size / squares.length
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pdf.rect(left + x * side, top + y * side, side + 0.02, side + 0.02)
    }),
  )
  pdf.fill(colours.ink)
}
