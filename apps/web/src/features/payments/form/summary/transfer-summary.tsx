import { formatAmount } from '@tartip/domain/money/format-amount'
import { operationNames } from '@tartip/domain/payment/operation'
import { sanitisePurpose } from '@tartip/domain/text/purpose'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { SummaryCard } from '../../../../components/layout/summary-card.tsx'
import { Amount } from '../../../../components/text/amount.tsx'
import { toDecimal } from '@tartip/domain/money/decimal'
import { useLanguage } from '../../../../lib/use-language.ts'
import { summaryFigures } from '../checks/summary-figures.ts'
import type { Fees } from '../data/use-fees.ts'
import { FeeText } from '../fee-text.tsx'
import { FormHint } from '../form-hint.tsx'
import classes from '../form.module.css'
import type { TransferForm } from '../use-transfer-form.ts'
import { CutOffLines } from './cut-off-lines.tsx'
import { SignerLines } from './signer-lines.tsx'

interface TransferSummaryProps {
  form: TransferForm
  fees: Fees
  /** The buttons of the form, where there is room for them. */
  actions: ReactNode
}

/** What will happen when the button is pressed, in figures and in plain words. */
export function TransferSummary({ form, fees, actions }: TransferSummaryProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const { choice, draft, amountMinor, currency } = form
  const cleaned = sanitisePurpose(draft.purpose)
  return (
    <SummaryCard title={t($ => $.form.summary.title)} className={classes.summary}>
      <p className={classes.summaryWay}>{operationNames[choice.operation][language]}</p>
      <p className={classes.summaryAmount}>
        {amountMinor === undefined ? (
          <span className={classes.quiet}>{t($ => $.form.summary.noAmount)}</span>
        ) : (
          <Amount value={toDecimal(amountMinor, currency)} currency={currency} size="lg" />
        )}
      </p>
      <Figures form={form} fees={fees} />
      <CutOffLines form={form} />
      <SignerLines />
      {cleaned && !form.told.has('purpose') ? (
        <p className={classes.summaryPurpose}>
          {t($ => $.form.purpose.preview, { text: cleaned })}
        </p>
      ) : null}
      {actions}
    </SummaryCard>
  )
}

function Figures({ form, fees }: { form: TransferForm; fees: Fees }) {
  const { t } = useTranslation('payments')
  const { payer, amountMinor, choice } = form
  const fee = fees.get(choice.operation)
  // Without its fee the rest would be shown too high for a moment.
  const counted = fee?.state === 'asking' ? undefined : amountMinor
  const figures = payer && summaryFigures(payer, counted, fee?.state === 'known' ? fee : undefined)
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>{t($ => $.form.summary.fee)}</dt>
          <dd>
            <FeeText fee={fee} />
          </dd>
        </div>
        {payer && figures && figures.onItsWayMinor !== 0n ? (
          <div>
            <dt>{t($ => $.form.summary.onItsWay)}</dt>
            <dd>{formatAmount(figures.onItsWayMinor, payer.currency)}</dd>
          </div>
        ) : null}
        {payer && figures?.leftMinor !== undefined ? (
          <div>
            <dt>{t($ => $.form.summary.left)}</dt>
            <dd data-short={figures.isShort || undefined}>
              {formatAmount(figures.leftMinor, payer.currency)}
            </dd>
          </div>
        ) : null}
      </dl>
      {figures?.isShort ? (
        <FormHint tone="warning" isAnnounced>
          {t($ => $.form.summary.short)}
        </FormHint>
      ) : null}
    </>
  )
}
