import { useQuery } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { outletNameIsValid } from '@tartip/domain/outlets/outlet'
import { useState } from 'react'
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
import { ChangeForm } from '../change-form.tsx'
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
  return (
    <ChangeForm
      change={change}
      submitText={register ? t($ => $.form.save) : t($ => $.register.create)}
      cancelHref={outletUrls.point(point.id)}
      onSubmit={() => change.submit(values)}
    >
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
    </ChangeForm>
  )
}
