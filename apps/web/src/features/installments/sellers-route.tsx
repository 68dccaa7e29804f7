import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { useState, type FormEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { UntitledListSkeleton } from '../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { InnField } from '../../components/fields/inn-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import type { DataColumn } from '../../components/table/data-column.ts'
import { Pager } from '../../components/table/pager.tsx'
import { DataTable } from '../../components/table/data-table.tsx'
import { DateText } from '../../components/text/date-text.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { execute } from '../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../lib/idempotency.ts'
import { TaskStateChip } from '../../lib/task-state-chip.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useMe } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  ApplyForSellerDocument,
  SellersDocument,
  type SellersQuery,
} from './api/sellers.access-control.generated.ts'
import classes from './installments.module.css'

type Seller = SellersQuery['getSellers']['list'][number]

const service = 'access-control'
const sellersKey = 'sellers'
const pageSize = 30

const sellersQuery = (orgReferenceId: string, page: number) =>
  queryOptions({
    queryKey: [sellersKey, orgReferenceId, page] as const,
    queryFn: async ({ signal }) => {
      const variables = { orgReferenceId, pageableDecorator: { page, size: pageSize } }
      return (await execute(SellersDocument, variables, { service, signal })).getSellers
    },
    placeholderData: keepPreviousData,
  })

/** `/installment/sellers`: people who sell by instalments, and those for whom the bank was asked. */
export function SellersRoute() {
  const { t } = useTranslation('installments')
  const { orgReferenceId } = useMe().currentContract
  const [page, setPage] = useState(1)
  const sellers = useQuery(sellersQuery(orgReferenceId, page))
  return (
    <Page
      title={t($ => $.sellers.title)}
      back={{ href: '/installment/onboarding', label: t($ => $.onboarding.title) }}
    >
      <ApplyForm orgReferenceId={orgReferenceId} />
      <QueryState
        query={sellers}
        skeleton={<UntitledListSkeleton rows={4} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.sellers.emptyTitle)}
            text={t($ => $.sellers.emptyText)}
          />
        }
      >
        {({ list, totalPages }) => (
          <>
            <SellerTable sellers={list} />
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

function SellerTable({ sellers }: { sellers: readonly Seller[] }) {
  const { t } = useTranslation('installments')
  const columns: readonly DataColumn<Seller>[] = [
    {
      id: 'name',
      header: t($ => $.sellers.name),
      isRowName: true,
      cell: ({ fullName }) => <span translate="no">{fullName}</span>,
    },
    { id: 'inn', header: t($ => $.sellers.inn), cell: ({ individualInn }) => individualInn },
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
            <span className={classes.quiet}>{seller.individualInn}</span>
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

const nothingTyped = { individualInn: '', fullName: '', mobile: '' }
type Field = keyof typeof nothingTyped

/** Where the message about a refusal stands; everything else stands below the fields. */
const fieldOfCode: Readonly<Record<string, Field>> = {
  PIN_ERROR: 'individualInn',
  PIN_NOT_FOUND: 'individualInn',
  SELLER_APPLICATION_DUPLICATE: 'individualInn',
  SELLER_APPLICATION_PENDING: 'individualInn',
}

/** Asks the bank to let a person sell. A repeated press is the same application. */
function ApplyForm({ orgReferenceId }: { orgReferenceId: string }) {
  const { t } = useTranslation('installments')
  const language = useLanguage()
  const client = useQueryClient()
  const [typed, setTyped] = useState(nothingTyped)
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const apply = useMutation({
    mutationFn: () => {
      const variables = { orgReferenceId, userInfo: typed }
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
  const errorOf = (field: Field) => (place === field ? refusal : undefined)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!apply.isPending) apply.mutate()
  }
  return (
    <SummaryCard title={t($ => $.sellers.newTitle)}>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <p className={classes.quiet}>{t($ => $.sellers.newText)}</p>
        <InnField
          label={t($ => $.sellers.inn)}
          value={typed.individualInn}
          onChange={change('individualInn')}
          error={errorOf('individualInn')}
        />
        <TextField
          label={t($ => $.sellers.name)}
          value={typed.fullName}
          onChange={change('fullName')}
          error={errorOf('fullName')}
        />
        <TextField
          label={t($ => $.sellers.mobile)}
          inputMode="tel"
          value={typed.mobile}
          onChange={change('mobile')}
          error={errorOf('mobile')}
        />
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
