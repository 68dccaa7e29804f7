import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PaperText } from '@tartip/domain/payment/payment-paper'
import {
  colours,
  drawHead,
  drawQrBlock,
  drawRows,
  drawTitle,
  margin,
  openPdf,
  restOf,
  widthOf,
  writtenSoFar,
  type Pdf,
} from '@tartip/formats/pdf/pdf-sheet'

/** One page of a file: what it says, and what its code leads to. */
export interface PaperPage extends PaperText {
  readonly bankName: string
  readonly verificationCode: string
  readonly verificationAddress: string
}

/**
 * Payment orders as one PDF file, a page each, written while it is being sent: the next page is drawn when the one
 * before has been taken, and other work of the process has its turn in between.
 */
export async function* paymentOrdersPdf(
  pages: AsyncIterable<PaperPage>,
  options: { readonly fontsFolder: string; readonly title: string },
): AsyncGenerator<Uint8Array> {
  const pdf = openPdf(options)
  for await (const page of pages) {
    pdf.addPage()
    drawPage(pdf, page)
    yield* writtenSoFar(pdf)
    await nextTurn()
  }
  yield* restOf(pdf)
}

function drawPage(pdf: Pdf, page: PaperPage): void {
  drawHead(pdf, { ...page, subtitle: `${page.kind} · ${page.executed}` })
  drawAmount(pdf, page)
  drawRows(pdf, page.rows)
  if (page.signatures.length > 0) {
    drawTitle(pdf, page.signaturesTitle)
    drawRows(pdf, page.signatures)
  }
  drawQrBlock(pdf, {
    content: page.verificationAddress,
    link: page.verificationAddress,
    title: page.checkTitle,
    text: page.checkText,
    code: page.verificationCode,
  })
}

function drawAmount(pdf: Pdf, page: PaperPage): void {
  const width = widthOf(pdf)
  pdf.font('bold').fontSize(22).fillColor(colours.ink).text(page.amount, margin, pdf.y, { width })
  pdf.font('regular').fontSize(10).fillColor(colours.muted).text(page.amountInWords, { width })
  pdf.moveDown(1)
}
