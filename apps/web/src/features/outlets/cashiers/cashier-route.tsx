import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { errorText } from '@tartip/domain/errors/catalogue'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { formatInn } from '@tartip/domain/identifiers/inn'
import { registersOfCashier } from '@tartip/domain/outlets/cashier'
import { may } from '@tartip/domain/people/policy'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { useId, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { CardAndListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { Facts, type FactLine } from '../../../components/layout/facts.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import { PhoneText } from '../../../components/text/phone-text.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  ChangeCashierRegistersDocument,
  FireCashierDocument,
} from '../api/outlets.sale-point.generated.ts'
import { CashierStateChip } from '../cashier-state-chip.tsx'
import {
  cashierQuery,
  outletsWithRegistersQuery,
  refreshOutlets,
  type CashierDetails,
  type OutletWithRegisters,
} from '../outlets-queries.ts'
import classes from '../outlets.module.css'
import { RegistersChoice } from '../registers-choice.tsx'
import { outletUrls } from '../urls.ts'
import { useChange } from '../use-change.ts'

/** One cashier: who they are, where they work, and how they leave. */
export function CashierRoute() {
  const { t } = useTranslation('outlets')
  const { id = '' } = useParams({ strict: false })
  const cashier = useQuery(cashierQuery(id))
  const mayManage = may(useViewer(), 'outlets.manage').ok
  return (
    <Page
      title={cashier.data?.fullName ?? t($ => $.cashier.one)}
      back={{ href: outletUrls.cashiers, label: t($ => $.cashier.back) }}
    >
      <QueryState query={cashier} skeleton={<CardAndListSkeleton rows={3} />}>
        {data => (
          <div className={classes.cards}>
            <CashierFacts cashier={data} />
            {mayManage ? <ChangedRegisters cashier={data} /> : <Registers cashier={data} />}
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function CashierFacts({ cashier }: { cashier: CashierDetails }) {
  const { t } = useTranslation('outlets')
  const mayManage = may(useViewer(), 'outlets.manage').ok
  const { inn, mobile, account, authState, hiredDate } = cashier
  const facts: readonly FactLine[] = [
    ...(inn ? [[t($ => $.cashier.inn), formatInn(inn)] as const] : []),
    ...(mobile
      ? [[t($ => $.cashier.mobile), <PhoneText key="mobile" value={mobile} />] as const]
      : []),
    ...(account ? [[t($ => $.cashier.account), formatAccountNumber(account)] as const] : []),
    [t($ => $.cashier.state), t($ => $.cashier[authState])],
    [t($ => $.cashier.since), formatDate(bishkekDate(fromIso(hiredDate)))],
  ]
  return (
    <section className={classes.card}>
      <div className={classes.between}>
        <h2>{t($ => $.cashier.facts)}</h2>
        <CashierStateChip cashier={cashier} />
      </div>
      <Facts facts={facts} />
      {mayManage ? <FireButton cashier={cashier} /> : null}
    </section>
  )
}

function FireButton({ cashier }: { cashier: CashierDetails }) {
  const { t } = useTranslation('outlets')
  const language = useLanguage()
  const router = useRouter()
  const client = useQueryClient()
  const [isConfirming, setIsConfirming] = useState(false)
  const fire = useMutation({
    mutationFn: () =>
      execute(
        FireCashierDocument,
        { userReferenceId: cashier.referenceId },
        { service: 'sale-point' },
      ),
    onSuccess: async () => {
      toast.success(t($ => $.cashier.fired))
      router.history.push(outletUrls.cashiers)
      client.removeQueries({ queryKey: cashierQuery(cashier.referenceId).queryKey })
      await refreshOutlets(client)
    },
    onError: thrown => {
      const { code, params } = toApiError(thrown)
      toast.error(errorText(code, params, language))
    },
    onSettled: () => setIsConfirming(false),
  })
  return (
    <div className={classes.row}>
      <Button variant="default" color="danger" onClick={() => setIsConfirming(true)}>
        {t($ => $.cashier.fire)}
      </Button>
      <ConfirmDialog
        opened={isConfirming}
        tone="danger"
        title={t($ => $.cashier.fireTitle)}
        body={t($ => $.cashier.fireText, { name: cashier.fullName })}
        confirmLabel={t($ => $.cashier.fire)}
        isBusy={fire.isPending}
        onConfirm={() => fire.mutate()}
        onCancel={() => setIsConfirming(false)}
      />
    </div>
  )
}

function Registers({ cashier }: { cashier: CashierDetails }) {
  const { t } = useTranslation('outlets')
  return (
    <section className={classes.card}>
      <h2>{t($ => $.cashier.registers)}</h2>
      <ul className={classes.lines}>
        {cashier.salePoints.map(point => (
          <li key={point.id}>
            <span className={classes.line}>
              <span className={classes.lineName} translate="no">
                {point.name}
              </span>
              <span className={classes.quiet} translate="no">
                {point.cashRegisters.map(({ name, code }) => `${name} · ${code}`).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ChangedRegisters({ cashier }: { cashier: CashierDetails }) {
  const { orgReferenceId } = useMe().currentContract
  const outlets = useQuery(outletsWithRegistersQuery(orgReferenceId))
  return (
    <QueryState query={outlets}>
      {list => <RegistersForm key={cashier.referenceId} cashier={cashier} outlets={list} />}
    </QueryState>
  )
}

interface RegistersFormProps {
  cashier: CashierDetails
  outlets: readonly OutletWithRegisters[]
}

function RegistersForm({ cashier, outlets }: RegistersFormProps) {
  const { t } = useTranslation('outlets')
  const headingId = useId()
  const present = cashier.salePoints.flatMap(point => point.cashRegisters.map(one => one.id))
  const [chosen, setChosen] = useState<readonly string[]>(present)
  const change = useChange<readonly string[], unknown>({
    failuresOf: ids => {
      const fits = registersOfCashier(ids)
      return fits.ok ? [] : [{ field: 'cashRegisterIds', ...fits.error }]
    },
    labelOf: () => t($ => $.cashier.registers),
    send: (ids, idempotencyKey) =>
      execute(
        ChangeCashierRegistersDocument,
        { userReferenceId: cashier.referenceId, cashIds: [...ids] },
        { service: 'sale-point', idempotencyKey },
      ),
    onDone: () => toast.success(t($ => $.cashier.saved)),
  })
  return (
    <section className={classes.card}>
      <h2 id={headingId}>{t($ => $.cashier.registers)}</h2>
      <p className={classes.quiet}>{t($ => $.cashier.registersText)}</p>
      <RegistersChoice
        labelledBy={headingId}
        outlets={outlets}
        value={chosen}
        onChange={ids => {
          setChosen(ids)
          change.clearFailure('cashRegisterIds')
        }}
        error={change.errorOf('cashRegisterIds') ?? change.refusal}
      />
      <div className={classes.row}>
        <Button loading={change.isPending} onClick={() => change.submit(chosen)}>
          {t($ => $.cashier.save)}
        </Button>
      </div>
    </section>
  )
}
