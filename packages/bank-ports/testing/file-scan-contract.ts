import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileScan } from '../src/file-scan.ts'
import { type ZippedFile, zipOf } from './zip-under-test.ts'

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

    const table: readonly ZippedFile[] = [
      { name: '[Content_Types].xml', text: '<Types/>' },
      { name: 'xl/workbook.xml', text: '<workbook/>' },
    ]

    test('an ordinary table, and an archive of texts, are clean', async () => {
      expect(await scan('реестр.xlsx', zipOf(table))).toMatchObject({ verdict: 'CLEAN' })
      const texts = zipOf([{ name: 'письма/1.txt', text: 'Просим подтвердить.' }])
      expect(await scan('письма.zip', texts)).toMatchObject({ verdict: 'CLEAN' })
    })

    test.each<[string, string, readonly ZippedFile[]]>([
      [
        'a table that runs macros',
        'реестр.xlsx',
        [...table, { name: 'xl/vbaProject.bin', text: '' }],
      ],
      ['a program in an archive', 'счёт.zip', [{ name: 'счёт.pdf.exe', text: 'MZ' }]],
      ['what nobody can read', 'акт.zip', [{ name: 'акт', text: 'x', isEncrypted: true }]],
      ['what unpacks to 60 MB', 'акт.zip', [{ name: 'акт', text: 'x', claimedBytes: 62_914_560 }]],
    ])('%s is not clean', async (_what, fileName, files) => {
      expect(await scan(fileName, zipOf(files))).not.toMatchObject({ verdict: 'CLEAN' })
    })

    test('half an archive, and an empty file, are not clean', async () => {
      const whole = zipOf(table)
      const half = whole.subarray(0, Math.floor(whole.length / 2))
      expect(await scan('реестр.xlsx', half)).not.toMatchObject({ verdict: 'CLEAN' })
      expect(await scan('реестр.xlsx', new Uint8Array())).not.toMatchObject({ verdict: 'CLEAN' })
    })
  })
}
