import { errorText } from '@tartip/domain/errors/catalogue'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatAmount, formatDecimal } from '@tartip/domain/money/format-amount'
import { feeOf } from '@tartip/domain/payment/debit'
import { operationNames, pageOfOperation } from '@tartip/domain/payment/operation'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { purposeCleanerOf } from '@tartip/domain/text/purpose-cleaner'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { AppLink } from '../../components/controls/app-link.tsx'
import { Button } from '../../components/controls/button.tsx'
import { useToastFloor } from '../../components/feedback/use-toast-floor.ts'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { Countdown } from '../../components/text/countdown.tsx'
import { useBankNow } from '../../lib/use-bank-now.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { cutOffsOf } from './cut-off-advice.ts'
import type { DocumentForm } from './document-form.ts'
import { FeeText } from './fee-text.tsx'
import { FormHint } from './form-hint.tsx'
import { LimitLines } from './limit-lines.tsx'
import classes from './form.module.css'
import { signingPlan } from './next-signers.ts'
import { summaryFigures, type FeeAmount, type PayerBalance } from './summary-figures.ts'
import { useFees, type Fee } from './use-fees.ts'

interface FormSummaryProps {
  form: DocumentForm
  /** On a phone the main button sticks to the bottom of the screen instead. */
  hasMainButton: boolean
  onDraft: () => void
}

/** What will happen when the button is pressed, in figures and in plain words. */
export function FormSummary({ form, hasMainButton, onDraft }: FormSummaryProps) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const { operation, amountMinor } = form
  const { Summary } = form.view
  const cleaned = purposeCleanerOf(pageOfOperation(operation))(form.texts['purpose'] ?? '')
  return (
    <SummaryCard title={t($ => $.summary.title)} className={classes.summary}>
      <p className={classes.summaryRail}>{operationNames[operation][language]}</p>
      <p className={classes.summaryAmount}>
        {amountMinor === undefined ? (
          <span className={classes.quiet}>{t($ => $.summary.noAmount)}</span>
        ) : (
          <TypedAmount form={form} amountMinor={amountMinor} size="lg" />
        )}
      </p>
      {Summary ? <Summary form={form} /> : null}
      <Figures form={form} />
      <LimitLines form={form} />
      <CutOffLines form={form} />
      <p className={classes.summaryRail}>
        <AppLink href="/deadlines">{t($ => $.cutOff.all)}</AppLink>
      </p>
      <SignerLines />
      {cleaned && !form.failures.has('purpose') ? (
        <p className={classes.summaryPurpose}>{t($ => $.purpose.preview, { text: cleaned })}</p>
      ) : null}
      <FormActions form={form} hasMainButton={hasMainButton} onDraft={onDraft} />
    </SummaryCard>
  )
}

/** Without its currency while no account is chosen that decides it. */
function TypedAmount({
  form: { currency, isCurrencyOpen },
  amountMinor,
  size,
}: {
  form: DocumentForm
  amountMinor: bigint
  size?: 'lg'
}) {
  const value = toDecimal(amountMinor, currency)
  return isCurrencyOpen ? (
    <span translate="no">{formatDecimal(value, currency, { withCode: false })}</span>
  ) : (
    <Amount value={value} currency={currency} {...(size ? { size } : {})} />
  )
}

/** Documents of some forms are free for everybody. */
const hasFee = ({ view }: DocumentForm): boolean => 'commission' in view.form.facts

function Figures({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('form')
  const { payer, amountMinor, operation } = form
  const fee = useFees(form).get(operation)
  const paidHere = feePaidHere(form, fee)
  const shown = hasFee(form) ? { fee } : {}
  return (
    <FigureLines
      payer={payer}
      amountMinor={amountMinor}
      paidHere={paidHere}
      shortText={t($ => $.summary.short)}
      {...shown}
    />
  )
}

interface FigureLinesProps {
  payer: PayerBalance | undefined
  amountMinor: bigint | undefined
  /** The fee as it is shown; left out where documents are free for everybody. */
  fee?: Fee | undefined
  /** The fee as far as the payer's account pays it beside the amount. */
  paidHere: FeeAmount | undefined
  /** What is said when the account has too little; nothing where it is said elsewhere already. */
  shortText?: string | undefined
}

/** The fee, what is on its way already, and what stays on the account. */
export function FigureLines(props: FigureLinesProps) {
  const { payer, amountMinor, paidHere, shortText, ...shown } = props
  const { t } = useTranslation('form')
  // Without its fee the rest would be shown too high for a moment.
  const isCounting = shown.fee?.state === 'loading'
  const figures = payer && summaryFigures(payer, isCounting ? undefined : amountMinor, paidHere)
  return (
    <>
      <dl className={classes.figures}>
        {'fee' in shown ? (
          <div>
            <dt>{t($ => $.summary.fee)}</dt>
            <dd>
              <FeeText fee={shown.fee} />
            </dd>
          </div>
        ) : null}
        {payer && figures && figures.pendingMinor !== 0n ? (
          <div>
            <dt>{t($ => $.summary.pending)}</dt>
            <dd translate="no">{formatAmount(figures.pendingMinor, payer.currency)}</dd>
          </div>
        ) : null}
        {payer && figures?.leftMinor !== undefined ? (
          <div>
            <dt>{t($ => $.summary.left)}</dt>
            <dd data-short={figures.isShort || undefined} translate="no">
              {formatAmount(figures.leftMinor, payer.currency)}
            </dd>
            <dd className={classes.figureNote}>{t($ => $.summary.leftOf)}</dd>
          </div>
        ) : payer && isCounting ? (
          // Holds the line: the buttons below must not move under a click.
          <div>
            <dt>{t($ => $.summary.left)}</dt>
            <dd>
              <span className={classes.quiet}>{t($ => $.fee.asking)}</span>
            </dd>
            <dd className={classes.figureNote}>{t($ => $.summary.leftOf)}</dd>
          </div>
        ) : null}
      </dl>
      {figures?.isShort && shortText !== undefined ? (
        <FormHint tone="warning" isAnnounced>
          {shortText}
        </FormHint>
      ) : null}
    </>
  )
}

/** The fee, when the payer's account pays it beside the amount. */
function feePaidHere({ texts }: DocumentForm, fee: Fee | undefined): FeeAmount | undefined {
  if (fee?.state !== 'known') return undefined
  const { payerAccount = '', commissionAccount, commissionOption = '' } = texts
  const { account, isInAmount } = feeOf({
    payerAccount,
    amountMinor: 0n,
    commissionMinor: fee.amountMinor,
    commissionCurrency: fee.currency,
    terms: { commissionOption, ...(commissionAccount ? { commissionAccount } : {}) },
  })
  return account === payerAccount && !isInAmount ? fee : undefined
}

/** Until when the document is created and signed, with the minutes left in the bank's time. */
function CutOffLines({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('form')
  const now = useBankNow()
  const { day, operation, currency } = form
  const valueDate = form.texts['valueDate'] ?? ''
  // Holds the lines until the bank's day is known: the buttons below must not move under a press.
  if (!day && form.isWaiting) return <CutOffSkeleton />
  if (!day || !isLocalDate(valueDate)) return null
  const cutOffs = cutOffsOf(day, operation, currency, valueDate)
  if (!cutOffs.isToday) {
    const date = formatDate(valueDate)
    return (
      <ul className={classes.cutOffs}>
        <li>{t($ => $.cutOff.leavesOn, { date })}</li>
        <li>{t($ => $.cutOff.signUntil, { time: `${date} ${cutOffs.signTime}` })}</li>
      </ul>
    )
  }
  return (
    <ul className={classes.cutOffs}>
      <li>
        <span>{t($ => $.cutOff.createUntil, { time: cutOffs.createTime })}</span>
        <Countdown to={cutOffs.createAt} now={now} />
      </li>
      <li>
        <span>{t($ => $.cutOff.signUntil, { time: cutOffs.signTime })}</span>
        <Countdown to={cutOffs.signAt} now={now} />
      </li>
    </ul>
  )
}

const CutOffSkeleton = () => (
  <ul className={classes.cutOffs} aria-hidden>
    <li />
    <li />
  </ul>
)

/** Who signs next, by the scheme of the contract. */
function SignerLines() {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const plan = signingPlan(useViewer())
  return (
    <div className={classes.signers}>
      <h3>{plan.isOnPhone ? t($ => $.signers.onPhone) : t($ => $.signers.title)}</h3>
      <ol>
        {plan.signers.map(({ stage, right, isYou }) => (
          <li key={stage}>
            {signRightNames[right][language]}
            {isYou ? <span className={classes.you}>{t($ => $.signers.you)}</span> : null}
          </li>
        ))}
      </ol>
      {plan.isImpossible ? (
        <FormHint tone="danger">
          {errorText('PAY_CONTROL_THREE_SIGNATORIES', {}, language)}
        </FormHint>
      ) : null}
    </div>
  )
}

/**
 * The two ways to finish. A button on its way is not `disabled`, which would drop the focus; it is
 * dead by the state behind it.
 */
function FormActions({ form, hasMainButton, onDraft }: FormSummaryProps) {
  const { t } = useTranslation('form')
  return (
    <div className={classes.actions}>
      {hasMainButton ? <MainButton form={form} /> : null}
      {form.isSendable ? (
        <Button
          variant="default"
          fullWidth
          aria-disabled={form.isBusy || form.submitState.step === 'unknown' || undefined}
          onClick={onDraft}
        >
          {t($ => $.actions.draft)}
        </Button>
      ) : null}
    </div>
  )
}

/** Saves and sends; for a document that has been sent before, saves what was changed. */
function MainButton({ form, isShort = false }: { form: DocumentForm; isShort?: boolean }) {
  const { t } = useTranslation('form')
  return (
    <Button type="submit" fullWidth aria-disabled={form.isBusy || undefined}>
      {labelOf()}
    </Button>
  )

  function labelOf(): string {
    if (form.isBusy) return t($ => $.actions.sending)
    if (!form.isSendable) return t($ => $.actions.save)
    return isShort ? t($ => $.actions.sendShort) : t($ => $.actions.send)
  }
}

/** On a phone the sum and the main button stay in reach of the thumb. */
export function PhoneFooter({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('form')
  const floor = useToastFloor()
  const { amountMinor, operation, payer } = form
  const fee = useFees(form).get(operation)
  const isShort =
    payer && summaryFigures(payer, amountMinor, fee?.state === 'known' ? fee : undefined).isShort
  return (
    <div ref={floor} className={classes.footer} data-own-footer>
      {amountMinor === undefined ? null : (
        <div className={classes.footerSum}>
          <TypedAmount form={form} amountMinor={amountMinor} />
          {isShort ? (
            <span className={classes.footerShort}>{t($ => $.summary.notEnough)}</span>
          ) : hasFee(form) ? (
            <span className={classes.footerFee}>
              {t($ => $.summary.fee)}: <FeeText fee={fee} />
            </span>
          ) : null}
        </div>
      )}
      <div className={classes.footerButton}>
        <MainButton form={form} isShort={amountMinor !== undefined} />
      </div>
    </div>
  )
}
