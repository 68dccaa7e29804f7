import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import {
  daysOfQuickPeriod,
  quickPeriodOf,
  quickPeriods,
  type QuickPeriod,
} from '@tartip/domain/statements/quick-periods'
import { statementKindNames, type StatementKind } from '@tartip/domain/statements/statement'
import { formatDate } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import { Facts } from '../../components/layout/facts.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { periodHref, type OrderAddress } from '../../lib/statement-href.ts'
import { ChoiceList } from './choice-list.tsx'
import { ScheduleOffer } from './schedules.tsx'
import { StatementFiles } from './statement-files.tsx'
import { periodBalancesQuery } from './statement-queries.ts'
import classes from './statements.module.css'
import { statementHref } from './urls.ts'
import { useStatementOrder } from './use-statement-order.ts'

const kinds = ['ACCOUNT', 'CARD', 'POS'] as const satisfies readonly StatementKind[]
type Order = ReturnType<typeof useStatementOrder>

interface OrderFormProps {
  kind: StatementKind
  /** What the form is filled with. */
  address: OrderAddress
  today: LocalDate
  onKindChange: (kind: StatementKind) => void
}

/** Orders a statement of accounts, cards or card terminals. */
export function OrderForm({ kind, address, today, onKindChange }: OrderFormProps) {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const { legalPartyId: partyId } = useViewer()
  const order = useStatementOrder({ partyId, kind, today, address })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    order.submit()
  }
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={t($ => $.order.title)}
      aria-busy={order.ordering.isPending}
      onSubmit={handleSubmit}
    >
      <Tabs
        label={t($ => $.order.kind)}
        value={kind}
        tabs={kinds.map(value => ({ value, label: statementKindNames[value][language] }))}
        onChange={onKindChange}
      />
      {kind === 'POS' ? <Terminals order={order} /> : <Accounts kind={kind} order={order} />}
      {order.unavailable.length > 0 ? (
        <Notice role="alert" tone="warning">
          {t($ => $.order.unavailable, { names: order.unavailable.join(', ') })}
        </Notice>
      ) : null}
      <Period order={order} today={today} />
      {order.single && order.isSound ? <PeriodBalances order={order} /> : null}
      <Repeated order={order} />
      <div className={classes.buttons}>
        <Button
          type="submit"
          loading={order.ordering.isPending}
          aria-disabled={!order.isReady || undefined}
        >
          {t($ => $.order.submit)}
        </Button>
        {order.isReady && kind !== 'POS' ? <ShowPeriod order={order} /> : null}
        {order.isReady ? (
          <ScheduleOffer
            schedule={{
              partyId,
              kind,
              accounts:
                kind === 'POS'
                  ? order.order.terminals.flatMap(({ codes }) => codes)
                  : order.order.accounts,
              currencies: kind === 'POS' ? [] : order.chosenCurrencies,
            }}
          />
        ) : null}
      </div>
      <OrderFailure order={order} />
    </form>
  )
}

interface PartProps {
  order: Order
}

function Accounts({ kind, order }: PartProps & { kind: StatementKind }) {
  const { t } = useTranslation('statements')
  const { draft, change, currencies } = order
  return (
    <QueryState
      query={order.accounts}
      isEmpty={list => list.every(one => one.kind !== kind)}
      empty={<EmptyState illustration="empty" title={t($ => $.order.noAccounts)} isCompact />}
    >
      {() => (
        <>
          <ChoiceList
            legend={t($ => $.order.accounts)}
            allLabel={t($ => $.order.allAccounts)}
            chosen={draft.accounts}
            onChange={accounts => change({ accounts })}
            options={order.ofKind.map(({ account, accountName, currencies: own }) => ({
              value: account,
              label: (
                <>
                  {accountName}, {own.join(', ')}{' '}
                  <span className={classes.quiet} translate="no">
                    {formatAccountNumber(account)}
                  </span>
                </>
              ),
            }))}
          />
          {currencies.length > 1 ? (
            <ChoiceList
              isInline
              legend={t($ => $.order.currencies)}
              allLabel={t($ => $.order.allCurrencies)}
              chosen={draft.currencies}
              onChange={chosen => change({ currencies: chosen })}
              options={currencies.map(code => ({ value: code, label: code }))}
            />
          ) : null}
        </>
      )}
    </QueryState>
  )
}

function Terminals({ order }: PartProps) {
  const { t } = useTranslation('statements')
  const { draft, change } = order
  return (
    <QueryState
      query={order.terminals}
      empty={<EmptyState illustration="empty" title={t($ => $.order.noTerminals)} isCompact />}
    >
      {places => (
        <>
          {places.map(({ address, posTerminals }) => {
            const codes = posTerminals.map(({ code }) => code)
            const others = order.order.terminals
              .flatMap(place => place.codes)
              .filter(code => !codes.includes(code))
            return (
              <ChoiceList
                key={address}
                legend={address}
                allLabel={t($ => $.order.allTerminals)}
                chosen={draft.terminals.filter(code => codes.includes(code))}
                isAll={draft.terminals.length === 0}
                onChange={chosen => {
                  // Beside terminals of other places, all of this place are named one by one.
                  const isWhole = chosen.length === 0 && others.length > 0
                  change({ terminals: [...others, ...(isWhole ? codes : chosen)] })
                }}
                options={posTerminals.map(({ code, salePointName, isActive }) => ({
                  value: code,
                  label: (
                    <>
                      <span translate="no">{code}</span>, {salePointName}
                      {isActive ? null : (
                        <span className={classes.quiet}> {t($ => $.order.closedTerminal)}</span>
                      )}
                    </>
                  ),
                }))}
              />
            )
          })}
        </>
      )}
    </QueryState>
  )
}

function Period({ order, today }: PartProps & { today: LocalDate }) {
  const { t } = useTranslation('statements')
  const language = useLanguage()
  const { draft, change, periodRefusal } = order
  const { startDate, endDate } = draft
  const [pressed, setPressed] = useState<QuickPeriod>()
  const chosen = quickPeriodOf({ startDate, endDate }, today, pressed)
  const error = periodRefusal && errorText(periodRefusal.code, periodRefusal.params, language)
  return (
    <div>
      <div className={classes.days}>
        <DateField
          label={t($ => $.order.from)}
          value={startDate}
          today={today}
          max={today}
          keepsTyped
          onChange={value => change({ startDate: value })}
        />
        <DateField
          label={t($ => $.order.to)}
          value={endDate}
          today={today}
          max={today}
          keepsTyped
          error={error}
          isErrorAnnounced
          onChange={value => change({ endDate: value })}
        />
      </div>
      <div className={classes.quick} role="group" aria-label={t($ => $.order.quick)}>
        {quickPeriods.map(period => (
          <Button
            key={period}
            size="sm"
            variant={period === chosen ? 'light' : 'subtle'}
            aria-pressed={period === chosen}
            onClick={() => {
              setPressed(period)
              change(daysOfQuickPeriod(period, today))
            }}
          >
            {t($ => $.order.periods[period])}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** What the chosen account had at both ends of the period. */
function PeriodBalances({ order }: PartProps) {
  const { t } = useTranslation('statements')
  const { startDate, endDate } = order.draft
  const id = order.single?.id ?? ''
  const { data } = useQuery(periodBalancesQuery(id, { startDate, endDate }))
  if (!data) return null
  const amounts = (list: typeof data.startBalances) =>
    list.map(({ amount, currency }) => (
      <div key={currency}>
        <Amount value={amount} currency={currency} />
      </div>
    ))
  return (
    <Facts
      isNarrow
      facts={[
        [
          t($ => $.order.startBalance, { date: formatDate(startDate) }),
          amounts(data.startBalances),
        ],
        [t($ => $.order.endBalance, { date: formatDate(endDate) }), amounts(data.endBalances)],
      ]}
    />
  )
}

function ShowPeriod({ order: { order, isSound, isReady } }: PartProps) {
  const { t } = useTranslation('statements')
  if (!isSound || !isReady || order.kind !== 'ACCOUNT') return null
  const { kind, accounts, currencies, startDate: from, endDate: to } = order
  return (
    <LinkButton
      variant="default"
      href={periodHref({ kind, accounts, currencies, from, to })}
      leftSection={<IconEye size={18} aria-hidden />}
    >
      {t($ => $.order.show)}
    </LinkButton>
  )
}

/** The same was ordered before: its file is offered instead of another wait. */
function Repeated({ order: { ordering } }: PartProps) {
  const { t } = useTranslation('statements')
  if (!ordering.data) return null
  const { row, isRepeated } = ordering.data
  if (!isRepeated) {
    return (
      <Notice role="status" tone="muted">
        {t($ => $.order.ordered)}
      </Notice>
    )
  }
  const days = { from: formatDate(row.startDate), to: formatDate(row.endDate) }
  return (
    <Notice
      role="status"
      actions={
        <>
          {row.status === 'READY' ? (
            <StatementFiles statement={row} name={t($ => $.list.period, days)} />
          ) : null}
          {row.status === 'READY' ? (
            <LinkButton variant="default" size="sm" href={statementHref(row.id)}>
              {t($ => $.list.open)}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {t($ => $.order.repeated)}
    </Notice>
  )
}

/** The order was not taken (specification 2, section 8): try again, or return to the form. */
function OrderFailure({ order: { ordering, submit } }: PartProps) {
  const { t } = useTranslation('statements')
  const textOf = useErrorText(ordering.isError)
  if (!ordering.isError) return null
  const { code, params } = toApiError(ordering.error)
  return (
    <Dialog
      title={t($ => $.order.failed)}
      onClose={() => ordering.reset()}
      actions={
        <>
          <Button variant="default" onClick={() => ordering.reset()}>
            {t($ => $.order.return)}
          </Button>
          <Button data-autofocus onClick={submit}>
            {t($ => $.order.again)}
          </Button>
        </>
      }
    >
      {textOf(code, params)}
    </Dialog>
  )
}
