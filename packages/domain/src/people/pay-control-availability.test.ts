import { describe, expect, test } from 'vitest'

import { keyAvailability, type KeyHolder } from './pay-control-availability.ts'

const person = (signRight: KeyHolder['signRight'], hasWorkingKey: boolean): KeyHolder => ({
  fullName: `${signRight} person`,
  signRight,
  hasWorkingKey,
})

describe('whether documents can be confirmed on phones', () => {
  test('they can when every signatory of the scheme has a working key', () => {
    const people = [person('FIRST', true), person('SECOND', true), person('CREATOR', false)]
    expect(keyAvailability('TWO_SIGNATORY', people)).toEqual({
      available: true,
      nonAvailableFor: [],
    })
  })

  test('one signatory without a key blocks it, and is named', () => {
    const people = [person('SECOND', false), person('FIRST', true), person('FIRST', false)]
    expect(keyAvailability('TWO_SIGNATORY', people)).toEqual({
      available: false,
      nonAvailableFor: [
        { fullName: 'FIRST person', signRight: 'FIRST' },
        { fullName: 'SECOND person', signRight: 'SECOND' },
      ],
    })
  })

  test('the second signatory does not matter where one signature is enough', () => {
    const people = [person('FIRST', true), person('SECOND', false)]
    expect(keyAvailability('ONE_SIGNATORY', people).available).toBe(true)
  })

  test('a stage without anybody is not available, although nobody is missing a key', () => {
    expect(keyAvailability('TWO_SIGNATORY', [person('FIRST', true)])).toEqual({
      available: false,
      nonAvailableFor: [],
    })
  })
})
