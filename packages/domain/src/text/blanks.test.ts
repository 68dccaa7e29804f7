import { describe, expect, test } from 'vitest'
import { inGroups, withoutBlanks, withoutInvisible, withPlainSpaces } from './blanks.ts'

describe('blanks that come along with a number', () => {
  test('are taken out of an identifier, whatever they are', () => {
    expect(withoutBlanks(' 1\u00A02\u202F3\u20094\u30005\t6\n7\u200B8\uFEFF9\u200E ')).toBe(
      '123456789',
    )
  })

  test('become plain spaces in an amount, but lines and columns stay apart', () => {
    expect(withPlainSpaces('1\u00A0234\u202F567')).toBe('1 234 567')
    expect(withPlainSpaces('1\t2\n3')).toBe('1\t2\n3')
  })

  test('what prints nothing is taken out', () => {
    expect(withoutInvisible('\u202A1\u00AD2\u2066')).toBe('12')
    expect(withoutInvisible('Өмүр бек')).toBe('Өмүр бек')
  })

  test('groups do not break', () => {
    expect(inGroups('12345', 2)).toBe('12\u00A034\u00A05')
    expect(inGroups('', 4)).toBe('')
  })
})
