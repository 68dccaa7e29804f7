import { describe, expect, test } from 'vitest'

import { proofBytes, readVerificationCode, writeVerificationCode } from './verification-code.ts'

const documentId = '0190b6a2-1c2d-7e3f-8a4b-5c6d7e8f9a0b'
const proof = Uint8Array.from({ length: proofBytes }, (_, index) => 255 - index * 31)
const code = writeVerificationCode(documentId, proof)

describe('a verification code', () => {
  test('gives back the document and the proof', () => {
    expect(readVerificationCode(code)).toEqual({ documentId, proof })
  })

  test('has groups of four without letters that are mistaken for digits', () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{1,4})+$/)
  })

  test.each([
    ['in small letters', code.toLowerCase()],
    ['without its groups', code.replaceAll('-', '')],
    ['with spaces', code.replaceAll('-', ' ')],
    ['with O and I in the place of digits', code.replaceAll('0', 'O').replaceAll('1', 'I')],
  ])('may be typed %s', (_name, typed) => {
    expect(readVerificationCode(typed)).toEqual({ documentId, proof })
  })

  test.each(['', 'ABCD', `${code}A`, code.slice(1), code.replace(/.$/, 'U')])(
    '%j is none',
    typed => {
      expect(readVerificationCode(typed)).toBeUndefined()
    },
  )
})
