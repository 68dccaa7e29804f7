import { useQuery, queryOptions } from '@tanstack/react-query'
import { formOutlines } from '@tartip/domain/forms/form-outlines'
import type { QuotedRate } from '@tartip/domain/money/convert-by-rate'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount, formatExact } from '@tartip/domain/money/format-amount'
import { readConversionTerms, sidesAtRate } from '@tartip/domain/payment/conversion-terms'
import { stageWaitingIn } from '@tartip/domain/payment/life-cycle'
import { formatDateTime, formatTimeOfSecond } from '@tartip/domain/time/format-date'
import { useEffect, useState, type ReactNode } from 'react'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { formHref } from '../../../documents/form/form-address.ts'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { RequisiteList } from '../../../documents/drawer/requisite-list.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useBankNow } from '../../../lib/use-bank-now.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { paymentsKey } from '../api/payments-key.ts'
import {
  ConversionStateDocument,
  type ConversionStateQuery,
} from './api/conversion-state.payment.generated.ts'

/** A quote or another rate may come at any moment. */
const refreshMs = 5_000

const stateQuery = (legalPartyId: string, paymentId: string) =>
  queryOptions({
    queryKey: [paymentsKey, 'conversion', legalPartyId, paymentId],
    queryFn: async ({ signal }) => {
      const payment = { legalPartyId, paymentId }
      const options = { service: 'payment', signal, isPassive: true } as const
      const data = await execute(ConversionStateDocument, { payment }, options)
      return read(data.findConversionDataByPaymentId)
    },
    refetchInterval: query => (query.state.data?.isOpen === false ? false : refreshMs),
  })

/** A saved conversion, and both sums at the rate of now when that is another one. */
function read(found: ConversionStateQuery['findConversionDataByPaymentId']) {
  const { payment, terms } = found.transfer
  const saved = readConversionTerms(
    Object.fromEntries(terms.map(({ name, value }) => [name, value])),
  )
  const { currency: payer, statusCode } = payment
  const amount = isCurrencyCode(payer) ? parseDecimal(payment.amount, payer) : undefined
  if (!saved || !amount?.ok || !isCurrencyCode(payer)) throw new Error('This is no conversion')
  const current = currentOf(found)
  const typedMinor = saved.side === 'SELL' ? amount.value : saved.recipientAmountMinor
  const currencies = { payer, recipient: saved.recipientCurrency }
  return {
    ...saved,
    payer,
    payerMinor: amount.value,
    isFixedRate: found.isFixedRate,
    quoteState: found.quoteState,
    current: current && {
      rate: current,
      ...sidesAtRate({ side: saved.side, amountMinor: typedMinor }, currencies, current),
    },
    /** Somebody still has to send or sign it, so the rate matters. */
    isOpen:
      statusCode === 'DRAFT' ||
      statusCode === 'FOR_EDITING' ||
      stageWaitingIn(statusCode) !== undefined,
  }
}

/** The rate of now with a pair of its own: near parity the two currencies may change places. */
function currentOf({
  currentRate: value,
  currentRateBase: base,
  currentRateQuote: quote,
}: ConversionStateQuery['findConversionDataByPaymentId']): QuotedRate | undefined {
  if (!value || !base || !quote || !isCurrencyCode(base) || !isCurrencyCode(quote)) return undefined
  return { base, quote, value }
}

type Conversion = ReturnType<typeof read>

interface ConversionStateProps {
  legalPartyId: string
  paymentId: string
}

/** The sums and the rate of a saved conversion, how long the rate holds, and what to do when it no longer does. */
export function ConversionState({ legalPartyId, paymentId }: ConversionStateProps) {
  const { t } = useTranslation('conversion')
  const query = useQuery(stateQuery(legalPartyId, paymentId))
  return (
    <QueryState query={query} skeleton={<LinesSkeleton lines={3} />}>
      {found => (
        <>
          <Figures found={found} />
          {found.isOpen ? (
            <Validity
              found={found}
              again={
                <LinkButton
                  size="sm"
                  href={formHref(formOutlines.conversion, { repeat: paymentId })}
                >
                  {t($ => $.again)}
                </LinkButton>
              }
            />
          ) : null}
        </>
      )}
    </QueryState>
  )
}

interface FiguresProps {
  found: Pick<Conversion, 'rate' | 'payer' | 'payerMinor' | 'recipientCurrency'> & {
    readonly recipientAmountMinor: bigint
  }
}

function Figures({ found }: FiguresProps) {
  const { t } = useTranslation('conversion')
  const { rate } = found
  const pair = { base: rate.base, rate: formatExact(rate.value), quote: rate.quote }
  return (
    <RequisiteList
      fields={[
        [t($ => $.debited), formatAmount(found.payerMinor, found.payer), 'exact'],
        [
          t($ => $.credited),
          formatAmount(found.recipientAmountMinor, found.recipientCurrency),
          'exact',
        ],
        [t($ => $.rate), t($ => $.pair, pair), 'exact'],
      ]}
    />
  )
}

function Validity({ found, again }: { found: Conversion; again: ReactNode }) {
  const { t } = useTranslation('conversion')
  const left = useSecondsLeft(found.rateUntil)
  const { rateUntil } = found
  if (found.quoteState === 'WAITING') {
    return <FormHint isAnnounced>{t($ => $.waiting)}</FormHint>
  }
  if (found.quoteState === 'REFUSED' || found.quoteState === 'EXPIRED') {
    return (
      <FormHint tone="warning" isAnnounced actions={again}>
        {found.quoteState === 'REFUSED' ? t($ => $.refused) : expiredText()}
      </FormHint>
    )
  }
  // Whether the rate still holds is not known without the bank's time.
  if (left === undefined) return null
  if (left > 0 && rateUntil !== undefined) {
    return (
      <FormHint>
        {found.quoteState === 'QUOTED'
          ? t($ => $.quoted, { until: formatDateTime(rateUntil) })
          : t($ => $.fixed, { left, until: formatTimeOfSecond(rateUntil) })}
      </FormHint>
    )
  }
  if (found.isFixedRate) return <FormHint>{t($ => $.stillSame)}</FormHint>
  if (!found.current) {
    return (
      <FormHint tone="warning" isAnnounced>
        {t($ => $.noRate)}
      </FormHint>
    )
  }
  return (
    <FormHint tone="warning" isAnnounced actions={again}>
      <strong>{t($ => $.changed)}</strong>
      <Figures
        found={{
          ...found,
          rate: found.current.rate,
          payerMinor: found.current.payerMinor,
          recipientAmountMinor: found.current.recipientMinor,
        }}
      />
    </FormHint>
  )

  function expiredText(): string {
    return rateUntil === undefined
      ? t($ => $.expiredUndated)
      : t($ => $.expired, { until: formatDateTime(rateUntil) })
  }
}

/** Whole seconds of the bank's time until a moment; 0 when it has passed or there is none, undefined while the time is unknown. */
function useSecondsLeft(until: number | undefined): number | undefined {
  const now = useBankNow()
  const [moment, setMoment] = useState(now)
  useEffect(
    function countDown() {
      setMoment(now())
      const timer = setInterval(() => setMoment(now()), 1_000)
      return () => clearInterval(timer)
    },
    [now, until],
  )
  if (until === undefined) return 0
  return moment === undefined ? undefined : Math.max(0, Math.ceil((until - moment) / 1_000))
}
