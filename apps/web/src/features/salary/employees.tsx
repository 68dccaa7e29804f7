import { formatInn } from '@tartip/domain/identifiers/inn'
import { IconTrash, IconUserPlus, IconUsersPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { colourOfCardState, salaryCardStateNames } from '@tartip/domain/salary/salary-project'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { InnField } from '../../components/fields/inn-field.tsx'
import { SearchField } from '../../components/fields/search-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
import type { DataColumn } from '../../components/table/data-column.ts'
import { DataTable } from '../../components/table/data-table.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { StatusLabel } from '../../components/text/status-chip.tsx'
import { randomUuid } from '../../lib/clock.ts'
import { createContentKeys } from '../../lib/idempotency.ts'
import { execute } from '../../lib/graphql-client.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useFailure } from '../../lib/use-failure.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  AddSalaryEmployeesDocument,
  RemoveSalaryEmployeeDocument,
} from './api/salary.payment.generated.ts'
import { AddEmployees } from './add-employees.tsx'
import classes from './salary.module.css'
import {
  employeesQuery,
  salaryKey,
  service,
  type Contract,
  type Employee,
} from './salary-queries.ts'

interface EmployeesProps {
  legalPartyId: string
  contract: Contract
}

/** The people of the salary project with their cards and what each was paid last. */
export function Employees({ legalPartyId, contract: { mayPrepare } }: EmployeesProps) {
  const { t } = useTranslation('salary')
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [adding, setAdding] = useState<'one' | 'many'>()
  const [leaving, setLeaving] = useState<Employee>()
  const query = useQuery(employeesQuery(legalPartyId, useDeferredValue(search.trim()), page))
  const stateOf = ({ cardState }: Employee) => (
    <StatusLabel
      colour={colourOfCardState(cardState)}
      label={salaryCardStateNames[cardState][language]}
    />
  )
  const lastOf = ({ lastAmount, currency }: Employee) =>
    lastAmount ? <Amount value={lastAmount} currency={currency} /> : '—'
  const columns: readonly DataColumn<Employee>[] = [
    { id: 'name', header: t($ => $.people.name), isRowName: true, cell: row => row.fullName },
    {
      id: 'inn',
      header: t($ => $.people.inn),
      width: '10rem',
      isExtra: true,
      cell: row => formatInn(row.inn),
    },
    {
      id: 'account',
      header: t($ => $.people.account),
      width: '12rem',
      isExtra: true,
      cell: row => (row.cardAccount ? <AccountNumber account={row.cardAccount} /> : '—'),
    },
    { id: 'state', header: t($ => $.people.card), width: '12rem', cell: stateOf },
    { id: 'last', header: t($ => $.people.last), width: '9rem', align: 'end', cell: lastOf },
    ...(mayPrepare
      ? [
          {
            id: 'remove',
            header: t($ => $.people.actions),
            width: '5rem',
            cell: (row: Employee) => (
              <IconButton
                aria-label={t($ => $.people.remove, { name: row.fullName })}
                onClick={() => setLeaving(row)}
              >
                <IconTrash size={18} aria-hidden />
              </IconButton>
            ),
          },
        ]
      : []),
  ]
  return (
    <>
      <div className={classes.tools}>
        <SearchField
          label={t($ => $.people.search)}
          value={search}
          onChange={text => {
            setSearch(text)
            setPage(1)
          }}
        />
        {mayPrepare ? (
          <div className={classes.actions}>
            <Button
              variant="default"
              leftSection={<IconUserPlus size={18} aria-hidden />}
              onClick={() => setAdding('one')}
            >
              {t($ => $.people.add)}
            </Button>
            <Button
              variant="default"
              leftSection={<IconUsersPlus size={18} aria-hidden />}
              onClick={() => setAdding('many')}
            >
              {t($ => $.people.addMany)}
            </Button>
          </div>
        ) : null}
      </div>
      <QueryState
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState illustration="empty" title={t($ => $.people.none)} />}
      >
        {({ list, amountPages, currentPage, amountElements }) => (
          <>
            <p className={classes.note}>{t($ => $.detail.people, { count: amountElements })}</p>
            <SummaryCard isFlush>
              <DataTable
                label={t($ => $.parts.employees)}
                columns={columns}
                rows={list}
                getRowId={row => row.id}
                rowName={row => row.fullName}
                renderCard={row => (
                  <span className={classes.card}>
                    <span className={classes.cardHead}>
                      <span>{row.fullName}</span>
                      {lastOf(row)}
                    </span>
                    <span className={classes.note}>
                      {row.cardAccount ? (
                        <AccountNumber account={row.cardAccount} />
                      ) : (
                        formatInn(row.inn)
                      )}
                    </span>
                    {stateOf(row)}
                  </span>
                )}
              />
            </SummaryCard>
            <Pager
              page={currentPage}
              pages={amountPages}
              onChange={setPage}
              label={t($ => $.parts.employees)}
            />
          </>
        )}
      </QueryState>
      {adding === 'one' ? (
        <AddEmployee legalPartyId={legalPartyId} onClose={() => setAdding(undefined)} />
      ) : null}
      {adding === 'many' ? (
        <AddEmployees legalPartyId={legalPartyId} onClose={() => setAdding(undefined)} />
      ) : null}
      {leaving ? (
        <RemoveEmployee
          legalPartyId={legalPartyId}
          employee={leaving}
          onClose={() => setLeaving(undefined)}
        />
      ) : null}
    </>
  )
}

function AddEmployee({ legalPartyId, onClose }: { legalPartyId: string; onClose: () => void }) {
  const { t } = useTranslation('salary')
  const client = useQueryClient()
  const failure = useFailure()
  const [inn, setInn] = useState('')
  const [fullName, setFullName] = useState('')
  const [isKnown, setIsKnown] = useState(false)
  const errorText = useErrorText(isKnown)
  const [keyOf] = useState(createContentKeys)
  const adding = useMutation({
    mutationFn: () => {
      const employees = { legalPartyId, employees: [{ inn, fullName }] }
      const options = { service, idempotencyKey: keyOf(employees) } as const
      return execute(AddSalaryEmployeesDocument, { employees }, options)
    },
    onSuccess: ({ addSalaryEmployees: [result] }) => {
      setIsKnown(result?.ok === false)
      if (result?.ok !== true) return
      void client.invalidateQueries({ queryKey: [salaryKey] })
      toast.success(t($ => $.people.added))
      onClose()
    },
    onError: failure.show,
  })
  return (
    <Dialog
      title={t($ => $.people.addTitle)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t($ => $.cancel)}
          </Button>
          <Button loading={adding.isPending} onClick={() => adding.mutate()}>
            {t($ => $.people.addDo)}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <InnField label={t($ => $.people.inn)} value={inn} onChange={setInn} isRequired />
        <TextField
          label={t($ => $.people.name)}
          value={fullName}
          onChange={setFullName}
          isRequired
          hint={t($ => $.people.cardOpens)}
        />
        {failure.words || isKnown ? (
          <Notice tone="danger" role="alert">
            {isKnown ? errorText('SALARY_EMPLOYEE_EXISTS') : failure.words}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

function RemoveEmployee({
  legalPartyId,
  employee,
  onClose,
}: {
  legalPartyId: string
  employee: Employee
  onClose: () => void
}) {
  const { t } = useTranslation('salary')
  const client = useQueryClient()
  const failure = useFailure()
  const [idempotencyKey] = useState(randomUuid)
  const removing = useMutation({
    mutationFn: () =>
      execute(
        RemoveSalaryEmployeeDocument,
        { employee: { legalPartyId, employeeId: employee.id } },
        { service, idempotencyKey },
      ),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [salaryKey] })
      onClose()
    },
    onError: failure.show,
  })
  return (
    <ConfirmDialog
      opened
      tone="danger"
      title={t($ => $.people.removeTitle, { name: employee.fullName })}
      body={failure.words ?? t($ => $.people.removeText)}
      confirmLabel={t($ => $.people.removeDo)}
      isBusy={removing.isPending}
      onConfirm={() => removing.mutate()}
      onCancel={onClose}
    />
  )
}
