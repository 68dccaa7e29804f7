import { join } from 'node:path'
import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { err, ok } from '@tartip/domain/result'
import { instantAt } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'

import type { Actor } from '../../platform/actor.ts'
import type { BankDirectory } from '../rules/public.ts'
import { createRequisitesExport } from './requisites-export.ts'
import { readFileBytes } from '../../platform/lists/testing/read-file.ts'

const account: CoreAccount = {
  accountId: 'account-1',
  account: '1091820100380142',
  bic: '109001',
  legalPartyId: 'party-1',
  type: 'RKO',
  status: 'OPEN',
  currency: 'USD',
  balanceMinor: 0n,
  heldMinor: 0n,
  openDate: '2021-03-15',
  departmentId: '1',
  classification: 'STANDART',
  productName: { ru: 'Расчётный', ky: 'Эсептешүү', en: 'Settlement' },
}

const actor: Actor = {
  personId: 'person-1',
  legalPartyId: 'party-1',
  signRight: 'FIRST',
  signScheme: 'ONE_SIGNATORY',
  signType: 'TOTP',
  postVerificationStatus: 'Confirmed',
  productRoles: [],
  payControlKeyAvailable: false,
  sessionId: 'session-1',
  userReferenceId: 'reference-1',
  userContractId: 'user-contract-1',
  contractId: 'contract-1',
  shortName: 'Асанов А.',
  fullName: 'Асанов А. А.',
  companyName: 'ОсОО «Өзгөн Күнү»',
  companyInn: '01203201410014',
}

const bank: BankDirectory = {
  find: bankCode => ({
    bankCode,
    accountPrefix: '109',
    name: { ru: 'ОАО «Демо-Банк»', ky: '«Демо-Банк» ААК', en: 'Demo Bank OJSC' },
    shortName: { ru: 'Демо', ky: 'Демо', en: 'Demo' },
    swiftCode: 'DEMOKG22',
    isActive: true,
    isHead: true,
    isOwn: true,
  }),
  ofAccount: () => undefined,
  search: () => [],
  participantName: () => undefined,
  namesIn: () => ({}),
}

const exportOf = (known: Partial<CoreAccount> = {}) =>
  createRequisitesExport({
    accounts: {
      accountWithHolds: async (_actor, accountId) =>
        accountId === account.accountId
          ? ok({ account: { ...account, ...known }, holds: [] })
          : err('ACCOUNT_NOT_FOUND'),
    },
    rules: {
      banks: () => bank,
      abroad: () => ({
        countries: new Map([['TR', { ru: 'Турция', ky: 'Түркия', en: 'Türkiye' }]]),
        correspondents: [
          {
            currency: 'USD',
            code: 'CAYTTRIS',
            name: 'Aktif Bank',
            city: 'Istanbul',
            country: 'TR',
            intermediary: '',
            refusedCountries: [],
          },
        ],
        categoriesOf: () => [],
        kztParties: [],
        holidaysOf: () => [],
        commissionOptions: [],
      }),
    },
    clock: { now: () => instantAt('2026-11-30', 600) },
    fontsFolder: join(import.meta.dirname, '../../../../../reference-data/fonts'),
  })

const input = { accountId: 'account-1', currency: 'USD' }
const refusalOf = async (
  known: Partial<CoreAccount>,
  params: Readonly<Record<string, unknown>>,
) => {
  const opened = await exportOf(known).open(actor, params, 'ru')
  return opened.ok ? undefined : opened.error.code
}

test.each(['ru', 'ky', 'en'] as const)(
  'the details of an account are one page in %s',
  async language => {
    const opened = await exportOf().open(actor, input, language)
    if (!opened.ok) throw new Error(opened.error.code)
    expect(opened.value.about).toEqual(['1091820100380142', 'USD'])
    const bytes = await readFileBytes(opened.value.write('pdf'))
    const text = bytes.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(text).toMatch(/\/FontFile2/)
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  },
)

test('an account that the person may not read answers like one that does not exist', async () => {
  expect(await refusalOf({}, { ...input, accountId: 'account-2' })).toBe(
    'DOCUMENT_TEMPLATE_NOT_FOUND',
  )
})

test('nobody can pay to a closed account', async () => {
  expect(await refusalOf({ status: 'CLOSED' }, input)).toBe(
    'DOCUMENT_TEMPLATE_DOWNLOAD_NOT_ALLOWED',
  )
})

test('only a card account has details in other currencies than its own', async () => {
  expect(await refusalOf({}, { ...input, currency: 'EUR' })).toBe('BAD_USER_INPUT')
  expect(await refusalOf({ type: 'CARD' }, { ...input, currency: 'EUR' })).toBeUndefined()
  expect(await refusalOf({}, { ...input, colour: 'red' })).toBe('BAD_USER_INPUT')
})
