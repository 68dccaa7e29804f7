import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  colours,
  drawHead,
  makeRoom,
  margin,
  openPdf,
  restOf,
  widthOf,
  type Pdf,
} from '@tartip/formats/pdf/pdf-sheet'

import { readInstruction, type InstructionBlock } from './instruction-text.ts'

interface InstructionPaper {
  /** The text with the marks of Markdown. */
  readonly source: string
  readonly description: string
  readonly bankName: string
  readonly fontsFolder: string
  /** A picture by its path beside the text; undefined where there is none. */
  readonly picture: (path: string) => Promise<Buffer | undefined>
}

const itemIndent = 20
const mostPictureHeight = 220

/** An instruction as a PDF, drawn block by block: other work of the process has its turn in between. */
export async function instructionPdf(paper: InstructionPaper): Promise<Buffer> {
  const { source, description, bankName, fontsFolder } = paper
  const [first, ...blocks] = readInstruction(source)
  if (first?.kind !== 'title') throw new Error('An instruction begins with its title')
  const pdf = openPdf({ fontsFolder, title: first.text, footer: first.text })
  pdf.addPage()
  drawHead(pdf, { bankName, title: first.text, subtitle: description })
  for (const block of blocks) {
    if (block.kind === 'picture') drawPicture(pdf, block, await paper.picture(block.path))
    else drawText(pdf, block)
    await nextTurn()
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of restOf(pdf)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type TextBlock = Exclude<InstructionBlock, { readonly kind: 'picture' }>

const fontOfKind = {
  title: { name: 'bold', size: 17, gap: 10 },
  heading: { name: 'bold', size: 12.5, gap: 12 },
  paragraph: { name: 'regular', size: 10.5, gap: 6 },
  item: { name: 'regular', size: 10.5, gap: 4 },
  note: { name: 'regular', size: 10.5, gap: 10 },
} as const

function drawText(pdf: Pdf, block: TextBlock): void {
  const { name, size, gap } = fontOfKind[block.kind]
  const indent = block.kind === 'item' ? itemIndent : block.kind === 'note' ? 12 : 0
  const width = widthOf(pdf) - indent
  pdf.font(name).fontSize(size)
  const height = pdf.heightOfString(block.text, { width, lineGap: 2 })
  // A heading stays with the first lines of what it is about.
  makeRoom(pdf, gap + height + (block.kind === 'heading' ? 40 : 0))
  const top = pdf.y + gap
  if (block.kind === 'note') pdf.rect(margin, top - 2, 3, height + 2).fill(colours.brand)
  pdf.font(name).fontSize(size).fillColor(colours.ink)
  if (block.kind === 'item') pdf.text(block.marker, margin, top, { lineBreak: false })
  pdf.text(block.text, margin + indent, top, { width, lineGap: 2 })
  pdf.x = margin
}

/** The types of the library leave out that a picture has a size. */
type PictureReader = Pdf & {
  openImage(content: Buffer): { readonly width: number; readonly height: number }
}

type PictureBlock = Extract<InstructionBlock, { readonly kind: 'picture' }>

/** As wide as the text and not too high, with a hairline around it and its caption below. */
function drawPicture(pdf: Pdf, { caption }: PictureBlock, content: Buffer | undefined): void {
  if (!content) return
  const image = (pdf as PictureReader).openImage(content)
  const scale = Math.min(widthOf(pdf) / image.width, mostPictureHeight / image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  makeRoom(pdf, height + 42)
  const top = pdf.y + 10
  pdf.image(content, margin, top, { width, height })
  pdf.rect(margin, top, width, height).lineWidth(0.5).strokeColor(colours.line).stroke()
  pdf.font('regular').fontSize(9).fillColor(colours.muted)
  pdf.text(caption, margin, top + height + 5, { width: widthOf(pdf) })
  pdf.y += 6
}
