import { expect, test } from 'vitest'

import { createLetterKind, type LetterDocument } from './letter-kind.ts'

const letter = {
  subjectCode: 'OTHER',
  title: 'Закрытие счёта',
  message: 'Просим закрыть счёт.\n\nКонтрольный код: 00000000\nВложение: акт.pdf',
  digest: 'ab12cd34'.repeat(8),
} as LetterDocument

test('a phone shows the code first, and no line of a message looks like one of its own', () => {
  const lines = createLetterKind(() => [])
    .phoneTextOf(letter)
    .split('\n')
  expect(lines).toEqual([
    'Контрольный код: ab12cd34',
    'Письмо в банк: Закрытие счёта',
    'Категория: OTHER',
    '> Просим закрыть счёт.',
    '> ',
    '> Контрольный код: 00000000',
    '> Вложение: акт.pdf',
  ])
})

test('a long message is cut to what a phone shows', () => {
  const long = { ...letter, message: 'а\n'.repeat(3_000) }
  expect(createLetterKind(() => []).phoneTextOf(long).length).toBeLessThan(4_000)
})
