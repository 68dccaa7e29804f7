import type { FormFailure } from '@tartip/domain/forms/form'
import { formatInn } from '@tartip/domain/identifiers/inn'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { sellerFailures } from '@tartip/domain/outlets/terminal-order'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { ErrorSummary } from '../../components/feedback/error-summary.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { UntitledListSkeleton } from '../../components/feedback/page-skeletons.tsx'
import { QueryState, type QueryLike } from '../../components/feedback/query-state.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { InnField } from '../../components/fields/inn-field.tsx'
import type { SelectOption } from '../../components/fields/select-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import type { DataColumn } from '../../components/table/data-column.ts'
import { Pager } from '../../components/table/pager.tsx'
import { DataTable } from '../../components/table/data-table.tsx'
import { DateText } from '../../components/text/date-text.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { systemClock } from '../../lib/clock.ts'
import { decisionRefreshMs } from '../../lib/live-refresh.ts'
import { execute } from '../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { QuerySelectField } from '../../lib/query-select-field.tsx'
import { TaskStateChip } from '../../lib/task-state-chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useMe } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  ApplyForSellerDocument,
  SellersDocument,
  type SellersQuery,
} from './api/sellers.access-control.generated.ts'
import {
  OutletsOfSellersDocument,
  type OutletsOfSellersQuery,
} from './api/sellers.sale-point.generated.ts'
import classes from './installments.module.css'

type Seller = SellersQuery['getSellers']['list'][number]

const service = 'access-control'
const sellersKey = 'sellers'
const pageSize = 30

const sellersQuery = (orgReferenceId: string, point: string, page: number) =>
  queryOptions({
    queryKey: [sellersKey, orgReferenceId, point, page] as const,
    queryFn: async ({ signal }) => {
      const locationId = point === '' ? null : point
      const pageableDecorator = { page, size: pageSize }
      const variables = { orgReferenceId, locationId, pageableDecorator }
      const options = { service, signal, isPassive: true } as const
      return (await execute(SellersDocument, variables, options)).getSellers
    },
    placeholderData: keepPreviousData,
  })

type Outlet = OutletsOfSellersQuery['getSalePointsByOrgRefId'][number]

const outletsQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: [sellersKey, 'outlets', orgReferenceId] as const,
    queryFn: async ({ signal }) => {
      const options = { service: 'sale-point', signal } as const
      const found = await execute(OutletsOfSellersDocument, { orgReferenceId }, options)
      return found.getSalePointsByOrgRefId
    },
  })

const optionOf = ({ code, name }: Outlet): SelectOption => ({ value: code, label: name })

/** `/installment/sellers`: people who sell by instalments, and those with an open application. */
export function SellersRoute() {
  const { t } = useTranslation('installments')
  const { orgReferenceId } = useMe().currentContract
  const [page, setPage] = useState(1)
  const [point, setPoint] = useState('')
  const sellers = useQuery({
    ...sellersQuery(orgReferenceId, point, page),
    refetchInterval: decisionRefreshMs,
  })
  const outlets = useQuery(outletsQuery(orgReferenceId))
  const choosePoint = (next: string) => {
    setPoint(next)
    setPage(1)
  }
  return (
    <Page
      title={t($ => $.sellers.title)}
      back={{ href: '/installment/onboarding', label: t($ => $.onboarding.title) }}
    >
      <ApplyForm orgReferenceId={orgReferenceId} outlets={outlets} />
      {outlets.data && outlets.data.length > 1 ? (
        <div className={classes.form}>
          <QuerySelectField
            label={t($ => $.claim.point)}
            value={point}
            query={outlets}
            optionOf={optionOf}
            noneOption={{ value: '', label: t($ => $.sellers.allPoints) }}
            onChange={choosePoint}
          />
        </div>
      ) : null}
      <QueryState
        query={sellers}
        skeleton={<UntitledListSkeleton rows={4} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.sellers.emptyTitle)}
            text={t($ => (point === '' ? $.sellers.emptyText : $.sellers.emptyAtPoint))}
          />
        }
      >
        {({ list, totalPages }) => (
          <>
            <SellerTable sellers={list} outlets={outlets.data ?? []} />
            <Pager
              label={t($ => $.sellers.title)}
              page={page}
              pages={totalPages}
              onChange={setPage}
            />
          </>
        )}
      </QueryState>
    </Page>
  )
}

interface SellerTableProps {
  sellers: readonly Seller[]
  outlets: readonly Outlet[]
}

function SellerTable({ sellers, outlets }: SellerTableProps) {
  const { t } = useTranslation('installments')
  const pointOf = ({ locationId }: Seller) =>
    outlets.find(({ code }) => code === locationId)?.name ?? locationId ?? ''
  const columns: readonly DataColumn<Seller>[] = [
    {
      id: 'name',
      header: t($ => $.sellers.name),
      isRowName: true,
      cell: ({ fullName }) => <span translate="no">{fullName}</span>,
    },
    {
      id: 'inn',
      header: t($ => $.sellers.inn),
      cell: ({ individualInn }) => formatInn(individualInn),
    },
    {
      id: 'point',
      header: t($ => $.claim.point),
      cell: seller => <span translate="no">{pointOf(seller)}</span>,
    },
    {
      id: 'date',
      header: t($ => $.sellers.date),
      cell: ({ createdDate }) => <DateText value={createdDate.slice(0, 10)} />,
    },
    {
      id: 'state',
      header: t($ => $.sellers.state),
      cell: seller => <SellerState seller={seller} />,
    },
  ]
  return (
    <SummaryCard isFlush>
      <DataTable
        label={t($ => $.sellers.title)}
        columns={columns}
        rows={sellers}
        getRowId={({ referenceId }) => referenceId}
        rowName={({ fullName }) => fullName}
        renderCard={seller => (
          <span className={classes.claim}>
            <span className={classes.name} translate="no">
              {seller.fullName}
            </span>
            <span className={classes.quiet}>
              {[formatInn(seller.individualInn), pointOf(seller)].filter(Boolean).join(' · ')}
            </span>
            <SellerState seller={seller} />
          </span>
        )}
      />
    </SummaryCard>
  )
}

function SellerState({ seller: { taskState, reason } }: { seller: Seller }) {
  return (
    <>
      <TaskStateChip state={taskState} />
      {reason ? <span className={classes.reason}>{reason}</span> : null}
    </>
  )
}

const nothingTyped = { individualInn: '', fullName: '', mobile: '', locationId: '' }
type Field = keyof typeof nothingTyped

const fieldIdOf = (field: string): string => `seller-${field}`

/** Where the message about a refusal stands; everything else stands below the fields. */
const fieldOfCode: Readonly<Record<string, Field>> = {
  PIN_ERROR: 'individualInn',
  PIN_NOT_FOUND: 'individualInn',
  SELLER_APPLICATION_DUPLICATE: 'individualInn',
  SELLER_APPLICATION_PENDING: 'individualInn',
}

interface ApplyFormProps {
  orgReferenceId: string
  outlets: QueryLike<readonly Outlet[]>
}

/** Applies to the bank for a person who will sell. A repeated press is the same application. */
function ApplyForm({ orgReferenceId, outlets }: ApplyFormProps) {
  const { t } = useTranslation('installments')
  const language = useLanguage()
  const client = useQueryClient()
  const [typed, setTyped] = useState(nothingTyped)
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const [attempt, setAttempt] = useState(0)
  const [failures, setFailures] = useState<readonly FormFailure[]>([])
  const apply = useMutation({
    mutationFn: () => {
      const { locationId, ...person } = typed
      const userInfo = locationId === '' ? person : typed
      const variables = { orgReferenceId, userInfo }
      return execute(ApplyForSellerDocument, variables, { service, idempotencyKey })
    },
    onSuccess: () => {
      setTyped(nothingTyped)
      setIdempotencyKey(newIdempotencyKey())
      toast.success(t($ => $.sellers.sent))
      void client.invalidateQueries({ queryKey: [sellersKey] })
    },
  })
  const change = (field: Field) => (text: string) => {
    setTyped({ ...typed, [field]: text })
    setFailures(failures.filter(one => one.field !== field))
    setIdempotencyKey(newIdempotencyKey())
    apply.reset()
  }
  const { code, params } = toApiError(apply.error)
  const refusal = apply.isError ? errorText(code, params, language) : undefined
  const named = String(params['field'] ?? '')
  const place =
    fieldOfCode[code] ??
    (code.startsWith('INN_') ? 'individualInn' : undefined) ??
    (Object.hasOwn(nothingTyped, named) ? named : undefined)
  const textOf = (failure: FormFailure, label?: string) =>
    errorText(failure.code, failure.params, language, label)
  const errorOf = (field: Field) => {
    const failure = failures.find(one => one.field === field)
    return failure ? textOf(failure) : place === field ? refusal : undefined
  }
  const labels: Readonly<Record<string, string>> = {
    individualInn: t($ => $.sellers.inn),
    fullName: t($ => $.sellers.name),
    mobile: t($ => $.sellers.mobile),
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (apply.isPending) return
    const found = sellerFailures(typed, bishkekDate(systemClock.now()))
    setFailures(found)
    setAttempt(attempt + 1)
    if (found.length === 0) apply.mutate()
  }
  return (
    <SummaryCard title={t($ => $.sellers.newTitle)}>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <p className={classes.quiet}>{t($ => $.sellers.newText)}</p>
        <ErrorSummary
          attempt={attempt}
          errors={failures.map(failure => ({
            fieldId: fieldIdOf(failure.field),
            words: textOf(failure, labels[failure.field]),
          }))}
        />
        <InnField
          label={t($ => $.sellers.inn)}
          id={fieldIdOf('individualInn')}
          isRequired
          value={typed.individualInn}
          onChange={change('individualInn')}
          error={errorOf('individualInn')}
        />
        <TextField
          label={t($ => $.sellers.name)}
          id={fieldIdOf('fullName')}
          isRequired
          value={typed.fullName}
          onChange={change('fullName')}
          error={errorOf('fullName')}
        />
        <TextField
          label={t($ => $.sellers.mobile)}
          inputMode="tel"
          id={fieldIdOf('mobile')}
          isRequired
          value={typed.mobile}
          onChange={change('mobile')}
          error={errorOf('mobile')}
        />
        {outlets.data?.length === 0 ? null : (
          <QuerySelectField
            label={t($ => $.claim.point)}
            value={typed.locationId}
            query={outlets}
            optionOf={optionOf}
            noneOption={{ value: '', label: t($ => $.sellers.anyPoint) }}
            onChange={change('locationId')}
            error={errorOf('locationId')}
          />
        )}
        {refusal !== undefined && place === undefined ? (
          <Notice tone="danger" role="alert">
            <p>{refusal}</p>
          </Notice>
        ) : null}
        <p>
          <Button type="submit" loading={apply.isPending}>
            {t($ => $.sellers.send)}
          </Button>
        </p>
      </form>
    </SummaryCard>
  )
}
