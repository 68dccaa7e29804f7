import type { FilterValues } from '@tartip/domain/lists/list'
import type { paymentList } from '@tartip/domain/lists/payment-list'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { PaymentOrigin } from '@tartip/domain/payment/origin'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import { tabs } from '@tartip/domain/payment/tabs'
import { addDays, bishkekDate, instantAt, type LocalDate } from '@tartip/domain/time/instant'
import { readBigNames } from '@tartip/server/demo-world/big/big-names'
import {
  demoCounterparties,
  type DemoCounterparty,
} from '@tartip/server/demo-world/demo-counterparties'
import {
  demoAccountNumber,
  demoId,
  demoOrganisationInn,
} from '@tartip/server/demo-world/demo-identifiers'
import { createDemoRandom, type DemoRandom } from '@tartip/server/demo-world/demo-random'
import type { SeedPayment } from '@tartip/server/modules/payment/public'
import type { AccessScope } from '@tartip/server/modules/payment/store/payment-reads'
import type { Actor } from '@tartip/server/platform/actor'
import { systemClock } from '@tartip/server/platform/clock'
import { root } from '../lib/project.ts'

/** One large organisation, whose list is read by its first signatory. */
export interface ListWorld {
  readonly viewer: Actor
  readonly scope: AccessScope
  readonly creators: readonly string[]
  readonly recipients: readonly DemoCounterparty[]
  /** Documents are spread evenly over so many days from the first one on; the last is yesterday. */
  readonly firstDay: LocalDate
  readonly days: number
}

/** Documents that all others are copied from: most are done, the last ones are not. */
export interface Templates {
  readonly done: readonly SeedPayment[]
  readonly open: readonly SeedPayment[]
}

const ownBic = '109001'
const companyName = 'ОсОО «Ала-Тоо Трейд»'
const companyInn = demoOrganisationInn('14032016', 14)
const days = 3 * 365
const doneTemplates = 6_000
const openTemplates = 600
const recipientCount = 2_000
const creatorCount = 20
const banks = ['103001', '118001', '124030', '128001', '135001'].map(bankCode => ({
  bankCode,
  accountPrefix: bankCode.slice(0, 3),
}))
const trades = [
  'Маркет',
  'Строй',
  'Логистик',
  'Агро',
  'Трейд',
  'Сервис',
  'Фарм',
  'Текстиль',
  'Хлеб',
]

/** The accounts of the organisation, with their share of its documents in percent. */
const accounts = (
  [
    ['KGS', 58],
    ['KGS', 22],
    ['KGS', 8],
    ['USD', 6],
    ['RUB', 4],
    ['EUR', 2],
  ] as const satisfies readonly (readonly [CurrencyCode, number])[]
).map(([currency, percent], nth) => ({
  account: demoAccountNumber(ownBic, 60_000_000 + nth),
  currency,
  percent,
}))

const purposes = [
  'Оплата за товар по счёту NO',
  'Оплата по договору поставки NO',
  'Предоплата по счёту NO',
  'Транспортные услуги по акту NO',
  'Аренда помещения по договору NO',
  'Оплата за услуги по акту выполненных работ NO',
]

type Weighted<Value> = readonly (readonly [value: Value, percent: number])[]

const doneStatuses: Weighted<PaymentStatus> = [
  ['SUCCESS', 96],
  ['ERROR', 1],
  ['CANCELED_SIGN_ONE', 1],
  ['REVOKE', 1],
  ['TIME_IS_OUT', 1],
]
const openStatuses: Weighted<PaymentStatus> = [
  ['DRAFT', 30],
  ['ON_VERIFICATION', 30],
  ['KVIT', 20],
  ['WAIT_RESPONSE_FROM_BANK', 15],
  ['FOR_EDITING', 5],
]
const somOperations: Weighted<OperationCode> = [
  ['CLEARING', 62],
  ['INTRABANK_FOREIGN', 20],
  ['GROSS', 8],
  ['BUDGET', 6],
  ['INTRABANK_OWN', 4],
]
const origins: Weighted<PaymentOrigin> = [
  ['FILE', 60],
  ['OB', 35],
  ['MANUAL', 5],
]

export async function createListWorld(): Promise<ListWorld> {
  const random = createDemoRandom('recipients')
  const names = await readBigNames(`${root}/reference-data`)
  const recipientNames = Array.from({ length: recipientCount }, () =>
    random.chance(60)
      ? `ОсОО «${random.pick(names.companyRoots)} ${random.pick(trades)}»`
      : names.person(random).fullName,
  )
  const legalPartyId = demoId('lists', 'organisation')
  const creators = Array.from({ length: creatorCount }, (_, nth) =>
    demoId('lists', `person ${nth}`),
  )
  const [personId = ''] = creators
  return {
    viewer: {
      personId,
      legalPartyId,
      signRight: 'FIRST',
      signScheme: 'ONE_SIGNATORY',
      signType: 'TOTP',
      postVerificationStatus: 'Confirmed',
      productRoles: [],
      payControlKeyAvailable: false,
      sessionId: 'lists',
      userReferenceId: personId,
      userContractId: personId,
      contractId: demoId('lists', 'contract'),
      shortName: 'Замеров З.',
      fullName: 'Замеров Замер Замерович',
      companyName,
      companyInn,
    },
    scope: { legalPartyId, personId, accounts: accounts.map(({ account }) => account) },
    creators,
    recipients: demoCounterparties(recipientNames, banks, random),
    firstDay: addDays(bishkekDate(systemClock.now()), -days),
    days,
  }
}

/** Their numbers are their places, from 1, the done ones first. */
export function templatesOf(world: ListWorld): Templates {
  const random = createDemoRandom('templates')
  const template = (nth: number, statuses: Weighted<PaymentStatus>): SeedPayment => {
    const { account, currency } = weighted(
      random,
      accounts.map(each => [each, each.percent]),
    )
    const operationCode = currency === 'KGS' ? weighted(random, somOperations) : 'SWIFT'
    const recipient = oftenPicked(random, world.recipients)
    const ownAccount = accounts.find(each => each.account !== account)?.account ?? account
    const createdAt = instantAt(world.firstDay, 10 * 60)
    return {
      id: demoId('list template', String(nth)),
      legalPartyId: world.scope.legalPartyId,
      operationCode,
      origin: weighted(random, origins),
      transferNum: String(nth),
      payerAccount: account,
      payerName: companyName,
      payerInn: companyInn,
      payerBic: ownBic,
      recipientAccount: operationCode === 'INTRABANK_OWN' ? ownAccount : recipient.account,
      recipientBic: recipient.bic,
      recipientName: recipient.name,
      recipientInn: recipient.inn,
      amountMinor: 100n,
      currency,
      commissionMinor: 15_00n,
      commissionCurrency: 'KGS',
      purpose: random.pick(purposes),
      paymentCode: '44101000',
      valueDate: world.firstDay,
      statusCode: weighted(random, statuses),
      signScheme: 'ONE_SIGNATORY',
      signType: 'TOTP',
      createdBy: oftenPicked(random, world.creators),
      createdAt,
      updatedAt: createdAt + 60_000,
      signers: [{ personId: world.viewer.personId, signRight: 'FIRST' }],
    }
  }
  return {
    done: Array.from({ length: doneTemplates }, (_, nth) => template(nth + 1, doneStatuses)),
    open: Array.from({ length: openTemplates }, (_, nth) =>
      template(doneTemplates + nth + 1, openStatuses),
    ),
  }
}

function weighted<Value>(random: DemoRandom, values: Weighted<Value>): Value {
  let point = random.integer(
    1,
    values.reduce((sum, [, percent]) => sum + percent, 0),
  )
  for (const [value, percent] of values) {
    point -= percent
    if (point <= 0) return value
  }
  throw new RangeError('Nothing to pick from')
}

/** Some are picked much more often than others, as a company has usual suppliers. */
function oftenPicked<T>(random: DemoRandom, list: readonly T[]): T {
  const place = (random.integer(0, 9_999) / 10_000) ** 2
  const picked = list[Math.floor(place * list.length)]
  if (picked === undefined) throw new RangeError('Nothing to pick from')
  return picked
}

type Values = FilterValues<typeof paymentList>

/** What people filter by; documents are numbered from 1 to `documents`. A filter without values does not compile. */
export type FilterPicks = {
  readonly [Name in keyof Values]-?: (random: DemoRandom) => NonNullable<Values[Name]>
}

export function filterPicks(world: ListWorld, documents: number): FilterPicks {
  const { scope, creators, recipients, firstDay } = world
  const anyNumber = (random: DemoRandom) => String(random.integer(1, documents))
  const nameWord = (random: DemoRandom) => {
    const words = oftenPicked(random, recipients).name.split(/[ «»]+/)
    return random.pick(words.filter(word => word.length > 3))
  }
  return {
    tab: random => random.pick(tabs.filter(tab => tab !== 'ALL')),
    search: random =>
      random.pick([
        () => nameWord(random),
        () => `счёту № ${anyNumber(random)}`,
        () => anyNumber(random),
        () => oftenPicked(random, recipients).account.replace(/(.{4})(?=.)/g, '$1 '),
        () => `${random.integer(50, 90_000)},${random.integer(10, 99)}`,
      ])(),
    created: random => {
      const length = random.pick([1, 1, 7, 7, 30, 30, 90, 365])
      const from = addDays(firstDay, random.integer(0, days - length))
      return { from, to: addDays(from, length - 1) }
    },
    amount: random => {
      const min = random.integer(50, 200_000)
      const width = random.pick([0, 100, 1_000, 10_000])
      return random.chance(20)
        ? { min: String(min) }
        : { min: String(min), max: String(min + width) }
    },
    account: random =>
      random.chance(50) ? random.pick(scope.accounts) : oftenPicked(random, recipients).account,
    currency: random => random.pick(accounts).currency,
    recipient: nameWord,
    number: random => anyNumber(random).slice(0, random.integer(3, 8)),
    creator: random => oftenPicked(random, creators),
    origin: random => random.pick(origins)[0],
    operation: random => [random.pick(somOperations)[0]],
  }
}
