import type { QrOrder } from '@tartip/domain/payment/payment-order'
import { describe, expect, test } from 'vitest'
import { amlHit, amlWordOf } from './aml-screening.ts'

const order = (purpose: string, recipientName = 'ОсОО «Получатель»'): QrOrder => ({
  paymentId: '0193f6a0-1111-7abc-8def-0123456789ab',
  legalPartyId: 'payer',
  operationCode: 'QR',
  payerAccount: '1090000000000101',
  payerName: 'ОсОО «Плательщик»',
  recipientName,
  qr: { provider: 'qr.bank.kg', merchantId: '1' },
  amountMinor: 1n,
  currency: 'KGS',
  commissionMinor: 0n,
  commissionCurrency: 'KGS',
  purpose,
  transferNum: '1',
  valueDate: '2026-11-30',
  digest: '',
})

describe('the word list', () => {
  const list = ['Оружие', 'северная корея'].map(amlWordOf)

  test.each([
    ['Оплата за ОРУЖИЕ', 'оружие'],
    ['Услуги, оружие.', 'оружие'],
    ['Доставка: Северная   Корея', 'северная корея'],
    ['Оружейная палата, билеты', undefined],
    ['Северная дорога', undefined],
  ])('in «%s» finds %s', (purpose, hit) => {
    expect(amlHit(order(purpose), list)).toBe(hit)
  })

  test.each([
    'Оплата за ОРУЖИЕ',
    'орүжие',
    'өружие',
    'oрyжиe',
    'OРYЖИE',
    '0ружие',
    'ору-жие',
    'ору - жие',
    'о.р.у.ж.и.е',
    'о р у ж и е',
    'о\u0301ружие',
    'ору\u00adжие',
    'ору\u200bжие',
    'оружи\u02bcе',
    'о\u02b9ружие',
    'ορужие',
    'о🔫ружие',
    'Оружие_оптом',
  ])('is found behind look-alike letters and separators: «%s»', purpose => {
    expect(amlHit(order(purpose), list)).toBe('оружие')
  })

  test.each([
    ['Тalib', 'talib'],
    ['TALlB', 'talib'],
    ['tаliЬ', 'talib'],
    ['КОКАИH', 'кокаин'],
    ['взрьlвчатка', 'взрывчатка'],
    ['взpЫвчатка', 'взрывчатка'],
    ['rpeк', 'грек'],
    ['ｔａｌｉｂ', 'talib'],
    ['Северная-Корея', 'северная корея'],
    ['севернаякорея', 'северная корея'],
    ['с е в е р н а я к о р е я', 'северная корея'],
    ['для ожогов и ран', undefined],
    ['тиран', undefined],
    ['баран', undefined],
  ])('in «%s» finds %s', (purpose, hit) => {
    const words = ['talib', 'кокаин', 'взрывчатка', 'грек', 'северная корея', 'иран', 'варан']
    expect(amlHit(order(purpose), words)).toBe(hit)
  })

  test('no letter of the Russian alphabet passes for another one', () => {
    const letters = [...'абвгдежзиклмнопрстуфхцчшщъыьэюя']
    for (const letter of letters) {
      const hits = letters.filter(other => amlHit(order(other), [letter]) !== undefined)
      expect(hits).toEqual([letter])
    }
  })

  test('also checks names, and an empty list stops nothing', () => {
    expect(amlHit(order('Оплата', 'Склад «Оружие»'), list)).toBe('оружие')
    expect(amlHit(order('Оружие'), ['']) ?? amlHit(order('Оружие'), [])).toBeUndefined()
  })
})
