import { colours, drawQr, type Pdf } from './pdf-sheet.ts'

/** A code on the counter of a shop. Plain data, so that a thread can draw it. */
export interface Sticker {
  /** What a camera reads. */
  readonly code: string
  readonly title: string
  /** Of the shop. */
  readonly name: string
  readonly place?: string
  /** A code of one price shows it. */
  readonly amount?: string
  readonly hint: string
  readonly bankName: string
}

/** The shorter and the longer side of A6 in points; A4 is twice as large. */
const [width, height] = [297.64, 419.53]
const codeSize = 204

/** Draws the sticker over the whole page, A6 or A4. */
export function drawSticker(pdf: Pdf, sticker: Sticker): void {
  pdf.scale(pdf.page.width / width)
  const line = (text: string, top: number, font: 'bold' | 'regular', size: number) =>
    pdf
      .font(font)
      .fontSize(size)
      .text(text, 20, top, {
        width: width - 40,
        height: size * 2.6,
        align: 'center',
        ellipsis: true,
      })
  pdf.rect(0, 0, width, 46).fill(colours.brand)
  pdf.fillColor('#ffffff')
  line(sticker.title, 12, 'bold', 17)
  pdf.fillColor(colours.ink)
  line(sticker.name, 58, 'bold', 16)
  pdf.fillColor(colours.muted)
  if (sticker.place) line(sticker.place, 100, 'regular', 10)
  drawQr(pdf, sticker.code, { left: (width - codeSize) / 2, top: 118, size: codeSize })
  pdf.fillColor(colours.ink)
  if (sticker.amount) line(sticker.amount, 328, 'bold', 17)
  pdf.fillColor(colours.muted)
  line(sticker.hint, 356, 'regular', 9.5)
  line(sticker.bankName, height - 30, 'regular', 9)
}
