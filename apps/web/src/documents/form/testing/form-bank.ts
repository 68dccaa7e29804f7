import { vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import type { FakeServer, SeenCall } from '../../../testing/fake-server.ts'
import ruleFile from '../../../../../../reference-data/validation-rules.json' with { type: 'json' }
import { sourceDocument } from './source-document.ts'

/** Whole forms are filled in these tests, key by key and query by query. */
export function allowLongTests(): void {
  vi.setConfig({ testTimeout: 60_000 })
}

/** Accounts of the organisation in these tests; check digits are right. */
export const mainAccount = '1090160599999154'
export const spareAccount = '1090160599999251'
export const dollarAccount = '1090160599999348'
export const otherClientAccount = '1090160599999445'
export const demirAccount = '1180000099999126'
export const paymentId = '0190b6a2-0000-7000-8000-000000000001'

/** Monday 30.11.2026, 10:00 in Bishkek. */
export const mondayMorning = '2026-11-30T04:00:00.000Z'
/** The same day at 12:00: clearing is closed, gross is open. */
export const mondayNoon = '2026-11-30T06:00:00.000Z'

const allPermissions = [
  'READ',
  'CLEARING',
  'GROSS',
  'INTRABANK_OWN',
  'INTRABANK_FOREIGN',
  'CONVERSION',
  'BUDGET_PAYMENT',
]

export const account = (
  number: string,
  accountName: string,
  balance: string,
  isoCode = 'KGS',
  type: 'CARD' | 'RKO' = 'RKO',
) => ({
  id: number,
  account: number,
  accountName,
  type,
  status: 'OPEN',
  balance,
  plannedBalance: balance,
  currency: { isoCode },
  permissions: allPermissions,
})

/** The product's own rules, as the server sends those of the page. */
export const seedRules = ruleFile.rules.filter(({ page }) => page !== 'QR' && page !== 'SWIFT')

const bankOf = (bankCode: string, accountPrefix: string, name: string) => ({
  bankCode,
  accountPrefix,
  isHead: bankCode.endsWith('001'),
  isActive: true,
  name: { ru: name, kg: name, eng: name },
  shortName: { ru: name, kg: name, eng: name },
})

const nameOf = (ru: string) => ({ ru, kg: ru, eng: ru })

export const answer = (data: unknown) => ({ body: { data } })
export const refuse = (code: string, extra: object = {}) => ({
  body: {
    errors: [{ message: code, extensions: { code, params: {}, traceId: 'trace-1', ...extra } }],
  },
})

const interBankOptions = [
  { code: 'CLEARING', name: nameOf('Клиринг'), largestAmount: '1000000.00' },
  { code: 'GROSS', name: nameOf('Гросс'), largestAmount: null },
]

const workingDays = [
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  '2026-12-07',
]

/** What the bank's clock says from now on. */
export function moveClock(server: FakeServer, now: string): void {
  server.on('BankToday', bankToday(now))
}

export const bankToday = (now: string) =>
  answer({
    getBankToday: {
      now,
      date: now.slice(0, 10),
      isWorkingDay: true,
      isShortDay: false,
      nextWorkingDay: '2026-12-01',
    },
  })

/** Soms for a dollar from now on; above 10,000 dollars the bank quotes a rate of its own. */
export function setRate(server: FakeServer, value: string, age: object = {}): void {
  server.on('ConversionRate', call =>
    answer({
      getCurrencyRatesConversion: {
        base: 'USD',
        quote: 'KGS',
        value,
        contractualAbove: variablesOf(call)['payerCurrency'] === 'USD' ? '10000.00' : '875000.00',
        date: '2026-11-30',
        isOld: false,
        ...age,
      },
    }),
  )
}

/** Whom the organisation has paid from now on; the server finds them by name, INN and account. */
export function setPayees(server: FakeServer, ...payees: readonly ReturnType<typeof payeeOf>[]) {
  server.on('FormPayees', call => {
    const { search: typed } = variablesOf(call)
    const search = typeof typed === 'string' ? typed.toLowerCase() : ''
    const isFound = ({ name, account, inn }: ReturnType<typeof payeeOf>) =>
      `${name} ${account} ${inn ?? ''}`.toLowerCase().includes(search)
    return answer({ typed: payees.filter(isFound), otherLayout: [] })
  })
}

export const payeeOf = (more: object = {}) => ({
  account: demirAccount,
  bic: '118001',
  bankName: { ru: 'Демир', kg: 'Демир', eng: 'Демир' },
  name: 'ОсОО "Бишкек Строй"',
  inn: '01203201410014' as string | null,
  count: 17,
  lastValueDate: '2026-11-12',
  operationCode: 'CLEARING',
  payerAccount: mainAccount,
  amount: '420000.00',
  currency: 'KGS',
  purpose: 'По договору NO12 от 01.11.2026, счёт 47',
  paymentCode: '42122700',
  ...more,
})

/** A bank that takes everything; a test changes what it is about. */
export function openBank(now: string = mondayMorning): FakeServer {
  const server = fakeServer()
  moveClock(server, now)
  server.on(
    'FormDays',
    answer({
      getBankToday: { date: now.slice(0, 10) },
      getWorkingDays: workingDays,
      getOperationsTimeRule: [
        timeRule('CLEARING', '11:15', '11:30'),
        timeRule('GROSS', '15:00', '15:30'),
        timeRule('INTRABANK_OWN', '20:00', '20:30'),
        timeRule('INTRABANK_FOREIGN', '17:30', '17:45'),
        timeRule('CONVERSION', '16:00', '16:15'),
        timeRule('SWIFT', '14:30', '15:00'),
        timeRule('RKO_2_CARD', '20:00', '20:30'),
        timeRule('CARD_2_RKO', '20:00', '20:30'),
        timeRule('CARD_2_CARD', '21:00', '21:30'),
      ],
    }),
  )
  server.on('FormRules', answer({ getPaymentValidationRulesByPage: seedRules }))
  server.on(
    'PayerAccounts',
    answer({
      findAllAccountsByPartyIdWithAcl: [
        account(mainAccount, 'Основной', '2446811.00'),
        account(spareAccount, 'Запасной', '150000.00'),
        account(dollarAccount, 'Валютный', '8400.00', 'USD'),
      ],
    }),
  )
  server.on('LastPayer', answer({ searchPaymentByCriteria: { list: [] } }))
  server.on('NextTransferNum', answer({ getNextTransferNum: '1042' }))
  server.on('FormBanks', call =>
    answer({
      getBanksByCode: {
        list:
          variablesOf(call)['bankType'] === 'INTRABANK'
            ? [bankOf('109001', '109', 'Оптима')]
            : [
                bankOf('118001', '118', 'Демир'),
                bankOf('118005', '118', 'Демир, Ош'),
                bankOf('103001', '103', 'МБАНК'),
              ],
        totalPages: 1,
      },
    }),
  )
  server.on(
    'PaymentCodes',
    answer({
      getBudgetClassificationsByCode: [
        {
          classCode: '42122700',
          className: {
            ru: 'Стройматериалы',
            kg: 'Курулуш материалдары',
            eng: 'Building materials',
          },
        },
      ],
    }),
  )
  server.on('FormCommission', call =>
    answer({
      calculateCommission: {
        amount: operationOf(call) === 'GROSS' ? '150.00' : '60.00',
        currency: 'KGS',
      },
    }),
  )
  server.on(
    'IntrabankRecipient',
    answer({
      findIntrabankRecipient: { maskedName: 'А… Трейд', currency: 'KGS' },
    }),
  )
  server.on(
    'NextSignatories',
    answer({
      getPaymentSignerInfoByPaymentId: [
        { stage: 1, updatedBy: null, candidates: ['Токтогулова А. Б.'] },
      ],
    }),
  )
  setPayees(server)
  server.on('UnfinishedForms', answer({ findUnfinishedForms: [] }))
  server.on(
    'OperationLimits',
    answer({ getOperationLimits: { limits: [], errorCode: null, errorParams: [] } }),
  )
  server.on('RepeatableTransfers', answer({ getRepeatableTransferOptions: [] }))
  server.on('InterBankOptions', answer({ getInterBankOptions: interBankOptions }))
  server.on('Templates', answer({ getTransferTemplateByCriteria: [] }))
  server.on('DeleteUnfinishedForm', answer({ deleteUnfinishedForm: true }))
  server.on('KeepUnfinishedForm', call => {
    const { id, version } = keptForm(call)
    return answer({ keepUnfinishedForm: { id, version: (version ?? 0) + 1 } })
  })
  setRate(server, '87.5')
  server.on('SaveConversion', answer({ saveConversionDraft: paymentId }))
  server.on('SaveInterbank', answer({ saveInterBankTransferNativeDraft: paymentId }))
  server.on('SaveIntrabankOwn', answer({ saveIntraBankOwnerTransferDraft: paymentId }))
  server.on('SaveIntrabankForeign', answer({ saveIntraBankForeignTransferDraft: paymentId }))
  server.on('SaveCardTransfer', answer({ saveCardTransfer: paymentId }))
  server.on('UpdateTransfer', answer({ updatePayment: paymentId }))
  server.on(
    'SendForSigning',
    answer({
      forSigningPayment: [
        { paymentId, ok: true, statusCode: 'ON_VERIFICATION', errorCode: null, errorParams: [] },
      ],
    }),
  )
  return server
}

const timeRule = (operationCode: string, createDeadline: string, signDeadline: string) => ({
  operationCode,
  ruleTrait: 'DEFAULT',
  fromTime: '08:30',
  createDeadline,
  signDeadline,
})

/** A saved document as the form reads it. */
export const sourceOf = (...document: Parameters<typeof sourceDocument>) => ({
  findTransferDataByPaymentId: sourceDocument(...document),
})

interface KeptInput {
  readonly id: string
  readonly version: number | null
  readonly texts: readonly { readonly field: string; readonly text: string }[]
  readonly attempt: { readonly key: string; readonly content: string } | null
  readonly edited: { readonly id: string; readonly version: number } | null
}

/** What a call keeps as an unfinished form. */
export const keptForm = (call: SeenCall | undefined): KeptInput =>
  variablesOf(call)['form'] as KeptInput

/** A kept form as the server sends it. */
export const unfinishedForm = (more: object = {}) => ({
  id: '70000000-0000-4000-8000-000000000001',
  form: 'clearing-gross',
  texts: [{ field: 'recipientName', text: 'ОсОО Недописа' }],
  version: 3,
  keptAt: mondayMorning,
  edited: null,
  attempt: null,
  savedId: null,
  ...more,
})

type Variables = Readonly<Record<string, unknown>>

/** Variables of a GraphQL call. */
export function variablesOf(call: SeenCall | undefined): Variables {
  const body = call?.body as { variables?: Variables } | undefined
  return body?.variables ?? {}
}

const operationOf = (call: SeenCall): unknown =>
  (variablesOf(call)['input'] as { operationCode?: unknown } | undefined)?.operationCode
