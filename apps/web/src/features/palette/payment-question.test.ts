import { expect, test } from 'vitest'
import { payeeTextOf, questionOf } from './payment-question.ts'

const company = 'c1'

test('digits are a number of a document and an amount', () => {
  expect(questionOf('1250', company)).toMatchObject({
    isNumber: true,
    isAmount: true,
    isName: false,
    number: { transferNum: '1250' },
    amount: { startAmount: '1250.00', endAmount: '1250.00' },
  })
  expect(questionOf('№ 17', company)).toMatchObject({
    isNumber: true,
    isName: false,
    number: { transferNum: '17' },
  })
})

test('an amount is understood as people type it', () => {
  expect(questionOf('1 250,5', company)).toMatchObject({
    isNumber: false,
    isAmount: true,
    amount: { startAmount: '1250.50' },
  })
})

test('a name is requested in both layouts', () => {
  expect(questionOf(',thtrt', company)).toMatchObject({
    isName: true,
    isAmount: false,
    name: { recipientName: ',thtrt' },
    otherName: { recipientName: 'береке' },
  })
})

test('one or two letters ask nothing of the bank', () => {
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
