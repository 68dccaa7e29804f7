import { getDocumentProxy } from 'unpdf'

export interface PlacedText {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
}
export type PrintedPage = readonly PlacedText[]

/** The pages of a PDF as pdf.js reads them: each text with its place. */
export async function readPrinted(bytes: Uint8Array): Promise<readonly PrintedPage[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: PrintedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(
      items.flatMap(item => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , left, bottom] = item.transform as number[]
        if (left === undefined || bottom === undefined) return []
        return [{ text: item.str, left, right: left + item.width, bottom }]
      }),
    )
  }
  return pages
}

const isAmount = /^[\d\s\u00A0\u202F]*\d([.,]\d{2})?$/

/** Minor units of the amounts that stand right-aligned below a title, from all pages; a page may have several tables. */
export const printedColumn = (pages: readonly PrintedPage[], title: string): readonly bigint[] =>
  pages.flatMap(page => {
    const heads = page.filter(({ text }) => text === title)
    return page
      .filter(({ text }) => isAmount.test(text))
      .filter(one =>
        heads.some(head => one.bottom < head.bottom && Math.abs(one.right - head.right) < 1),
      )
      .map(({ text }) => BigInt(text.replaceAll(/\D/g, '')))
  })

/** The same of several columns, from the file alone. */
export async function readPrintedColumns(
  pdf: Uint8Array,
  titles: readonly string[],
): Promise<readonly (readonly bigint[])[]> {
  const pages = await readPrinted(pdf)
  return titles.map(title => printedColumn(pages, title))
}
