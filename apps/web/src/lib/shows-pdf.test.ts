import { expect, test } from 'vitest'
import { showsPdf } from './shows-pdf.ts'

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15'
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'

test.each([
  ['Chrome', chrome, true],
  ['Firefox', firefox, true],
  ['Safari', safari, false],
  ['a phone', phone, false],
])('a PDF opens in a tab of %s: %s', (_name, userAgent, isShown) => {
  expect(showsPdf({ userAgent, pdfViewerEnabled: true })).toBe(isShown)
})

test('a browser without a viewer saves it', () => {
  expect(showsPdf({ userAgent: chrome, pdfViewerEnabled: false })).toBe(false)
})
