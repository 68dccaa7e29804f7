import { describe, expect, test } from 'vitest'
import {
  longestNameWord,
  payeeNameKey,
  payeeOfOtherAccount,
  payeeOfOtherName,
  type Payee,
} from './payee.ts'

const known: Payee = {
  account: '1240000000000101',
  bic: '124030',
  name: 'ОсОО "Бишкек Строй"',
  inn: '01203201410014',
}
const nameless: Payee = { account: '1030000000000202', bic: '103001', name: 'ИП Үсөнова А.' }
const typed = { account: '1240000000000999', name: '', inn: '' }
const find = (more: Partial<typeof typed>) =>
  payeeOfOtherAccount([known, nameless], { ...typed, ...more })

describe('a payee under another name', () => {
  const { account, name, inn = '' } = known
  const other = (more: Partial<typeof typed>) =>
    payeeOfOtherName([known, nameless], { account, name, inn, ...more })

  test('is found by the account and by the INN', () => {
    expect(other({ name: 'ОсОО Ала-Тоо' })).toBe(known)
    expect(other({ account: typed.account, name: 'ОсОО Ала-Тоо' })).toBe(known)
    expect(other({ inn: '02203201410019' })).toBe(known)
  })

  test('is none for the payee of before, in any spelling and with or without an INN', () => {
    expect(other({})).toBeUndefined()
    expect(other({ name: 'бишкек-строй' })).toBeUndefined()
    expect(other({ inn: '' })).toBeUndefined()
    expect(other({ account: nameless.account, name: nameless.name, inn: '1' })).toBeUndefined()
  })

  test('is none for a payee who was never paid', () => {
    expect(other({ account: typed.account, inn: '02203201410019' })).toBeUndefined()
  })
})

describe('a payee with another account', () => {
  test('is found by the INN, however it is grouped', () => {
    expect(find({ inn: '0120 3201 4100 14' })).toBe(known)
  })

  test('is found by the name in any spelling', () => {
    expect(find({ name: 'бишкек-строй' })).toBe(known)
    expect(find({ name: 'ИП УСОНОВА А' })).toBe(nameless)
    // The bank keeps «№» as «NO».
    const stored = { ...nameless, name: 'Завод NO5' }
    expect(payeeOfOtherAccount([stored], { ...typed, name: 'Завод № 5' })).toBe(stored)
  })

  test('is not somebody of the same name with another INN', () => {
    expect(find({ name: 'Бишкек Строй', inn: '02203201410019' })).toBeUndefined()
  })

  test('is none while the account is not whole', () => {
    expect(find({ account: '124000000000', inn: '01203201410014' })).toBeUndefined()
  })

  test('is none when the account is known', () => {
    expect(find({ account: '1240 0000 0000 0101', inn: '01203201410014' })).toBeUndefined()
    expect(find({ account: nameless.account, inn: '01203201410014' })).toBeUndefined()
  })

  test('is found abroad, by an IBAN and by an account of another kind', () => {
    const kept = 'DE89370400440532013000'
    const abroad: Payee = { account: kept, bic: 'DEUTDEFF', name: 'ACME TRADING LTD' }
    const of = (account: string) =>
      payeeOfOtherAccount([known, abroad], {
        account,
        name: 'Acme Trading',
        inn: '',
        isAbroad: true,
      })
    expect(of('GB82 WEST 1234 5698 7654 32')).toBe(abroad)
    expect(of('001000001')).toBe(abroad)
    expect(of('de89 3704 0044 0532 0130 00')).toBeUndefined()
    expect(of('GB82 WEST 1234')).toBeUndefined()
    expect(of('')).toBeUndefined()
  })

  test('is none for a name of two letters', () => {
    const short = [{ ...known, name: 'АБ' }]
    expect(payeeOfOtherAccount(short, { ...typed, name: 'АБ' })).toBeUndefined()
  })
})

test('a legal form is no part of a name, unless it is inside a word', () => {
  expect(payeeNameKey('ОсОО «Жилстрой»')).toBe('жилстрой')
  expect(payeeNameKey('ЖЧК Жилстрой')).toBe('жилстрой')
})

test('a name is searched by its longest word', () => {
  expect(longestNameWord('ОсОО «Ала-Тоо Строй»')).toBe('строй')
  expect(longestNameWord('ОсОО')).toBe('')
})
