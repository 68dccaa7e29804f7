import { type Words, wordsIn } from '@tartip/domain/bank-text'
import { paymentErrors } from '@tartip/domain/errors/payment-errors'
import { nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import { commissionOf } from '@tartip/domain/payment/commission'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import { sanitiseName } from '@tartip/domain/text/name'
import { sanitisePurpose } from '@tartip/domain/text/purpose'
import {
  addDays,
  bishkekDate,
  instantAt,
  type Instant,
  type LocalDate,
} from '@tartip/domain/time/instant'

import type { SeedPayment } from '../modules/payment/public.ts'
import type { Rules } from '../modules/rules/public.ts'
import { demoConversions } from './demo-conversions.ts'
import type { DemoCounterparty } from './demo-counterparties.ts'
import type { DemoOperation } from './demo-history.ts'
import { demoId } from './demo-identifiers.ts'
import { createDemoRandom, type DemoRandom } from './demo-random.ts'
import type { DemoWorld, WorldOrganisation } from './demo-world.ts'

export interface DemoDocumentsInput {
  readonly world: DemoWorld
  readonly rules: Rules
  readonly now: Instant
  readonly ownBic: string
  /** Operations of the history that have a document of the internet bank. */
  readonly paid: readonly (DemoOperation & { readonly paymentId: string })[]
}

interface OpenDocument {
  readonly status: PaymentStatus
  readonly operation: SeedPayment['operationCode']
  /** 0: today, 1: the next working day, negative: that many days ago. */
  readonly valueDay: number
  readonly purpose: string
  readonly units: number
  /** A person's comment, or the bank's reason. */
  readonly description?: Words
  readonly errorCode?: string
}

/** This morning's documents of a company with two signatures. */
const twoSignatureDesk: readonly OpenDocument[] = [
  {
    status: 'DRAFT',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Оплата за муку по счёту NO 318',
    units: 86_210,
  },
  {
    status: 'DRAFT',
    operation: 'GROSS',
    valueDay: 0,
    purpose: 'Оплата оборудования по договору NO 77',
    units: 1_240_000,
  },
  {
    status: 'ON_VERIFICATION',
    operation: 'CLEARING',
    valueDay: 0,
    purpose: 'Аренда склада за ноябрь, договор NO 12',
    units: 42_000,
  },
  {
    status: 'ON_VERIFICATION',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Транспортные услуги по акту NO 204',
    units: 18_750,
  },
  {
    status: 'ON_VERIFICATION',
    operation: 'GROSS',
    valueDay: 0,
    purpose: 'Предоплата за оборудование, счёт NO 9',
    units: 420_000,
  },
  {
    status: 'ON_VERIFICATION',
    operation: 'INTRABANK_OWN',
    valueDay: 0,
    purpose: 'Пополнение счёта для налогов',
    units: 55_000,
  },
  {
    status: 'PARTIALLY_CONFIRMED',
    operation: 'GROSS',
    valueDay: 0,
    purpose: 'Оплата по договору поставки NO 41',
    units: 310_400,
  },
  {
    status: 'PARTIALLY_CONFIRMED',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Услуги связи, договор NO 3390',
    units: 7_300,
  },
  {
    status: 'PARTIAL_CONFIRMATION_COMPLETED',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Оплата упаковки по счёту NO 88',
    units: 23_900,
  },
  {
    status: 'FOR_EDITING',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Ремонт витрин по акту NO 15',
    units: 64_100,
    description: 'Проверьте номер акта: в договоре другой',
  },
  {
    status: 'ERROR',
    operation: 'CLEARING',
    valueDay: -3,
    purpose: 'Оплата за хлеб по накладной NO 551',
    units: 40_000,
    description: paymentErrors.RECIPIENT_ACCOUNT_CLOSED,
    errorCode: 'RECIPIENT_ACCOUNT_CLOSED',
  },
  {
    status: 'CANCELED_SIGN_ONE',
    operation: 'CLEARING',
    valueDay: -4,
    purpose: 'Реклама на радио, счёт NO 6',
    units: 28_000,
    description: 'Не согласовано в бюджете',
  },
  {
    status: 'CANCELED_SIGN_TWO',
    operation: 'GROSS',
    valueDay: -6,
    purpose: 'Покупка мебели, счёт NO 102',
    units: 190_500,
    description: 'Сумма не совпадает со счётом',
  },
  {
    status: 'TIME_IS_OUT',
    operation: 'CLEARING',
    valueDay: -5,
    purpose: 'Обслуживание кассы, акт NO 31',
    units: 9_111,
  },
  {
    status: 'REVOKE',
    operation: 'CLEARING',
    valueDay: -7,
    purpose: 'Консультационные услуги, акт NO 2',
    units: 35_000,
  },
]

const oneSignatureDesk: readonly OpenDocument[] = [
  {
    status: 'DRAFT',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Оплата тары по счёту NO 61',
    units: 31_200,
  },
  {
    status: 'ON_VERIFICATION',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Услуги таможенного брокера, акт NO 8',
    units: 27_400,
  },
  {
    status: 'ON_VERIFICATION',
    operation: 'GROSS',
    valueDay: 0,
    purpose: 'Закупка сухофруктов, договор NO 19',
    units: 260_000,
  },
  {
    status: 'ERROR',
    operation: 'CLEARING',
    valueDay: -2,
    purpose: 'Аренда холодильника, счёт NO 4',
    units: 16_000,
    description: paymentErrors.RECIPIENT_ACCOUNT_NOT_FOUND,
    errorCode: 'RECIPIENT_ACCOUNT_NOT_FOUND',
  },
]

const threeSignatureDesk: readonly OpenDocument[] = [
  {
    status: 'ON_VERIFICATION',
    operation: 'GROSS',
    valueDay: 0,
    purpose: 'Оплата цемента по договору NO 230',
    units: 2_150_000,
  },
  {
    status: 'PARTIALLY_CONFIRMED',
    operation: 'GROSS',
    valueDay: 0,
    purpose: 'Аренда техники, акт NO 77',
    units: 480_000,
  },
  {
    status: 'ON_CONFIRMATION',
    operation: 'GROSS',
    valueDay: 1,
    purpose: 'Горючее по счёту NO 340',
    units: 655_000,
  },
  {
    status: 'DRAFT',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Спецодежда по счёту NO 21',
    units: 74_500,
  },
]

const payControlDesk: readonly OpenDocument[] = [
  {
    status: 'DRAFT',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Запчасти по счёту NO 57',
    units: 12_800,
  },
  {
    status: 'FIRST_SIGN_IN_PAY_CONTROL',
    operation: 'CLEARING',
    valueDay: 1,
    purpose: 'Моющие средства, накладная NO 14',
    units: 8_640,
  },
]

const desks: Readonly<Record<string, readonly OpenDocument[]>> = {
  'altyn-dobo': twoSignatureDesk,
  'kyzyl-oruk': oneSignatureDesk,
  'serebryany-hrebet': threeSignatureDesk,
  ailampa: payControlDesk,
  'nur-too': oneSignatureDesk,
}

/** A number range apart from documents of the past. */
const firstOpenNumber = 5001

/** Documents paid in the last months, and this morning's pending ones. */
export function demoDocuments(input: DemoDocumentsInput): readonly SeedPayment[] {
  return input.world.organisations.flatMap(organisation => {
    const random = createDemoRandom(`documents ${organisation.key}`)
    const paid = input.paid
      .filter(({ accountId }) =>
        organisation.accounts.some(account => account.accountId === accountId),
      )
      .map(operation => paidDocument(input, organisation, operation, random))
    const open = (desks[organisation.key] ?? []).map((document, index) =>
      openDocument(input, organisation, document, index, random),
    )
    return [...paid, ...open, ...conversionsOf(input, organisation, random)]
  })
}

function conversionsOf(
  input: DemoDocumentsInput,
  organisation: WorldOrganisation,
  random: DemoRandom,
): readonly SeedPayment[] {
  const { rules, now, ownBic } = input
  const own = { name: organisation.companyName, bic: ownBic, account: '', inn: organisation.inn }
  const {
    paymentCode: _code,
    recipientInn: _inn,
    ...common
  } = commonOf(input, organisation, own, '', random)
  return demoConversions(organisation, common, {
    now,
    dayBefore: days => valueDateOf(-days, bishkekDate(now), rules),
    at: day => instantAt(day, 9 * 60 + 40),
  })
}

function paidDocument(
  input: DemoDocumentsInput,
  organisation: WorldOrganisation,
  operation: DemoDocumentsInput['paid'][number],
  random: DemoRandom,
): SeedPayment {
  const recipient = input.world.counterparties.find(
    party => party.account === operation.counterpartyAccount,
  )
  if (!recipient) throw new Error('A paid operation has a counterparty of the demo world')
  return {
    ...commonOf(input, organisation, asStored(recipient), wordsIn(operation.purpose, 'ru'), random),
    id: operation.paymentId,
    operationCode: operation.operationCode === 'GROSS' ? 'GROSS' : 'CLEARING',
    transferNum: operation.documentNumber,
    amountMinor: operation.amountMinor,
    ...commissionOfDocument(
      input.rules,
      operation.operationCode ?? 'CLEARING',
      operation.amountMinor,
    ),
    purpose: wordsIn(operation.purpose, 'ru'),
    valueDate: bishkekDate(operation.bookedAt),
    statusCode: 'SUCCESS',
    createdAt: operation.bookedAt - 70 * 60_000,
    updatedAt: operation.bookedAt,
  }
}

function openDocument(
  input: DemoDocumentsInput,
  organisation: WorldOrganisation,
  document: OpenDocument,
  index: number,
  random: DemoRandom,
): SeedPayment {
  const { rules, now, world, ownBic } = input
  const today = bishkekDate(now)
  const valueDate = valueDateOf(document.valueDay, today, rules)
  // This morning's documents are created in the hour before the demo begins, earlier ones on their
  // own day.
  const createdAt =
    document.valueDay < 0 ? instantAt(valueDate, 9 * 60 + 20 + index) : now - (55 - index) * 60_000
  const amountMinor = BigInt(document.units) * 100n
  const savings = organisation.accounts[1]
  const recipient: DemoCounterparty =
    document.operation === 'INTRABANK_OWN' && savings
      ? {
          name: organisation.companyName,
          bic: ownBic,
          account: savings.account,
          inn: organisation.inn,
        }
      : asStored(random.pick(world.counterparties))
  return {
    ...commonOf(input, organisation, recipient, document.purpose, random),
    id: demoId('payment', `${organisation.key} open ${index}`),
    operationCode: document.operation,
    transferNum: (firstOpenNumber + index).toString(),
    amountMinor,
    ...commissionOfDocument(rules, document.operation, amountMinor),
    purpose: sanitisePurpose(document.purpose),
    valueDate,
    statusCode: document.status,
    createdAt,
    updatedAt: document.status === 'DRAFT' ? createdAt : createdAt + 4 * 60_000,
    ...(document.description ? { description: document.description } : {}),
    ...(document.errorCode ? { errorCode: document.errorCode } : {}),
  }
}

/** In an interbank document the name is stored as normalised by the server. */
function asStored(recipient: DemoCounterparty): DemoCounterparty {
  return { ...recipient, name: sanitiseName(recipient.name) }
}

function valueDateOf(valueDay: number, today: LocalDate, rules: Rules): LocalDate {
  if (valueDay === 0) return today
  if (valueDay > 0) return nextWorkingDay(rules.calendar(), today)
  // The last working day on or before the day that many days ago.
  return nextWorkingDayBackwards(addDays(today, valueDay), rules)
}

function nextWorkingDayBackwards(from: LocalDate, rules: Rules): LocalDate {
  let day = from
  while (nextWorkingDay(rules.calendar(), addDays(day, -1)) !== day) day = addDays(day, -1)
  return day
}

function commonOf(
  { world, rules, ownBic }: DemoDocumentsInput,
  organisation: WorldOrganisation,
  recipient: DemoCounterparty,
  purpose: string,
  random: DemoRandom,
) {
  const payer = organisation.accounts[0]
  if (!payer) throw new Error(`${organisation.key} has no account to pay from`)
  const staff = world.people.flatMap(person =>
    person.roles
      .filter(
        role =>
          role.organisation === organisation.key && person.postVerificationStatus === 'Confirmed',
      )
      .map(role => ({ personId: person.personId, signRight: role.signRight })),
  )
  const creator = staff.find(each => each.signRight === 'CREATOR') ?? staff[0]
  if (!creator) throw new Error(`Nobody works in ${organisation.key}`)
  const codes = rules
    .paymentCodes()
    .filter(({ isActive, classCode }) => isActive && classCode.startsWith(codeOf(purpose)))
  return {
    legalPartyId: organisation.legalPartyId,
    payerAccount: payer.account,
    payerName: organisation.companyName,
    payerInn: organisation.inn,
    payerBic: ownBic,
    recipientAccount: recipient.account,
    recipientBic: recipient.bic,
    recipientName: recipient.name,
    recipientInn: recipient.inn,
    currency: 'KGS' as const,
    paymentCode: random.pick(codes).classCode,
    signScheme: organisation.signScheme,
    signType: organisation.signType,
    createdBy: creator.personId,
    signers: staff,
  }
}

/** Codes of the state classifier, or how they begin, by words of a purpose; goods are the rest. */
const codesOfWords = [
  [/аренда (?:техники|холодильника)/i, '94120400'],
  [/аренда/i, '94120300'],
  [/электроэнерги/i, '94120600'],
  [/транспортн/i, '94120100'],
  [/связи/i, '94120500'],
  [/реклам/i, '94121000'],
  [/консультац|брокер/i, '94121100'],
  [/ремонт/i, '94120200'],
  [/обслуживание/i, '94122000'],
  [/пополнение счёта/i, '95120100'],
  [/горюч/i, '94110400'],
  [/цемент/i, '94110300'],
  [/оборудовани|запчаст/i, '94110500'],
  [/мук|хлеб|продукт|сухофрукт/i, '94110200'],
] as const
const codeOfGoods = '94110'

const codeOf = (purpose: string): string =>
  codesOfWords.find(([words]) => words.test(purpose))?.[1] ?? codeOfGoods

function commissionOfDocument(rules: Rules, operation: string, amountMinor: bigint) {
  const commission = commissionOf(
    rules.tariffs(),
    operation,
    { currency: 'KGS', amountMinor },
    'KGS',
  )
  return commission
    ? { commissionMinor: commission.amountMinor, commissionCurrency: commission.currency }
    : {}
}
