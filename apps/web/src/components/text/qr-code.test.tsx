import { render, screen } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const uri = 'otpauth://totp/Tartip:100101?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Tartip'
const pixels = 4

/** The drawing as a camera sees it: each module some pixels wide, dark on light. */
function photograph(svg: HTMLElement) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const dark = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
  const side = size * pixels
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y] of dark.matchAll(/M(\d+) (\d+)h1/g)) {
    for (let row = 0; row < pixels; row += 1) {
      for (let column = 0; column < pixels; column += 1) {
        const at = ((Number(y) * pixels + row) * side + Number(x) * pixels + column) * 4
        data.fill(0, at, at + 3)
      }
    }
  }
  return { width: side, height: side, data }
}

test('a camera reads from the drawing what was put in', () => {
  render(<QrCode text={uri} label="QR" />)
  expect(decodeQR(photograph(screen.getByRole('img', { name: 'QR' })))).toBe(uri)
})
