import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileScan } from '../file-scan.ts'

/** A scanner. */
export interface ScannerUnderTest {
  readonly fileScan: FileScan
  close(): Promise<void>
}

/** What any scanner behind `FileScan` must do; run it against each implementation. */
export function describeFileScanContract(
  name: string,
  makeScanner: () => Promise<ScannerUnderTest>,
): void {
  describe(`file scan: ${name}`, () => {
    let scanner: ScannerUnderTest

    beforeAll(async () => {
      scanner = await makeScanner()
    })
    afterAll(() => scanner.close())

    const scan = (fileName: string, content: string | Uint8Array) =>
      scanner.fileScan.scan({
        fileName,
        contentType: 'application/octet-stream',
        bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
      })

    test('plain texts and images are clean', async () => {
      expect(await scan('письмо.txt', 'Просим подтвердить зачисление. Өтүнөбүз.')).toMatchObject({
        verdict: 'CLEAN',
      })
      const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
      expect(await scan('фото.png', png)).toMatchObject({ verdict: 'CLEAN' })
    })

    test('the test virus that every scanner knows is found, whatever surrounds it', async () => {
      const virus = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*']
      for (const content of [virus.join(''), `Уважаемый банк!\n${virus.join('')}\n`]) {
        expect(await scan('invoice.txt', content)).toMatchObject({ verdict: 'INFECTED' })
      }
    })

    test.each([
      ['a program called a document', 'договор.pdf', 'MZ\u0090\u0000\u0003'],
      ['a page called a table', 'реестр.xls', '<html><table></table></html>'],
      ['a table called a picture', 'фото.jpg', 'a;b;c'],
      ['a file without a kind', 'README', 'text'],
    ])('%s is not clean', async (_what, fileName, content) => {
      expect(await scan(fileName, content)).not.toMatchObject({ verdict: 'CLEAN' })
    })
  })
}
