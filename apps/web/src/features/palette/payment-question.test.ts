import { expect, test } from 'vitest'
import { payeeTextOf, questionOf } from './payment-question.ts'

const company = 'c1'

test.each([
  ['digits', '1250', '1250'],
  ['a number with its sign', '№ 777034', '777034'],
  ['digits in groups', '1 030 100', '1030100'],
])('%s are searched, and are the number of a document', (_name, typed, transferNum) => {
  expect(questionOf(typed, company)).toMatchObject({
    isNumber: true,
    isName: false,
    number: { transferNum, sort: 'TRANSFER_NUM', order: 'ASC' },
    typed: { search: typed },
  })
})

test.each(['1030 0100 0000 0115', '330 000,00', '«Ала-Тоо»', 'О’Коннор', '№5 ОсОО', '100%'])(
  '%s is searched as the history searches it',
  typed => {
    expect(questionOf(typed, company)).toMatchObject({
      isNumber: false,
      typed: { legalPartyId: company, search: typed },
    })
  },
)

test('a name is searched in both layouts', () => {
  expect(questionOf(',thtrt', company)).toMatchObject({
    isName: true,
    typed: { search: ',thtrt' },
    otherLayout: { search: 'береке' },
  })
})

test('one or two letters send no request', () => {
  expect(questionOf('бе', company)).toBeUndefined()
  expect(questionOf('бер', company)).toMatchObject({ isName: true })
  expect(questionOf('  ', company)).toBeUndefined()
})

test.each([
  ['заплатить стро', 'стро'],
  ['Pay stroy', 'stroy'],
  ['төлөө Береке', 'Береке'],
  ['стро', 'стро'],
  ['оплатить', 'оплатить'],
  ['с', undefined],
])('«%s» searches payees by «%s»', (typed, text) => {
  expect(payeeTextOf(typed)).toBe(text)
})
