import { useQueries, useQuery } from '@tanstack/react-query'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { FigureLines } from '../../documents/form/form-summary.tsx'
import { commissionQuery } from '../../documents/form/form-queries.ts'
import { compareDecimals, FoundLimits, limitsQuery } from '../../documents/form/limit-lines.tsx'
import type { PayerBalance } from '../../documents/form/summary-figures.ts'
import { feeOf, type Fee } from '../../documents/form/use-fees.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { sumOf } from './choice-list.tsx'
import type { DayCode } from './pay-codes.ts'

const operationCode = 'BUDGET' as const
const currency = 'KGS'

interface ProcessFiguresProps {
  legalPartyId: string
  payer: PayerBalance & { readonly account: string }
  codes: readonly DayCode[]
  /** The bank has refused a document for want of money, which stands beside it. */
  isShortNamed: boolean
}

/** The fees of all documents together, what stays on the account, and the limits that the payments come near. */
export function ProcessFigures({ legalPartyId, payer, codes, isShortNamed }: ProcessFiguresProps) {
  const { t } = useTranslation('budget')
  const fees = useQueries({
    queries: codes.map(({ amount }) =>
      commissionQuery({
        legalPartyId,
        operationCode,
        payerAccount: payer.account,
        amount,
        currency,
      }),
    ),
    combine: answers => answers.map(({ data, isPending }) => ({ data, isPending })),
  })
  const fee = feeOfAll(fees)
  const total = sumOf(codes)
  const amount = parseDecimal(total, currency)
  return (
    <>
      <FigureLines
        payer={payer}
        amountMinor={amount.ok ? amount.value : undefined}
        fee={fee}
        paidHere={fee.state === 'known' ? fee : undefined}
        shortText={isShortNamed ? undefined : t($ => $.process.short)}
      />
      <BatchLimits legalPartyId={legalPartyId} codes={codes} total={total} />
    </>
  )
}

function feeOfAll(
  answers: readonly { data: Parameters<typeof feeOf>[0]; isPending: boolean }[],
): Fee {
  if (answers.some(({ isPending }) => isPending)) return { state: 'loading' }
  let amountMinor = 0n
  for (const { data } of answers) {
    const fee = feeOf(data)
    if (fee.state !== 'known' || fee.currency !== currency) return { state: 'failed' }
    amountMinor += fee.amountMinor
  }
  return { state: 'known', amountMinor, currency }
}

interface BatchLimitsProps {
  legalPartyId: string
  codes: readonly DayCode[]
  total: string
}

/** Each document has to fit what one operation may be; all of them what is left of the day and the month. */
function BatchLimits({ legalPartyId, codes, total }: BatchLimitsProps) {
  const [first] = codes
  const largest =
    codes
      .map(({ amount }) => amount)
      .toSorted(compareDecimals)
      .at(-1) ?? total
  const inputOf = (amount: string) => ({
    legalPartyId,
    operationCode,
    amount,
    currency,
    recipientAccount: first?.recipientAccount ?? '',
  })
  const ofLargest = useQuery(limitsQuery(inputOf(largest))).data
  const ofAll = useQuery(limitsQuery(inputOf(total))).data
  if (!ofLargest || !ofAll) return null
  if (ofLargest.errorCode) return <FoundLimits {...ofLargest} />
  const isOver = ofAll.limits.some(
    ({ period, left }) => period !== 'ONE_TIME' && compareDecimals(left, total) < 0,
  )
  return <FoundLimits {...(isOver ? ofAll : ofLargest)} />
}
