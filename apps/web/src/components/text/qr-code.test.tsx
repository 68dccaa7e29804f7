import { render, screen } from '@testing-library/react'
import { readElqr } from '@tartip/domain/qr/elqr'
import { formatSaleCode } from '@tartip/domain/qr/sale-code'
import findCode from 'jsqr'
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const uri = 'otpauth://totp/Tartip:100101?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=Tartip'
const pixels = 6

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

/** The screen held in front of a camera: turned, blurred by the lens and noisy. */
function heldAskew({ width, data }: ReturnType<typeof photograph>, degrees: number) {
  const side = Math.ceil(width * 1.5)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const lightAt = (x: number, y: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const isInside = column >= 0 && row >= 0 && column < width && row < width
    return isInside ? (data[(row * width + column) * 4] ?? 255) : 235
  }
  const turned = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const [dx, dy] = [x - side / 2, y - side / 2]
      const [sx, sy] = [cos * dx + sin * dy + width / 2, cos * dy - sin * dx + width / 2]
      const sharp = [0, 1].flatMap(row => [0, 1].map(column => lightAt(sx + column, sy + row)))
      const grain = ((x * 31 + y * 17) % 23) - 11
      const light = 20 + (sharp.reduce((sum, one) => sum + one, 0) / 4) * 0.8 + grain
      turned.fill(light, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return { width: side, height: side, data: turned }
}

const saleCode = formatSaleCode(
  {
    recipient: { salePointCode: '100001', cashCode: '001' },
    name: 'Өзгөн күнү, дүкөн',
    amountMinor: 123_456_78n,
    isDynamic: true,
    transaction: '0123456789abcdef0123456789abcdef',
    comment: 'Буйрутма № 7',
  },
  { provider: 'qr.tartip.kg', address: 'https://qr.tartip.kg/qr' },
)

const shown = (text: string) => {
  render(<QrCode text={text} label="QR" />)
  return photograph(screen.getByRole('img', { name: 'QR' }))
}

test.each([uri, saleCode])('two independent readers see in the drawing what was put in', text => {
  const picture = shown(text)
  expect(decodeQR(picture)).toBe(text)
  expect(findCode(picture.data, picture.width, picture.height)?.data).toBe(text)
})

test.each([-12, 8, 30])(
  'a code is read from the screen of a customer held at %i degrees',
  degrees => {
    const { data, width, height } = heldAskew(shown(saleCode), degrees)
    const seen = readElqr(findCode(data, width, height)?.data ?? '')
    expect(seen).toMatchObject({ value: { amountMinor: 123_456_78n, name: 'Өзгөн күнү, дүкөн' } })
  },
)
