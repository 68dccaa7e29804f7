import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clearingGross } from './clearing-gross.ts'
import {
  areRequisites,
  pastedFields,
  readRequisites,
  type PastedField,
} from './pasted-requisites.ts'

const account = '1030010000000115'
const inn = '01203201510217'
const spaced = '12 500,00'.replaceAll(' ', '\u00A0')

type Found = Partial<Record<PastedField | 'currency', string>>

/** What was found; an unsure value has a question mark behind it. */
function found(text: string): Found {
  const { fields, currency } = readRequisites(text)
  const shown = pastedFields.flatMap(field => {
    const value = fields[field]
    return value ? [[field, `${value.text}${value.isSure ? '' : ' ?'}`] as const] : []
  })
  return { ...Object.fromEntries(shown), ...(currency ? { currency } : {}) }
}

const stroy = 'ОсОО «Ала-Тоо Строй»'
const party = { recipientInn: inn, recipientAccount: account, recipientBic: '103001' }
const inSom = { amount: spaced, currency: 'KGS' } as const

const texts: readonly (readonly [name: string, text: string, found: Found])[] = [
  [
    'a mail with one requisite a line',
    `Добрый день! Реквизиты для оплаты:
Получатель: ${stroy}
ИНН: ${inn}
Р/с: ${account}
БИК: 103001
Сумма: 12 500,00 сом
Назначение платежа: Оплата за материалы по договору 12
С уважением, Айгуль`,
    {
      recipientName: stroy,
      ...party,
      ...inSom,
      purpose: 'Оплата за материалы по договору 12',
    },
  ],
  [
    'a mail in one line',
    `Прошу оплатить: ${stroy}, ИНН ${inn}, р/с ${account}, БИК 103001, сумма 12500 сом, назначение: за товар`,
    { recipientName: `${stroy} ?`, ...party, ...inSom, purpose: 'за товар' },
  ],
  [
    'a Kyrgyz mail',
    `Алуучу: ЖЧК «Береке»
ИНН: ${inn}
Эсеби: ${account}
БИК 103001
Суммасы: 12 500,00 сом
Төлөмдүн максаты: Келишим боюнча төлөм
Төлөмдүн коду: 42122700`,
    {
      recipientName: 'ЖЧК «Береке»',
      ...party,
      ...inSom,
      paymentCode: '42122700',
      purpose: 'Келишим боюнча төлөм',
    },
  ],
  [
    'an English mail',
    `Beneficiary: Ala-Too Stroy LLC
INN: ${inn}
Account: ${account}
BIC: 103001
Amount due: KGS 12,500.00
Purpose: Services, contract 5`,
    {
      recipientName: 'Ala-Too Stroy LLC',
      ...party,
      ...inSom,
      purpose: 'Services, contract 5',
    },
  ],
  [
    'groups of an invoice with the spaces of a scanner',
    `Поставщик: ${stroy}
ИНН 0120 3201 5102 17
р/с 1030 0100 0000 0115 в МБАНК
БИК 103 001
Всего к оплате: 12 500,00 сом`,
    { recipientName: stroy, ...party, ...inSom },
  ],
  [
    'an account grouped with hyphens',
    `Счёт получателя: 1030-0100-0000-0115, БИК 103001`,
    { recipientAccount: account, recipientBic: '103001' },
  ],
  [
    'an invoice that names the buyer too',
    `Счет на оплату № 47 от 03.11.2026
Поставщик: ${stroy}, ИНН ${inn}
Банк: ОАО МБАНК, БИК 103001, р/с ${account}
Покупатель: ОсОО «Нур», ИНН 02203201410019, р/с 1180000099999126
Итого: 12 500,00 сом`,
    { recipientName: stroy, ...party, ...inSom, purpose: 'Оплата по счёту № 47 от 03.11.2026 ?' },
  ],
  [
    'a buyer before the supplier',
    `Плательщик: ОсОО «Нур»
ИНН 02203201410019
р/с 1180000099999126
БИК 118001
Получатель: ${stroy}
ИНН ${inn}
р/с ${account}
БИК 103001`,
    { recipientName: stroy, ...party },
  ],
  [
    'a table of a spreadsheet',
    `Получатель\t${stroy}\nИНН\t${inn}\nСчёт\t${account}\nБИК\t103001\nСумма\t12 500,00 сом`,
    { recipientName: stroy, ...party, ...inSom },
  ],
  [
    'a row of a spreadsheet under its heads',
    `Получатель\tИНН\tСчёт\tБИК\tСумма\tНазначение\n${stroy}\t${inn}\t${account}\t103001\t12 500,00\tАренда за декабрь`,
    {
      recipientName: stroy,
      ...party,
      amount: `${spaced} ?`,
      purpose: 'Аренда за декабрь',
    },
  ],
  [
    'of several rows of a spreadsheet the first, and unsure',
    `Алуучу\tИНН\tЭсеби\n${stroy}\t${inn}\t${account}\nОсОО «Нур»\t02203201410019\t1180000099999126`,
    {
      recipientName: `${stroy} ?`,
      recipientInn: `${inn} ?`,
      recipientAccount: `${account} ?`,
    },
  ],
  [
    'a table under a line that speaks of an account',
    `Реквизиты, номер счёта получателя ниже\nспасибо\nПолучатель\tИНН\tСчёт\tБИК\tСумма\n${stroy}\t${inn}\t${account}\t103001\t12 500,00`,
    { recipientName: stroy, ...party, amount: `${spaced} ?` },
  ],
  [
    'a message whose purpose stands before the name',
    `на 12500 с. за июль ${stroy} ИНН ${inn} р/с ${account}`,
    {
      recipientName: `${stroy} ?`,
      recipientInn: inn,
      recipientAccount: account,
      amount: `${spaced} ?`,
      currency: 'KGS',
      purpose: 'За июль ?',
    },
  ],
  [
    'a message without labels',
    `оплатите ИП Асанов Бакыт инн ${inn} р/счет ${account} мбанк 103001 сумма 12500с за ремонт кондиционера`,
    {
      recipientName: 'ИП Асанов Бакыт ?',
      ...party,
      recipientBic: '103001 ?',
      ...inSom,
      purpose: 'За ремонт кондиционера ?',
    },
  ],
  [
    'an English letter with the code before the amount',
    `Please transfer KGS 12,500.00 to:\nBeneficiary: Alatau Freight LLC\nAccount No.: ${account}\nPayment details: Invoice AF-2211`,
    {
      recipientName: 'Alatau Freight LLC',
      recipientAccount: account,
      amount: `${spaced} ?`,
      currency: 'KGS',
      purpose: 'Invoice AF-2211',
    },
  ],
  [
    'labels above their values',
    `Получатель\n${stroy}\nИНН\n${inn}\nСчёт получателя\n${account}`,
    { recipientName: stroy, recipientInn: `${inn} ?`, recipientAccount: account },
  ],
  [
    '1C: one payment order',
    `1CClientBankExchange
ВерсияФормата=1.02
Кодировка=Windows
СекцияДокумент=Платежное поручение
Номер=15
Дата=03.11.2026
Сумма=12500.00
ПлательщикСчет=1180000099999126
ПлательщикИНН=02203201410019
Плательщик1=ОсОО "Нур"
ПолучательСчет=${account}
ПолучательИНН=${inn}
Получатель1=ОсОО "Ала-Тоо Строй"
ПолучательБИК=103001
НазначениеПлатежа=За материалы
КонецДокумента
КонецФайла`,
    { recipientName: 'ОсОО "Ала-Тоо Строй"', ...party, amount: spaced, purpose: 'За материалы' },
  ],
  [
    '1C: a purpose in parts',
    `1CClientBankExchange\nСекцияДокумент=Платежное поручение\nСумма=12500.00\nПолучательРасчСчет=${account}\nНазначениеПлатежа1=За материалы\nНазначениеПлатежа2=по договору 12\nКонецДокумента`,
    { recipientAccount: account, amount: spaced, purpose: 'За материалы по договору 12' },
  ],
  [
    '1C: of several documents the first, and unsure',
    `1CClientBankExchange\nСекцияДокумент=Платежное поручение\nПолучательСчет=${account}\nСумма=12500.00\nКонецДокумента\nСекцияДокумент=Платежное поручение\nПолучательСчет=1180000099999126\nКонецДокумента`,
    { recipientAccount: `${account} ?`, amount: `${spaced} ?` },
  ],
  [
    '1C: an account of another country is left out',
    `1CClientBankExchange\nСекцияДокумент=Платежное поручение\nПолучательСчет=40702810500000000001\nПолучательИНН=${inn}\nСумма=12500.00`,
    { recipientInn: inn, amount: spaced },
  ],
  [
    'two accounts of one recipient are unsure',
    `Получатель: ${stroy}, счёт ${account} или счёт 1180000099999126`,
    { recipientName: `${stroy}`, recipientAccount: `${account} ?` },
  ],
  [
    'an amount without a currency is unsure',
    `р/с ${account}, сумма: 12 500,00`,
    { recipientAccount: account, amount: `${spaced} ?` },
  ],
  [
    'dollars stay dollars',
    `Account ${account}. Total: $1,200.50`,
    { recipientAccount: account, amount: '1\u00A0200,50', currency: 'USD' },
  ],
  [
    'roubles stay roubles',
    `р/с ${account}; итого 12 500,00 руб.`,
    { recipientAccount: account, amount: spaced, currency: 'RUB' },
  ],
  [
    'an ambiguous amount is left out',
    `р/с ${account}, сумма 1,234 сом`,
    { recipientAccount: account },
  ],
  ['zero is no amount', `р/с ${account}, сумма 0,00 сом`, { recipientAccount: account }],
  [
    'what is to be paid goes before the total and the tax',
    `Счёт ${account}
Итого: 12 000,00 сом
НДС 12%: 500,00 сом
Всего к оплате: 12 500,00 сом`,
    { recipientAccount: account, ...inSom },
  ],
  [
    'totals that differ are unsure',
    `Счёт ${account}\nИтого 12 500,00 сом\nИтого 13 000,00 сом`,
    { recipientAccount: account, amount: `${spaced} ?`, currency: 'KGS' },
  ],
  [
    'a date by which to pay is unsure',
    `р/с ${account}, оплатить до 5.12.2026`,
    { recipientAccount: account, valueDate: '2026-12-05 ?' },
  ],
  [
    'a day that does not exist is left out',
    `р/с ${account}, дата платежа 31.11.2026`,
    { recipientAccount: account },
  ],
  [
    'an INN that cannot be one is left out',
    `р/с ${account}, ИНН 99999999999999`,
    { recipientAccount: account },
  ],
  [
    'a purpose that the bank refuses is left out',
    `р/с ${account}\nНазначение: A & B`,
    { recipientAccount: account },
  ],
  [
    'an entrepreneur without a label is unsure',
    `ИП Үсөнова А. Б. р/с ${account} БИК 103001`,
    { recipientName: 'ИП Үсөнова А. Б ?', recipientAccount: account, recipientBic: '103001' },
  ],
  [
    'a payment code of an invoice',
    `Код платежа: 42122700; р/с ${account}; ИНН ${inn}`,
    { recipientInn: inn, recipientAccount: account, paymentCode: '42122700' },
  ],
  [
    'an English invoice',
    `Invoice No. 17 dated 01.11.2026\nAccount no. ${account}`,
    {
      recipientAccount: account,
      purpose: 'Payment for invoice № 17 of 01.11.2026 ?',
    },
  ],
  ['a mail without requisites', 'Добрый день! Когда будет оплата по договору 12?', {}],
  ['a phone number', 'Тел. +996 555 123 456', {}],
]

describe('pasted requisites', () => {
  test.each(texts)('%s', (_name, text, expected) => {
    expect(found(text)).toEqual(expected)
  })

  test('are two values of a party at least', () => {
    expect(areRequisites(readRequisites(account))).toBe(false)
    expect(areRequisites(readRequisites(`${account} ИНН ${inn}`))).toBe(true)
    expect(areRequisites(readRequisites('сумма 12 500,00 сом, назначение: за товар'))).toBe(false)
  })

  test('a whole book is not read', () => {
    expect(found(`р/с ${account} `.repeat(2_000))).toEqual({})
  })

  test('a value that its own field refuses is never given', () => {
    const words = fc.constantFrom(
      ...[
        'Получатель:',
        'ИНН',
        'р/с',
        'БИК',
        'сумма',
        'назначение:',
        'дата платежа',
        'код платежа',
      ],
      ...['Плательщик', 'сом', '$', '№', '&', '\n', '\t', ',', '-', ' ', '0', '1', '12 500,00'],
      ...[account, inn, '103001', '42122700', '31.02.2026', '01.12.2026', '1,234', stroy, '"', '‐'],
    )
    const anything = fc.oneof({ weight: 6, arbitrary: words }, fc.string({ maxLength: 12 }))
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40 }), parts => {
        const { fields } = readRequisites(parts.join(' '))
        for (const field of pastedFields) {
          const text = fields[field]?.text
          if (text === undefined) continue
          const read = clearingGross.fields[field]?.kind.read(text, { source: 'typed', facts: {} })
          expect(read?.ok).toBe(true)
          expect(text).not.toBe('')
        }
      }),
      { numRuns: 300 },
    )
  })
})
