import type { DayPaymentCode, DayPaymentCodes } from '@tartip/bank-ports/day-payment-code'
import { dayCodeValidUntil } from '@tartip/bank-ports/day-payment-code'
import { err, holds, ok } from '@tartip/domain/result'
import { fromIso } from '@tartip/domain/time/instant'

import type { BudgetProviders } from '../graphql/budget-resolvers.ts'
import { organisationId } from './test-people.ts'

const createdAt = fromIso('2026-11-30T03:00:00Z')

/** A code of the morning of the tests. */
export const dayCode: DayPaymentCode = {
  code: '1261130000000001',
  kind: 'TAX',
  legalPartyId: organisationId,
  amountMinor: 12_345_00n,
  paymentCode: '11111100',
  title: { ru: 'Налог на прибыль', ky: 'Пайда салыгы', en: 'Profit tax' },
  recipientAccount: '4402011101000018',
  recipientBic: '440001',
  recipientName: 'Центральное казначейство',
  createdAt,
  validUntil: dayCodeValidUntil(createdAt),
  clears: 'debt-1',
  state: 'OPEN',
}
const fineCode: DayPaymentCode = { ...dayCode, code: '3261130000000001', kind: 'FINES' }

/** Under which the code of `debt-1` was obtained. */
export const requestOfDayCode = '10000000-0000-4000-8000-0000000000aa'

const codesOf = (own: DayPaymentCode) => ({
  findCodeOfRequest: async (legalPartyId: string, requestId: string) =>
    own === dayCode && legalPartyId === own.legalPartyId && requestId === requestOfDayCode
      ? own
      : undefined,
  findCode: async (legalPartyId: string, code: string) =>
    legalPartyId === own.legalPartyId && code === own.code ? own : undefined,
  confirmPaid: async () => holds,
})

/** Another open code of the day, number `place`, for a debt. */
export const codeOfDebt = (debt: number, place: number): string =>
  `1261130${String(debt).padStart(3, '0')}${String(place).padStart(6, '0')}`

/** The codes of `codeOfDebt`; `debt-1` has `dayCode` beside them. */
const findTaxCode: DayPaymentCodes['findCode'] = async (legalPartyId, code) => {
  if (legalPartyId !== organisationId || code.length !== 16) return undefined
  if (code === dayCode.code) return dayCode
  const debt = /^1261130(\d{3})/.exec(code)?.[1]
  return debt === undefined
    ? undefined
    : { ...dayCode, code, clears: `debt-${Number.parseInt(debt, 10)}` }
}

/** Providers with one code each; one debt and one fine are known. */
export const fakeBudget: BudgetProviders = {
  taxDebt: {
    paperOf: async () => undefined,
    debtsOf: async legalPartyId => ({
      legalPartyId,
      inn: '01203201410014',
      asOf: createdAt,
      totalMinor: dayCode.amountMinor,
      debts: [
        {
          debtId: 'debt-1',
          taxTypeId: 'PROFIT',
          taxName: dayCode.title,
          paymentCode: dayCode.paymentCode,
          taxOfficeCode: '001',
          taxOfficeName: { ru: 'УГНС', ky: 'МСК', en: 'Tax office' },
          periodFrom: '2026-07-01',
          periodTo: '2026-09-30',
          dueDate: '2026-10-20',
          principalMinor: 12_000_00n,
          penaltyMinor: 345_00n,
          fineMinor: 0n,
        },
      ],
    }),
  },
  taxPayments: {
    ...codesOf(dayCode),
    findCode: findTaxCode,
    taxTypes: async () => [],
    taxOffices: async () => [],
    obtainCode: async ({ amountMinor, debtId }) => {
      if (debtId !== undefined && amountMinor === dayCode.amountMinor) return ok(dayCode)
      return err('TAX_PERIOD_INVALID')
    },
  },
  tundukServices: {
    ...codesOf({ ...dayCode, kind: 'TUNDUK', code: '2261130000000001' }),
    services: async () =>
      (
        [
          ['REG_EXTRACT', 'org', 150_00n],
          ['SIGN_CLOUD', 'both', 0n],
          ['ID_CARD', 'person', 510_00n],
          ['PATENT', 'both', undefined],
        ] as const
      ).map(([serviceId, payer, feeMinor]) => ({
        serviceId,
        payer,
        ...(feeMinor === undefined ? {} : { feeMinor }),
        group: 'company',
        name: dayCode.title,
        term: dayCode.title,
        paymentCode: dayCode.paymentCode,
      })),
    obtainCode: async () => err('TUNDUK_SERVICE_NOT_FOUND'),
  },
  fines: {
    ...codesOf(fineCode),
    find: async () => [
      {
        fineId: 'fine-1',
        kind: 'TRAFFIC',
        protocol: 'ПБ-1234567',
        title: { ru: 'Превышение скорости', ky: 'Ылдамдыкты ашыруу', en: 'Speeding' },
        offenderInn: '01203201410014',
        vehicle: '01KG123ABK',
        issuedOn: '2026-11-26',
        fullAmountMinor: 1_000_00n,
        amountMinor: 700_00n,
        discountUntil: '2026-12-11',
        paymentCode: '14511100',
      },
    ],
    obtainCode: async ({ fineId }) =>
      fineId === 'fine-1' ? ok(fineCode) : err('FINE_ALREADY_PAID'),
  },
}
