import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { outletNameIsValid } from '@tartip/domain/outlets/outlet'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { CashInput } from '../../../lib/api-types/sale-point.generated.ts'
import { CreateCashDocument, UpdateCashDocument } from '../api/outlets.sale-point.generated.ts'
import {
  cashRegisterQuery,
  outletQuery,
  type OutletDetails,
  type RegisterDetails,
} from '../outlets-queries.ts'
import classes from '../outlets.module.css'
import { outletUrls } from '../urls.ts'
import { fieldIdOf, useChange } from '../use-change.ts'

/** `?point=` a new register of an outlet, with `&id=` one that is changed. */
export function RegisterFormRoute() {
  const { t } = useTranslation('outlets')
  const { point: pointId, id } = useSearch({ strict: false }) as {
    readonly point?: unknown
    readonly id?: unknown
  }
  const registerId = typeof id === 'string' ? id : ''
  const point = useQuery(outletQuery(typeof pointId === 'string' ? pointId : '', useLanguage()))
  const register = useQuery({ ...cashRegisterQuery(registerId), enabled: registerId !== '' })
  const waited = registerId === '' ? point : register
  return (
    <Page
      title={
        registerId === ''
          ? t($ => $.register.newTitle)
          : t($ => $.register.editTitle, { code: register.data?.code ?? '' })
      }
      {...(point.data
        ? { back: { href: outletUrls.point(point.data.id), label: point.data.name } }
        : {})}
    >
      <QueryState<unknown> query={waited} skeleton={<LinesSkeleton />}>
        {() =>
          point.data ? (
            <RegisterForm
              key={registerId}
              point={point.data}
              register={registerId === '' ? undefined : register.data}
            />
          ) : null
        }
      </QueryState>
    </Page>
  )
}

interface RegisterFormProps {
  point: OutletDetails
  register: RegisterDetails | undefined
}

function RegisterForm({ point, register }: RegisterFormProps) {
  const { t } = useTranslation('outlets')
  const router = useRouter()
  const [values, setValues] = useState<CashInput>(() => ({
    name:
      register?.name ?? t($ => $.register.defaultName, { number: point.cashRegisters.length + 1 }),
    hasKkm: register?.hasKkm ?? true,
    isActive: register?.isActive ?? true,
  }))
  const change = useChange<CashInput, unknown>({
    failuresOf: ({ name }) =>
      outletNameIsValid(name)
        ? []
        : [{ field: 'name', code: 'OUTLET_NAME_CHARACTERS', params: {} }],
    labelOf: () => t($ => $.register.name),
    send: (cash, idempotencyKey) => {
      const options = { service: 'sale-point', idempotencyKey } as const
      return register
        ? execute(UpdateCashDocument, { cashId: register.id, cash }, options)
        : execute(CreateCashDocument, { salePointId: point.id, cash }, options)
    },
    onDone() {
      toast.success(register ? t($ => $.form.saved) : t($ => $.register.created))
      router.history.push(outletUrls.point(point.id))
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    change.submit(values)
  }
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <ErrorSummary errors={change.errors} attempt={change.attempt} />
      {change.refusal ? (
        <Notice tone="danger" role="alert">
          <p>{change.refusal}</p>
        </Notice>
      ) : null}
      <TextField
        id={fieldIdOf('name')}
        label={t($ => $.register.name)}
        hint={t($ => $.form.nameHint)}
        isRequired
        value={values.name}
        onChange={name => {
          setValues({ ...values, name })
          change.clearFailure('name')
        }}
        error={change.errorOf('name')}
      />
      <CheckField
        label={t($ => $.register.kkm)}
        hint={t($ => $.register.kkmHint)}
        isChecked={values.hasKkm}
        onChange={hasKkm => setValues({ ...values, hasKkm })}
      />
      <CheckField
        label={t($ => $.register.active)}
        hint={t($ => $.register.activeHint)}
        isChecked={values.isActive}
        onChange={isActive => setValues({ ...values, isActive })}
      />
      <div className={classes.row}>
        <Button type="submit" loading={change.isPending}>
          {register ? t($ => $.form.save) : t($ => $.register.create)}
        </Button>
        <LinkButton variant="default" href={outletUrls.point(point.id)}>
          {t($ => $.form.cancel)}
        </LinkButton>
      </div>
    </form>
  )
}
