import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { personOf } from '../../../testing/person.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { accountOf } from '../testing/account-builder.ts'
import { answeringBank, cardMoneyOf, data } from '../testing/bank-answers.ts'
import { RequisitesTab } from './requisites-tab.tsx'

const accounts = [
  accountOf(),
  accountOf({ id: 'account-2', accountName: 'Карта', type: 'CARD', account: '1091820100380243' }),
  accountOf({ id: 'account-3', accountName: 'Старый', status: 'CLOSED' }),
]

function bankWithCorrespondents() {
  const bank = answeringBank({
    accounts,
    cardMoney: [cardMoneyOf('account-2', { KGS: '10.00', USD: '5.00' })],
  })
  bank.on('OwnBankName', data({ getBanksByCode: { list: [] } }))
  bank.on(
    'AbroadOptions',
    data({
      getSwiftOptions: {
        commissionOptions: [],
        exoticCurrencies: [],
        currencyHolidays: [],
        kztParties: [],
        ownCode: 'DEMOKG22',
        correspondents: [
          {
            currency: 'USD',
            code: 'CAYTTRIS',
            name: 'Aktif Bank',
            city: 'Istanbul',
            country: 'TR',
            intermediary: 'RBI, Vienna',
            refusedCountries: [],
          },
        ],
      },
      getAllCountry: [{ code: 'TR', name: { ru: 'Турция', kg: 'Түркия', eng: 'Türkiye' } }],
    }),
  )
}

const show = () =>
  renderInApp(<RequisitesTab />, { me: personOf(), namespaces: ['accounts', 'lists'] })

test('there is a row for each currency of each account that is not closed', async () => {
  bankWithCorrespondents()
  await show()
  await screen.findByRole('button', { name: 'Карта, USD' })
  const rows = screen.getAllByRole('listitem').map(row => within(row).getAllByRole('button')[0])
  expect(rows.map(row => row?.textContent)).toEqual(['Основной, KGS', 'Карта, KGS', 'Карта, USD'])
})

test('a row in foreign currency opens its correspondents', async () => {
  bankWithCorrespondents()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Карта, USD' }))
  const sheet = within(await screen.findByRole('dialog'))
  expect(await sheet.findByText('Istanbul, Турция · через RBI, Vienna')).toBeVisible()
  expect(sheet.getByText('SWIFT-код банка')).toBeVisible()
  await user.click(sheet.getByRole('tab', { name: 'English' }))
  expect(sheet.getByText('Istanbul, Türkiye · through RBI, Vienna')).toBeVisible()
})

test('the whole is copied with the correspondents of its currency', async () => {
  vi.stubGlobal('isSecureContext', true)
  bankWithCorrespondents()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Карта, USD' }))
  const sheet = within(await screen.findByRole('dialog'))
  await sheet.findByText('Aktif Bank')
  await user.click(sheet.getByRole('button', { name: 'Копировать' }))
  expect(await navigator.clipboard.readText()).toMatch(
    /SWIFT-код банка: DEMOKG22\n\nБанки-корреспонденты\nAktif Bank, CAYTTRIS, Istanbul, Турция/,
  )
})

test('one field is copied by itself, and a som account needs no correspondent', async () => {
  vi.stubGlobal('isSecureContext', true)
  bankWithCorrespondents()
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Основной, KGS' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.click(sheet.getByRole('button', { name: 'Копировать: Номер счёта' }))
  expect(await navigator.clipboard.readText()).toBe('1091820100380142')
  expect(sheet.getByText(/банк-корреспондент не нужен/)).toBeVisible()
})
