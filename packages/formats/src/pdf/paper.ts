import {
  colours,
  drawHead,
  drawNote,
  drawQrBlock,
  drawRows,
  drawTitle,
  margin,
  openPdf,
  restOf,
  widthOf,
  type Pdf,
  type QrBlock,
} from './pdf-sheet.ts'
import { drawSticker, type Sticker } from './sticker.ts'

/** What one paper of the bank says; it begins a page of its own. Plain data, so that a thread can write it. */
export interface Paper {
  readonly bankName: string
  readonly title: string
  readonly subtitle: string
  /** A sum that stands large above everything else. */
  readonly sum?: { readonly amount: string; readonly words: string }
  readonly parts: readonly {
    readonly title?: string
    readonly note?: string
    /** Words of a person, as many pages as they need. */
    readonly text?: string
    readonly rows: readonly { readonly label: string; readonly text: string }[]
  }[]
  readonly qr?: QrBlock
}

/** Papers that go into one file. */
export interface PaperFile {
  readonly fontsFolder: string
  readonly title: string
  /** Stands at the foot of each page, beside its number. */
  readonly footer?: string
  readonly papers: readonly (Paper | Sticker)[]
  readonly size?: 'A4' | 'A6'
}

/** Fonts are read and cut for each file, which takes long enough to disturb others: see printPapers. */
export async function writePapers({ papers, ...options }: PaperFile): Promise<Uint8Array> {
  const pdf = openPdf(options)
  for (const paper of papers) {
    pdf.addPage()
    if ('code' in paper) drawSticker(pdf, paper)
    else drawPaper(pdf, paper)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of restOf(pdf)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function drawPaper(pdf: Pdf, paper: Paper): void {
  drawHead(pdf, paper)
  if (paper.sum) drawSum(pdf, paper.sum)
  for (const { title, note, text, rows } of paper.parts) {
    if (title !== undefined) drawTitle(pdf, title)
    if (note !== undefined) drawNote(pdf, note)
    if (text !== undefined) drawText(pdf, text)
    drawRows(pdf, rows)
  }
  if (paper.qr) drawQrBlock(pdf, paper.qr)
}

function drawText(pdf: Pdf, text: string): void {
  pdf.moveDown(0.5)
  pdf.font('regular').fontSize(10.5).fillColor(colours.ink)
  pdf.text(text, margin, pdf.y, { width: widthOf(pdf), lineGap: 2 })
  pdf.moveDown(0.5)
}

function drawSum(pdf: Pdf, { amount, words }: NonNullable<Paper['sum']>): void {
  const width = widthOf(pdf)
  pdf.font('bold').fontSize(22).fillColor(colours.ink).text(amount, margin, pdf.y, { width })
  pdf.font('regular').fontSize(10).fillColor(colours.muted).text(words, { width })
  pdf.moveDown(1)
}
