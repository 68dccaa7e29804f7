import { boughtFor } from '@tartip/domain/money/convert-by-rate'
import { writeConversionTerms, type ConversionTerms } from '@tartip/domain/payment/conversion-terms'
import { operationNames } from '@tartip/domain/payment/operation'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import type { SeedPayment } from '../modules/payment/public.ts'
import { demoId } from './demo-identifiers.ts'
import type { WorldOrganisation } from './demo-world.ts'

interface DemoConversion {
  readonly organisation: string
  /** The request at the dealer's desk (`demo-desk-work.ts`) that the document has made. */
  readonly quote?: string
  readonly status: PaymentStatus
  /** Working days before today. */
  readonly daysAgo: number
  readonly sells: 'USD' | 'KGS'
  readonly units: number
  readonly rate: string
  readonly rateKind: ConversionTerms['rateKind']
  readonly description?: string
}

const conversions: readonly DemoConversion[] = [
  {
    organisation: 'kyzyl-oruk',
    quote: 'export takings',
    status: 'DRAFT',
    daysAgo: 0,
    sells: 'USD',
    units: 24_000,
    rate: '87.2',
    rateKind: 'CONTRACTUAL',
  },
  {
    organisation: 'altyn-dobo',
    status: 'CANCELED_SIGN_ONE',
    daysAgo: 2,
    sells: 'KGS',
    units: 438_500,
    rate: '87.7',
    rateKind: 'FIXED',
    description: 'Доллары пока не нужны',
  },
  {
    organisation: 'altyn-dobo',
    status: 'TIME_IS_OUT',
    daysAgo: 5,
    sells: 'USD',
    units: 4_000,
    rate: '87.15',
    rateKind: 'FIXED',
  },
]

/** A number range apart from the other documents. */
const firstNumber = 5101

/** Conversions between the first som and the first dollar account of a company that has both. */
export function demoConversions(
  organisation: WorldOrganisation,
  common: Omit<
    SeedPayment,
    keyof ReturnType<typeof contentOf> | 'statusCode' | 'createdAt' | 'updatedAt'
  >,
  times: { readonly now: Instant; dayBefore(days: number): LocalDate; at(day: LocalDate): Instant },
): readonly SeedPayment[] {
  const som = organisation.accounts.find(({ currency }) => currency === 'KGS')
  const dollar = organisation.accounts.find(({ currency }) => currency === 'USD')
  if (!som || !dollar) return []
  const own = conversions.filter(each => each.organisation === organisation.key)
  return own.map((conversion, index) => {
    const { status, daysAgo, description } = conversion
    const [payer, recipient] = conversion.sells === 'USD' ? [dollar, som] : [som, dollar]
    const valueDate = times.dayBefore(daysAgo)
    const createdAt = daysAgo === 0 ? times.now - 20 * 60_000 : times.at(valueDate)
    return {
      ...common,
      ...contentOf(organisation, conversion, { payer, recipient, valueDate, createdAt, index }),
      statusCode: status,
      createdAt,
      updatedAt: status === 'DRAFT' ? createdAt : createdAt + 4 * 60_000,
      ...(description === undefined ? {} : { description }),
    }
  })
}

function contentOf(
  organisation: WorldOrganisation,
  { sells, units, rate: value, rateKind, quote }: DemoConversion,
  place: {
    readonly payer: { readonly account: string }
    readonly recipient: { readonly account: string }
    readonly valueDate: LocalDate
    readonly createdAt: Instant
    readonly index: number
  },
) {
  const amountMinor = BigInt(units) * 100n
  const rate = { base: 'USD', quote: 'KGS', value } as const
  return {
    id: quote
      ? demoId('quote', quote)
      : demoId('payment', `${organisation.key} conversion ${place.index}`),
    operationCode: 'CONVERSION',
    transferNum: String(firstNumber + place.index),
    payerAccount: place.payer.account,
    recipientAccount: place.recipient.account,
    recipientName: organisation.companyName,
    amountMinor,
    currency: sells,
    purpose: operationNames.CONVERSION.ru,
    valueDate: place.valueDate,
    terms: writeConversionTerms({
      side: 'SELL',
      recipientCurrency: sells === 'USD' ? 'KGS' : 'USD',
      recipientAmountMinor: boughtFor(amountMinor, sells, rate),
      rate,
      rateKind,
      ...(rateKind === 'FIXED' ? { rateUntil: place.createdAt + 60_000 } : {}),
    }),
  } as const
}
