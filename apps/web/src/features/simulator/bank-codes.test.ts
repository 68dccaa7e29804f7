import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isErrorCode } from '@tartip/domain/errors/catalogue'
import { expect, test } from 'vitest'
import { deskRefusals } from './desk-refusals.ts'
import ru from './i18n/ru.json' with { type: 'json' }

/** The bank is not part of the client, so its lists are read as text, not imported. */
const bank = resolve(import.meta.dirname, '../../../../../packages/bank-twin/src')

const quotedIn = (text: string): string[] =>
  [...text.matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, code = '']) => code)

/** The codes of a list or union in a file of the bank. */
function codesOf(file: string, declaration: string): string[] {
  const text = readFileSync(join(bank, file), 'utf8')
  const [, after = ''] = text.split(declaration)
  return quotedIn(after.split(/\n\n|\] as const/)[0] ?? '')
}

test.each([
  ['quotes/rate-quotes.ts', 'DealerRefusal'],
  ['token/software-token.ts', 'SoftwareTokenRefusal'],
  ['pay-control/handset.ts', 'HandsetRefusal'],
  ['contracts/people-desk.ts', 'PeopleDeskRefusal'],
  ['letters/bank-letters.ts', 'LettersDeskRefusal'],
  ['instalments/instalment-partner.ts', 'ClaimDeskRefusal'],
  ['bank-twin-types.ts', 'DeskRefusal'],
])('every refusal of the desk of %s has a text', (file, union) => {
  const codes = codesOf(file, `export type ${union} =`)
  expect(codes.length).toBeGreaterThan(1)
  const known = new Set<string>(deskRefusals)
  expect(codes.filter(code => !known.has(code) && !isErrorCode(code))).toEqual([])
})

test('every fault of the bank has a name, and no other has one', () => {
  const kinds = codesOf('faults/fault-plan.ts', 'export const faultKinds = [')
  expect(kinds.length).toBeGreaterThan(3)
  expect(Object.keys(ru.faults.kinds).toSorted()).toEqual(kinds.toSorted())
})
