import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PaperText } from '@tartip/domain/payment/payment-paper'
import PdfDocument from 'pdfkit'
import encodeQr from 'qr'

/** One page of a file: what it says, and what its code leads to. */
export interface PaperPage extends PaperText {
  readonly bankName: string
  readonly verificationCode: string
  readonly verificationAddress: string
}

type Pdf = InstanceType<typeof PdfDocument>

const margin = 48
const brand = '#12594a'
const ink = '#1b1f1d'
const muted = '#5d6661'
const line = '#d6dbd8'
const labelWidth = 150
const qrSize = 92

/**
 * Payment orders as one PDF file, a page each, written while it is being sent: the next page is drawn when the one
 * before has been taken, and other work of the process has its turn in between.
 */
export async function* paymentOrdersPdf(
  pages: AsyncIterable<PaperPage>,
  { fontsFolder, title }: { readonly fontsFolder: string; readonly title: string },
): AsyncGenerator<Uint8Array> {
  const pdf = new PdfDocument({
    size: 'A4',
    margin,
    autoFirstPage: false,
    info: { Title: title, Producer: 'Tartip', Creator: 'Tartip' },
  })
  pdf.registerFont('regular', join(fontsFolder, 'Onest-Regular.ttf'))
  pdf.registerFont('bold', join(fontsFolder, 'Onest-SemiBold.ttf'))
  for await (const page of pages) {
    pdf.addPage()
    drawPage(pdf, page)
    yield* written(pdf)
    await nextTurn()
  }
  pdf.end()
  for await (const chunk of pdf) yield chunk as Uint8Array
}

/** What the document has ready so far. */
function* written(pdf: Pdf): Generator<Uint8Array> {
  for (;;) {
    const chunk: unknown = pdf.read()
    if (!(chunk instanceof Uint8Array)) return
    yield chunk
  }
}

function drawPage(pdf: Pdf, page: PaperPage): void {
  const width = pdf.page.width - 2 * margin
  drawHead(pdf, page, width)
  drawAmount(pdf, page, width)
  drawRows(pdf, page.rows, width)
  if (page.signatures.length > 0) {
    drawTitle(pdf, page.signaturesTitle)
    drawRows(pdf, page.signatures, width)
  }
  drawCheck(pdf, page, width)
}

function drawHead(pdf: Pdf, page: PaperPage, width: number): void {
  pdf.rect(margin, margin, 4, 40).fill(brand)
  pdf.font('bold').fontSize(11).fillColor(brand)
  pdf.text(page.bankName, margin + 14, margin + 2, { width: width - 14 })
  pdf.font('bold').fontSize(17).fillColor(ink)
  pdf.text(page.title, margin + 14, margin + 18, { width: width - 14 })
  pdf.y = Math.max(pdf.y, margin + 40) + 12
  pdf.font('regular').fontSize(10).fillColor(muted)
  pdf.text(`${page.kind} · ${page.executed}`, margin, pdf.y, { width })
  pdf.moveDown(0.8)
}

function drawAmount(pdf: Pdf, page: PaperPage, width: number): void {
  pdf.font('bold').fontSize(22).fillColor(ink).text(page.amount, margin, pdf.y, { width })
  pdf.font('regular').fontSize(10).fillColor(muted).text(page.amountInWords, { width })
  pdf.moveDown(1)
}

function drawTitle(pdf: Pdf, title: string): void {
  pdf.moveDown(0.8)
  pdf.font('bold').fontSize(11).fillColor(ink).text(title, margin, pdf.y)
  pdf.moveDown(0.4)
}

function drawRows(pdf: Pdf, rows: PaperPage['rows'], width: number): void {
  for (const { label, text } of rows) {
    const textWidth = width - labelWidth
    pdf.font('regular').fontSize(10)
    const height = Math.max(
      pdf.heightOfString(label, { width: labelWidth - 12 }),
      pdf.heightOfString(text, { width: textWidth }),
    )
    if (pdf.y + height > pdf.page.height - margin) pdf.addPage()
    const top = pdf.y
    pdf.fillColor(muted).text(label, margin, top, { width: labelWidth - 12 })
    pdf.fillColor(ink).text(text, margin + labelWidth, top, { width: textWidth })
    pdf.y = top + height + 5
    pdf.moveTo(margin, pdf.y).lineTo(margin + width, pdf.y)
    pdf.lineWidth(0.5).strokeColor(line).stroke()
    pdf.y += 5
  }
  pdf.x = margin
}

function drawCheck(pdf: Pdf, page: PaperPage, width: number): void {
  pdf.moveDown(1)
  if (pdf.y + qrSize > pdf.page.height - margin) pdf.addPage()
  const top = pdf.y
  drawQr(pdf, page.verificationAddress, margin, top)
  // On a screen the code is pressed instead of photographed.
  pdf.link(margin, top, qrSize, qrSize, page.verificationAddress)
  const left = margin + qrSize + 16
  const textWidth = width - qrSize - 16
  pdf
    .font('bold')
    .fontSize(11)
    .fillColor(ink)
    .text(page.checkTitle, left, top, { width: textWidth })
  pdf.font('regular').fontSize(9.5).fillColor(muted).text(page.checkText, { width: textWidth })
  pdf.moveDown(0.5)
  pdf.font('bold').fontSize(10).fillColor(ink).text(page.verificationCode, { width: textWidth })
}

/** Dark squares on the white paper, which is its quiet border. */
function drawQr(pdf: Pdf, text: string, left: number, top: number): void {
  const squares = encodeQr(text, 'raw', { border: 1 })
  const size = qrSize / squares.length
  squares.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pdf.rect(left + x * size, top + y * size, size + 0.02, size + 0.02)
    }),
  )
  pdf.fill(ink)
}
