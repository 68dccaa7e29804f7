import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { budget } from '@tartip/domain/forms/budget'
import { toApiError } from '../../lib/api-error.ts'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { SkeletonBlock } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { savedDocumentsHref } from '../../documents/form/form-address.ts'
import { accountsQuery } from '../../documents/form/form-queries.ts'
import { PayerField, useUsualPayer } from '../../documents/form/payer-field.tsx'
import { signingPlan } from '../../documents/form/next-signers.ts'
import { WhoSigns } from '../../documents/form/who-signs.tsx'
import { randomUuid } from '../../lib/clock.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { useBankNow } from '../../lib/use-bank-now.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useMe, useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { codeQuery } from './budget-queries.ts'
import classes from './budget.module.css'
import { sumOf } from './choice-list.tsx'
import { useChosenPayments } from './chosen-payments.ts'
import {
  alreadyBeingPaid,
  deleteDraft,
  payCodes,
  toDelete,
  withoutOtherDocuments,
  type PaidLine,
} from './pay-codes.ts'
import { ProcessFigures } from './process-figures.tsx'
import { ProcessNotice } from './process-notice.tsx'

const insufficientFunds = 'INSUFFICIENT_FUNDS'

/** `/budget-payment-process`: the codes of what was chosen, and their payment in one go. */
export function BudgetProcessRoute() {
  const { t } = useTranslation('budget')
  const [{ chosen }] = useChosenPayments()
  if (chosen.length > 0) return <Process />
  return (
    <Page title={t($ => $.process.title)}>
      <EmptyState
        illustration="empty"
        title={t($ => $.process.nothing)}
        action={<LinkButton href="/budget">{t($ => $.process.toChoice)}</LinkButton>}
      />
    </Page>
  )
}

function Process() {
  const { t } = useTranslation('budget')
  const language = useLanguage()
  // Until the bank's time is known, no code is called ended.
  const now = useBankNow()()
  const queryClient = useQueryClient()
  const legalPartyId = useMe().currentContract.orgReferenceId
  const [{ chosen: requests, unanswered, lines: keptLines }, keep] = useChosenPayments()
  const codes = useQueries({
    queries: requests.map(({ request }) => codeQuery(legalPartyId, request)),
  })
  const [chosenPayer, setChosenPayer] = useState<string>()
  const paying = { form: budget, operation: 'BUDGET', legalPartyId } as const
  const usualPayer = useUsualPayer(paying)
  const [isTried, setIsTried] = useState(false)
  const [isPaying, setIsPaying] = useState(false)
  const [lines, setLines] = useState<ReadonlyMap<string, PaidLine>>(() =>
    withoutOtherDocuments(keptLines),
  )
  const keptPayer = [...lines.values()].find(line => line.payer !== undefined)?.payer
  const payer = chosenPayer ?? keptPayer ?? usualPayer
  const { data: accounts = [] } = useQuery(accountsQuery(legalPartyId))
  const payerAccount = accounts.find(({ account }) => account === payer)
  const idOf = (index: number) => requests[index]?.request.requestId ?? ''
  const batchKeyOf = (paymentIds: readonly string[]) => {
    const isSameBatch = unanswered?.paymentIds.join() === paymentIds.join()
    const key = isSameBatch && unanswered ? unanswered.key : newIdempotencyKey()
    keep({ unanswered: { key, paymentIds } })
    return key
  }
  const failureOf = (index: number) => {
    const { error } = codes[index] ?? {}
    return error ? toApiError(error) : lines.get(idOf(index))?.failure
  }
  const isSent = (index: number) => lines.get(idOf(index))?.step === 'sent'
  /** Another document pays it: there is nothing to pay here. */
  const isPaidElsewhere = (index: number) => failureOf(index)?.code === alreadyBeingPaid
  const ownCodes = codes.filter((_, index) => !isPaidElsewhere(index))
  const known = ownCodes.flatMap(({ data }) => data ?? [])
  const isEveryCodeHere = known.length === ownCodes.length
  const isDone = requests.every((_, index) => isSent(index) || isPaidElsewhere(index))
  const changeLines = (changed: ReadonlyMap<string, PaidLine>) => {
    setLines(changed)
    keep({ lines: [...changed] })
  }
  /** The draft of the code before pays nothing any more: it is deleted first. */
  const takeNewCode = async (index: number) => {
    if (isPaying) return
    const old = idOf(index)
    const before = lines.get(old)
    if (before?.paymentId !== undefined) {
      setIsPaying(true)
      const toBeDeleted = toDelete(before)
      changeLines(new Map(lines).set(old, toBeDeleted))
      const afterDeletion = await deleteDraft(legalPartyId, toBeDeleted)
      setIsPaying(false)
      if (afterDeletion.paymentId !== undefined) {
        changeLines(new Map(lines).set(old, afterDeletion))
        return
      }
    }
    changeLines(new Map([...lines].filter(([id]) => id !== old)))
    keep({
      chosen: requests.map((one, at) =>
        at === index ? { ...one, request: { ...one.request, requestId: randomUuid() } } : one,
      ),
    })
  }
  /** The other document may be gone by now. */
  const payAgain = async (index: number) => {
    const code = codes[index]
    if (code?.error) await code.refetch()
    else await pay({ again: idOf(index) })
  }
  /**
   * @param meant the request that is paid although a recent document pays the same
   * @param again the request that is paid although another document paid it a moment ago
   */
  const pay = async ({ meant, again }: { meant?: string; again?: string } = {}) => {
    setIsTried(true)
    if (isPaying || !isEveryCodeHere || payer === '') return
    setIsPaying(true)
    const toPay = requests.flatMap(({ request: { requestId } }, index) => {
      const code = codes[index]?.data
      const isPayable = again === undefined ? !isPaidElsewhere(index) : requestId === again
      return code && !isSent(index) && isPayable
        ? [{ requestId, code, isMeant: requestId === meant }]
        : []
    })
    const onBatchAnswered = () => keep({ unanswered: undefined })
    const onChanged = changeLines
    try {
      await payCodes({ legalPartyId, payer, toPay, lines, onChanged, batchKeyOf, onBatchAnswered })
    } finally {
      setIsPaying(false)
    }
    void queryClient.invalidateQueries({ queryKey: ['budget', 'debts'] })
  }
  return (
    <Page
      title={t($ => $.process.title)}
      back={{ href: '/budget', label: t($ => $.process.toChoice) }}
    >
      <div className={classes.columns}>
        <SummaryCard title={t($ => $.process.codes)}>
          <ul className={classes.items} aria-label={t($ => $.process.codes)}>
            {requests.map(({ request, title }, index) => {
              const { data, isPending } = codes[index] ?? { isPending: true }
              const failure = failureOf(index)
              const payable = data && !isSent(index) && !isPaidElsewhere(index) ? data : undefined
              const isOver = now !== undefined && !!payable && now > fromIso(payable.validUntil)
              return (
                <li key={index} className={classes.line}>
                  <div className={classes.lineHead}>
                    <span>{title[language]}</span>
                    {data ? <Amount value={data.amount} currency="KGS" /> : null}
                  </div>
                  {isPending ? <SkeletonBlock width="14rem" /> : null}
                  {data ? (
                    <p className={classes.itemFacts} data-day-code>
                      <span>{t($ => $.process.code, { code: data.code })}</span>
                      <span>
                        {t($ => $.process.until, {
                          until: formatDateTime(fromIso(data.validUntil)),
                        })}
                      </span>
                      <span translate="no">{data.recipientName}</span>
                    </p>
                  ) : null}
                  {isSent(index) ? (
                    <p className={classes.itemFacts} role="status">
                      {t($ => $.process.sent)}
                    </p>
                  ) : null}
                  {isOver || failure ? (
                    <ProcessNotice
                      isOver={isOver}
                      hasCode={data !== undefined}
                      line={{ ...lines.get(request.requestId), failure }}
                      onNewCode={() => void takeNewCode(index)}
                      onAgain={() => void payAgain(index)}
                      onAnother={() => void pay({ meant: request.requestId })}
                    />
                  ) : null}
                </li>
              )
            })}
          </ul>
          <div className={classes.total}>
            <span>
              {t($ => $.process.total)} <Amount value={sumOf(known)} currency="KGS" size="lg" />
            </span>
          </div>
        </SummaryCard>
        <SummaryCard title={isDone ? t($ => $.process.result) : t($ => $.process.from)}>
          {isDone ? (
            <Sent
              legalPartyId={legalPartyId}
              paymentIds={requests.flatMap(
                (_, index) => (isSent(index) && lines.get(idOf(index))?.paymentId) || [],
              )}
            />
          ) : (
            <div className={classes.fields}>
              <PayerField
                {...paying}
                label={t($ => $.process.payer)}
                value={payer}
                error={
                  isTried && payer === ''
                    ? errorText('FIELD_REQUIRED', { field: 'payerAccount' }, language)
                    : undefined
                }
                onChange={setChosenPayer}
              />
              {payerAccount && isEveryCodeHere ? (
                <ProcessFigures
                  legalPartyId={legalPartyId}
                  payer={payerAccount}
                  codes={known}
                  isShortNamed={[...lines.values()].some(
                    line => line.payer === payer && line.failure?.code === insufficientFunds,
                  )}
                />
              ) : null}
              <Button
                fullWidth
                aria-disabled={isPaying || !isEveryCodeHere || undefined}
                onClick={() => void pay()}
              >
                {isPaying ? t($ => $.process.paying) : t($ => $.process.pay)}
              </Button>
            </div>
          )}
        </SummaryCard>
      </div>
    </Page>
  )
}

interface SentProps {
  legalPartyId: string
  /** Empty when other documents pay everything that was chosen. */
  paymentIds: readonly string[]
}

/** What was sent, who signs it, and where to go on. */
function Sent({ legalPartyId, paymentIds }: SentProps) {
  const { t } = useTranslation('budget')
  const { t: tForm } = useTranslation('form')
  const plan = signingPlan(useViewer())
  const [first] = paymentIds
  const isYourTurn = first !== undefined && plan.isYourTurn
  return (
    <div className={classes.fields}>
      <EmptyState
        illustration="done"
        isCompact
        title={
          first === undefined
            ? t($ => $.process.nothingLeft)
            : t($ => $.process.done, { count: paymentIds.length })
        }
      />
      {first === undefined ? null : (
        <div>
          <WhoSigns legalPartyId={legalPartyId} paymentId={first} />
        </div>
      )}
      {isYourTurn ? (
        <LinkButton variant="filled" href={savedDocumentsHref({ status: 'FOR_SIGN' })}>
          {tForm($ => $.result.toSigning)}
        </LinkButton>
      ) : null}
      <LinkButton variant={isYourTurn ? 'default' : 'filled'} href={savedDocumentsHref({})}>
        {t($ => $.process.toHistory)}
      </LinkButton>
    </div>
  )
}
