import { useInfiniteQuery } from '@tanstack/react-query'
import { numbered } from '@tartip/domain/documents/numbered'
import { operationNames } from '@tartip/domain/payment/operation'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { Button } from '../../components/controls/button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { type BankPayment, bankPaymentsQuery, type SimulatorState } from './api/simulator-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskLines } from './desk-list.tsx'
import classes from './simulator.module.css'
import { useOfficerText } from './use-officer-text.ts'
import { useDeskAction } from './use-desk-action.ts'
import { ReasonField } from './reason-field.tsx'

interface BankDeskProps {
  state: SimulatorState
}

const delayMinutes = 60

/** The bank's order queue: open payments, and the officer's decisions. */
export function BankDesk({ state }: BankDeskProps) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const { busyPath, runAction } = useDeskAction()
  const payments = useInfiniteQuery(bankPaymentsQuery)
  const [refused, setRefused] = useState<BankPayment>()
  return (
    <section className={classes.panel} aria-labelledby="simulator-desk">
      <div className={classes.deskHead}>
        <h2 id="simulator-desk">{t($ => $.desk.title)}</h2>
        <Tabs
          label={t($ => $.desk.mode)}
          value={state.mode}
          tabs={[
            { value: 'auto', label: t($ => $.desk.auto) },
            { value: 'manual', label: t($ => $.desk.manual) },
          ]}
          onChange={mode => void runAction('/mode', { mode })}
        />
      </div>
      <p className={classes.quiet}>
        {t($ => (state.mode === 'auto' ? $.desk.autoText : $.desk.manualText))}
      </p>
      <QueryState query={payments}>
        {({ pages }) => (
          <>
            <DeskLines
              items={pages.flatMap(page => page.payments)}
              keyOf={({ paymentId }) => paymentId}
              wordsOf={payment => [
                payment.documentNumber,
                payment.payerName,
                payment.recipientName,
                payment.amount,
                payment.operation ? operationNames[payment.operation][language] : '',
              ]}
              empty={t($ => $.desk.empty)}
            >
              {payment => (
                <BankPaymentLine
                  payment={payment}
                  isBusy={busyPath !== undefined}
                  onAccept={() => void runAction(`/payments/${payment.paymentId}/accept`)}
                  onDelay={() =>
                    void runAction(`/payments/${payment.paymentId}/delay`, {
                      minutes: delayMinutes,
                    })
                  }
                  onRefuse={() => setRefused(payment)}
                />
              )}
            </DeskLines>
            {payments.hasNextPage ? (
              <div className={classes.buttons}>
                <Button
                  variant="default"
                  loading={payments.isFetchingNextPage}
                  onClick={() => void payments.fetchNextPage()}
                >
                  {t($ => $.lines.more)}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </QueryState>
      <RefuseDialog
        // A reason belongs to one payment, so the dialog is closed with it.
        key={refused?.paymentId ?? 'none'}
        payment={refused}
        isBusy={busyPath !== undefined}
        onCancel={() => setRefused(undefined)}
        onRefuse={async (payment, code, reason) => {
          if (await runAction(`/payments/${payment.paymentId}/refuse`, { code, reason }))
            setRefused(undefined)
        }}
      />
    </section>
  )
}

interface BankPaymentLineProps {
  payment: BankPayment
  isBusy: boolean
  onAccept: () => void
  onDelay: () => void
  onRefuse: () => void
}

function BankPaymentLine({ payment, isBusy, onAccept, onDelay, onRefuse }: BankPaymentLineProps) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const momentOf = ({ delayedUntil, dueAt, isHeldByOfficer }: BankPayment) => {
    if (delayedUntil !== undefined) {
      return t($ => $.desk.delayed, { time: formatDateTime(fromIso(delayedUntil)) })
    }
    // In manual mode no step is due until the officer decides.
    return isHeldByOfficer ? null : t($ => $.desk.due, { time: formatDateTime(fromIso(dueAt)) })
  }
  return (
    <DeskLine
      title={`${payment.payerName} → ${payment.recipientName}`}
      note={
        <>
          {numbered(payment.documentNumber, language)}
          {payment.operation ? ` · ${operationNames[payment.operation][language]}` : null}{' '}
          <Chip tone={payment.isHeldByOfficer ? 'warning' : 'muted'}>
            {t($ => (payment.isHeldByOfficer ? $.desk.held : $.desk.steps[payment.step]))}
          </Chip>{' '}
          {momentOf(payment)}
        </>
      }
      end={<Amount value={payment.amount} currency={payment.currency} />}
    >
      <DeskButton isBusy={isBusy} kind="main" onClick={onAccept}>
        {t($ => $.desk.accept)}
      </DeskButton>
      <DeskButton isBusy={isBusy} onClick={onDelay}>
        {t($ => $.desk.delay)}
      </DeskButton>
      <DeskButton isBusy={isBusy} kind="danger" onClick={onRefuse}>
        {t($ => $.desk.refuse)}
      </DeskButton>
    </DeskLine>
  )
}

interface RefuseDialogProps {
  payment: BankPayment | undefined
  isBusy: boolean
  onCancel: () => void
  onRefuse: (payment: BankPayment, code: RefusalCode, reason: string) => void
}

const refusalCodes = [
  'REFUSED_BY_OFFICER',
  'INSUFFICIENT_FUNDS',
  'ACCOUNT_CLOSED',
  'ACCOUNT_SEIZED',
  'RECIPIENT_ACCOUNT_NOT_FOUND',
  'RECIPIENT_ACCOUNT_CLOSED',
  'RECIPIENT_ACCOUNT_SEIZED',
  'RETURNED_BY_CORRESPONDENT',
  'BIC_ACCOUNT_MISMATCH',
  'CUT_OFF_PASSED',
  'AML_REFUSED',
] as const
type RefusalCode = (typeof refusalCodes)[number]

function RefuseDialog({ payment, isBusy, onCancel, onRefuse }: RefuseDialogProps) {
  const { t } = useTranslation('simulator')
  const [code, setCode] = useState<RefusalCode>('REFUSED_BY_OFFICER')
  const reason = useOfficerText('reason')
  const handleConfirm = () => {
    const words = reason.read()
    if (payment && words !== undefined) onRefuse(payment, code, words)
  }
  return (
    <ConfirmDialog
      opened={payment !== undefined}
      title={t($ => $.desk.refuseTitle)}
      tone="danger"
      confirmLabel={t($ => $.desk.refuse)}
      isBusy={isBusy}
      onConfirm={handleConfirm}
      onCancel={onCancel}
      body={
        <div className={classes.letterForm}>
          <SelectField
            label={t($ => $.desk.why)}
            value={code}
            options={refusalCodes.map(value => ({ value, label: t($ => $.desk.refusals[value]) }))}
            onChange={chosen =>
              setCode(refusalCodes.find(value => value === chosen) ?? 'REFUSED_BY_OFFICER')
            }
          />
          <ReasonField
            label={t($ => $.desk.reason)}
            value={reason.value}
            kind="refusal"
            error={reason.error}
            onChange={reason.change}
          />
        </div>
      }
    />
  )
}
