import { useMutation, useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { may } from '@tartip/domain/people/policy'
import { withNumberAttached } from '@tartip/domain/text/blanks'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { CardAndListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { useOwnShift } from '../../../lib/own-shift/use-own-shift.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { addressText } from '../address-text.ts'
import { ownOutletsQuery, type OutletWithRegisters } from '../outlets-queries.ts'
import classes from '../outlets.module.css'
import { TodaySales } from './today-sales.tsx'

/** The first screen of a cashier, made for a phone: the shift and the own registers. */
export function CashierHome() {
  const { t } = useTranslation('outlets')
  const { currentContract } = useMe()
  const outlets = useQuery(ownOutletsQuery(currentContract.orgReferenceId))
  const maySellByInstalments = may(useViewer(), 'installments.use').ok
  return (
    <Page title={t($ => $.home.title)} subtitle={currentContract.companyName}>
      <QueryState
        query={outlets}
        skeleton={<CardAndListSkeleton rows={2} />}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.home.noRegisters)}
            text={t($ => $.home.noRegistersText)}
            action={
              maySellByInstalments ? (
                <LinkButton href="/installment/claims">{t($ => $.home.installments)}</LinkButton>
              ) : (
                <LinkButton href="/settings/info">{t($ => $.home.own)}</LinkButton>
              )
            }
          />
        }
      >
        {list => (
          <div className={classes.stack}>
            <ShiftCard />
            <OwnRegisters outlets={list} />
            <TodaySales />
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function ShiftCard() {
  const { t } = useTranslation('outlets')
  const language = useLanguage()
  const { isCashier, query: shift, open, close } = useOwnShift()
  const [isConfirming, setIsConfirming] = useState(false)
  const change = useMutation({
    mutationFn: (to: 'open' | 'closed') => (to === 'open' ? open() : close()),
    onSuccess: changed => {
      toast.success(changed.shiftOpenedDate ? t($ => $.home.opened) : t($ => $.home.closed))
    },
    onError: thrown => {
      const { code, params } = toApiError(thrown)
      toast.error(errorText(code, params, language))
    },
    onSettled: () => setIsConfirming(false),
  })
  if (!isCashier) return null
  return (
    <section className={classes.card}>
      <QueryState query={shift} skeleton={<ShiftSkeleton />}>
        {({ shiftOpenedDate }) => (
          <div className={classes.between}>
            <div className={classes.line}>
              <h2>{t($ => $.home.shift)}</h2>
              <p className={classes.quiet}>
                {shiftOpenedDate
                  ? t($ => $.home.shiftOpen, { time: formatDateTime(fromIso(shiftOpenedDate)) })
                  : t($ => $.home.shiftClosed)}
              </p>
            </div>
            {shiftOpenedDate ? (
              <Button variant="default" onClick={() => setIsConfirming(true)}>
                {t($ => $.home.closeShift)}
              </Button>
            ) : (
              <Button loading={change.isPending} onClick={() => change.mutate('open')}>
                {t($ => $.home.openShift)}
              </Button>
            )}
          </div>
        )}
      </QueryState>
      <ConfirmDialog
        opened={isConfirming}
        title={t($ => $.home.closeTitle)}
        body={t($ => $.home.closeText)}
        confirmLabel={t($ => $.home.closeShift)}
        isBusy={change.isPending}
        onConfirm={() => change.mutate('closed')}
        onCancel={() => setIsConfirming(false)}
      />
    </section>
  )
}

/** As high as the shift, so that nothing below it moves when it is known. */
function ShiftSkeleton() {
  const { t } = useTranslation('outlets')
  return (
    <div className={classes.between}>
      <div className={classes.line}>
        <SkeletonBlock width="5rem" height="1.5rem" />
        <SkeletonBlock width="9rem" height="1.5rem" />
      </div>
      <span style={{ visibility: 'hidden' }}>
        <Button>{t($ => $.home.openShift)}</Button>
      </span>
    </div>
  )
}

function OwnRegisters({ outlets }: { outlets: readonly OutletWithRegisters[] }) {
  const { t } = useTranslation('outlets')
  return (
    <div className={classes.cards}>
      {outlets.map(outlet => (
        <section key={outlet.id} className={classes.card} aria-label={outlet.name}>
          <div className={classes.line}>
            <h2 translate="no">{outlet.name}</h2>
            <p className={classes.quiet} translate="no">
              {addressText(outlet.addressAttributes)}
            </p>
          </div>
          <ul className={classes.lines} aria-label={t($ => $.home.registers)}>
            {outlet.cashRegisters.map(register => (
              <li key={register.id}>
                <span className={classes.line}>
                  <span className={classes.lineName} translate="no">
                    {withNumberAttached(register.name)}
                  </span>
                  <span className={classes.quiet}>
                    {t($ => $.list.code, { code: `${outlet.code}-${register.code}` })}
                  </span>
                </span>
                {register.isActive ? (
                  <LinkButton
                    href={`/qr-sell?register=${encodeURIComponent(outlet.code + register.code)}`}
                  >
                    {t($ => $.home.sell)}
                  </LinkButton>
                ) : (
                  <Chip tone="muted">{t($ => $.point.inactive)}</Chip>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
