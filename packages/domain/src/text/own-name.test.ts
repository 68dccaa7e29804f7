import { describe, expect, test } from 'vitest'

import { err, ok } from '../result.ts'
import {
  accountNameMaxLength,
  cardTitleMaxLength,
  readAccountName,
  readCardTitle,
} from './own-name.ts'

const account = err('ACCOUNT_NAME_INVALID', { max: accountNameMaxLength })
const card = err('CARD_TITLE_INVALID', { max: cardTitleMaxLength })

describe('a name that a company gives', () => {
  test.each([
    ['  Аренда  офиса ', 'Аренда офиса'],
    ['я'.repeat(cardTitleMaxLength), 'я'.repeat(cardTitleMaxLength)],
  ])('«%s» is kept as «%s» for accounts and cards', (typed, kept) => {
    expect([readAccountName(typed), readCardTitle(typed)]).toEqual([ok(kept), ok(kept)])
  })

  test.each(['<b>', 'A & B', 'Аренда\u202E', 'я'.repeat(accountNameMaxLength + 1)])(
    '«%s» is taken for neither',
    typed => expect([readAccountName(typed), readCardTitle(typed)]).toEqual([account, card]),
  )

  test('may be longer for an account than for a card', () => {
    const name = 'я'.repeat(accountNameMaxLength)
    expect([readAccountName(name), readCardTitle(name)]).toEqual([ok(name), card])
  })

  test('may be taken away from a card, and never from an account', () => {
    expect([readAccountName(' '), readCardTitle(' ')]).toEqual([account, ok('')])
  })
})
