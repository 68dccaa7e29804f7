import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { parsePersonInn } from '@tartip/domain/identifiers/inn'
import { cashierFailures, type CashierInput } from '@tartip/domain/outlets/cashier'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { AccountNumberField } from '../../../components/fields/account-number-field.tsx'
import { InnField } from '../../../components/fields/inn-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { systemClock } from '../../../lib/clock.ts'
import { execute } from '../../../lib/graphql-client.ts'
import type { Translate } from '../../../lib/texts.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useFailure } from '../../../lib/use-failure.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { FindIndividualDocument, HireCashierDocument } from '../api/outlets.sale-point.generated.ts'
import { outletsWithRegistersQuery, type OutletWithRegisters } from '../outlets-queries.ts'
import { ChangeForm } from '../change-form.tsx'
import classes from '../outlets.module.css'
import { RegistersChoice } from '../registers-choice.tsx'
import { outletUrls } from '../urls.ts'
import { fieldIdOf, useChange } from '../use-change.ts'

/** Hires a person as a cashier, by their tax number. */
export function CashierFormRoute() {
  const { t } = useTranslation('outlets')
  const { orgReferenceId } = useMe().currentContract
  const outlets = useQuery(outletsWithRegistersQuery(orgReferenceId))
  return (
    <Page
      title={t($ => $.cashier.newTitle)}
      back={{ href: outletUrls.cashiers, label: t($ => $.cashier.back) }}
    >
      <QueryState
        query={outlets}
        skeleton={<LinesSkeleton />}
        isEmpty={list => list.every(outlet => outlet.cashRegisters.length === 0)}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.cashiers.empty)}
            text={t($ => $.cashiers.needsRegister)}
            action={<LinkButton href={outletUrls.points}>{t($ => $.tabs.points)}</LinkButton>}
          />
        }
      >
        {list => <CashierForm outlets={list} ownPrefix={list[0]?.account.slice(0, 3) ?? ''} />}
      </QueryState>
    </Page>
  )
}

interface CashierFormProps {
  outlets: readonly OutletWithRegisters[]
  /** The first digits of the accounts of this bank, as the accounts of the outlets have them. */
  ownPrefix: string
}

function CashierForm({ outlets, ownPrefix }: CashierFormProps) {
  const { t } = useTranslation('outlets')
  const router = useRouter()
  const { orgReferenceId } = useMe().currentContract
  const [values, setValues] = useState<CashierInput>({
    inn: '',
    mobile: '',
    account: '',
    cashRegisterIds: [],
  })
  const change = useChange<CashierInput, string>({
    failuresOf: input => cashierFailures(input, today(), ownPrefix),
    labelOf: field => labelOf(t, field),
    async send({ cashRegisterIds, account, ...person }, idempotencyKey) {
      const innData = { ...person, account: account || null, cashIds: [...cashRegisterIds] }
      const options = { service: 'sale-point', idempotencyKey } as const
      const data = await execute(HireCashierDocument, { orgReferenceId, innData }, options)
      return data.createNewCashierByInn.referenceId
    },
    onDone(id) {
      toast.success(t($ => $.cashier.hired))
      router.history.push(outletUrls.cashier(id))
    },
  })
  const update = (patch: Partial<CashierInput>) => {
    setValues(present => ({ ...present, ...patch }))
    change.clearFailure(...Object.keys(patch))
  }
  return (
    <ChangeForm
      change={change}
      submitText={t($ => $.cashier.hire)}
      cancelHref={outletUrls.cashiers}
      onSubmit={() => change.submit(values)}
    >
      <div className={classes.pair}>
        <PersonField
          value={values.inn}
          onChange={inn => update({ inn })}
          error={change.errorOf('inn')}
        />
        <TextField
          id={fieldIdOf('mobile')}
          label={t($ => $.cashier.mobile)}
          hint={t($ => $.cashier.mobileHint)}
          type="tel"
          inputMode="tel"
          isRequired
          value={values.mobile}
          onChange={mobile => update({ mobile })}
          error={change.errorOf('mobile')}
        />
      </div>
      <AccountNumberField
        id={fieldIdOf('account')}
        label={t($ => $.cashier.account)}
        hint={t($ => $.cashier.accountHint, { prefix: ownPrefix })}
        value={values.account}
        onChange={account => update({ account })}
        error={change.errorOf('account')}
      />
      <RegistersChoice
        id={fieldIdOf('cashRegisterIds')}
        label={t($ => $.cashier.choose)}
        outlets={outlets}
        value={values.cashRegisterIds}
        onChange={cashRegisterIds => update({ cashRegisterIds })}
        error={change.errorOf('cashRegisterIds')}
      />
    </ChangeForm>
  )
}

const today = () => bishkekDate(systemClock.now())

function labelOf(t: Translate<'outlets'>, field: string): string {
  if (field === 'cashRegisterIds') return t($ => $.cashier.choose)
  if (field === 'inn' || field === 'mobile' || field === 'account') return t($ => $.cashier[field])
  return ''
}

interface PersonFieldProps {
  value: string
  onChange: (inn: string) => void
  error: string | undefined
}

/** The tax number; the name behind it shows that it is the right person. */
function PersonField({ value, onChange, error }: PersonFieldProps) {
  const { t } = useTranslation('outlets')
  const isWhole = parsePersonInn(value, today()).ok
  const failure = useFailure()
  const [checked, setChecked] = useState('')
  const [found, setFound] = useState<{ readonly inn: string; readonly fullName: string }>()
  const check = async () => {
    if (!isWhole || checked === value) return
    setChecked(value)
    failure.forget()
    try {
      const options = { service: 'sale-point' } as const
      const data = await execute(FindIndividualDocument, { inn: value }, options)
      setFound(data.newIndividualPerson)
    } catch (thrown) {
      failure.show(thrown)
    }
  }
  const isFound = found?.inn === value
  return (
    <InnField
      id={fieldIdOf('inn')}
      label={t($ => $.cashier.inn)}
      hint={isFound ? t($ => $.cashier.found, { name: found.fullName }) : t($ => $.cashier.innHint)}
      isRequired
      value={value}
      onChange={inn => {
        failure.forget()
        onChange(inn)
      }}
      onBlur={() => void check()}
      error={error ?? (checked === value ? failure.words : undefined)}
    />
  )
}
