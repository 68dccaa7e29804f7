import { describe, expect, test } from 'vitest'
import { emptyFieldTexts } from '@tartip/domain/errors/field-errors'
import en from '@tartip/domain/forms/texts/en.json' with { type: 'json' }
import ky from '@tartip/domain/forms/texts/ky.json' with { type: 'json' }
import ru from '@tartip/domain/forms/texts/ru.json' with { type: 'json' }
import { fieldLine } from './field-line.ts'

const labels: Readonly<Record<'ru' | 'ky' | 'en', Readonly<Record<string, string>>>> = {
  ru,
  ky,
  en,
}

describe.each(['ru', 'ky', 'en'] as const)('in %s', language => {
  const fields = Object.keys(emptyFieldTexts).filter(field => field in labels[language])

  test.each(fields)('the empty field %s is named once', field => {
    const message = emptyFieldTexts[field]?.[language] ?? ''
    expect(fieldLine(labels[language][field] ?? '', message)).toBe(message)
  })
})

test.each([
  ['Счёт списания', 'Выберите счёт списания.', 'Выберите счёт списания.'],
  [
    'Төлөмдүн максаты',
    'Максаты: 210 белгиден ашпашы керек.',
    'Максаты: 210 белгиден ашпашы керек.',
  ],
  ['Сумма', 'Сумма: не больше 1 000 000,00', 'Сумма: не больше 1 000 000,00'],
  ['Сумма', 'Введите сумму.', 'Введите сумму.'],
  ['ИНН получателя', 'ИНН состоит из 14 цифр.', 'ИНН состоит из 14 цифр.'],
  ['Назначение платежа', 'Не больше 210 символов.', 'Назначение платежа: Не больше 210 символов.'],
  [
    'Счёт получателя',
    'Контрольные цифры счёта не сходятся. Проверьте номер.',
    'Счёт получателя: Контрольные цифры счёта не сходятся. Проверьте номер.',
  ],
  ['Purpose code', 'Fill in this field.', 'Purpose code: Fill in this field.'],
  ['Банк', 'Заполните поле.', 'Банк: Заполните поле.'],
])('«%s» with «%s» reads «%s»', (label, message, line) => {
  expect(fieldLine(label, message)).toBe(line)
})
