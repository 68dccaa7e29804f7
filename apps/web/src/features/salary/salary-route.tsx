import { IconPlus, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { salaryContractStateNames } from '@tartip/domain/salary/salary-project'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { Facts } from '../../components/layout/facts.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import type { DataColumn } from '../../components/table/data-column.ts'
import { DataTable } from '../../components/table/data-table.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { DateText } from '../../components/text/date-text.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { Deadlines } from './deadlines.tsx'
import { Employees } from './employees.tsx'
import { RegisterFileDialog } from './register-file.tsx'
import { RegisterStatus } from './register-status.tsx'
import classes from './salary.module.css'
import {
  contractQuery,
  registersQuery,
  useLiveSalary,
  type Contract,
  type Register,
} from './salary-queries.ts'

const parts = ['statements', 'employees', 'contract'] as const
type Part = (typeof parts)[number]

/** `/salary/{name}`: registers, employees and the contract of the salary project. */
export function SalaryRoute() {
  const { t } = useTranslation('salary')
  const { history } = useRouter()
  const { legalPartyId } = useViewer()
  const params: Record<string, unknown> = useParams({ strict: false })
  const part = parts.find(one => one === params['name']) ?? 'statements'
  useLiveSalary(legalPartyId)
  const query = useQuery(contractQuery(legalPartyId))
  const mayPrepare = query.data?.contract?.mayPrepare === true
  const [isUploading, setIsUploading] = useState(false)
  return (
    <Page
      title={t($ => $.title)}
      isWide
      actions={
        mayPrepare ? (
          <div className={classes.actions}>
            <Button
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              onClick={() => setIsUploading(true)}
            >
              {t($ => $.file.title)}
            </Button>
            <LinkButton
              href="/salary/manual"
              variant="filled"
              leftSection={<IconPlus size={18} aria-hidden />}
            >
              {t($ => $.list.create)}
            </LinkButton>
          </div>
        ) : undefined
      }
    >
      <QueryState query={query}>
        {({ contract }) =>
          contract && hasNotBegun(contract.state) ? (
            <NotBegun contract={contract} />
          ) : contract ? (
            <>
              <ContractNotice contract={contract} />
              <Tabs<Part>
                label={t($ => $.parts.label)}
                value={part}
                tabs={parts.map(value => ({ value, label: t($ => $.parts[value]) }))}
                onChange={next => history.push(`/salary/${next}`)}
              />
              <PartOf part={part} contract={contract} legalPartyId={legalPartyId} />
            </>
          ) : (
            <EmptyState
              illustration="empty"
              title={t($ => $.contract.none.title)}
              text={t($ => $.contract.none.text)}
              action={
                <LinkButton href="/letter-create">{t($ => $.contract.none.write)}</LinkButton>
              }
            />
          )
        }
      </QueryState>
      {isUploading ? (
        <RegisterFileDialog legalPartyId={legalPartyId} onClose={() => setIsUploading(false)} />
      ) : null}
    </Page>
  )
}

/** No register was ever paid by such a contract, so there is nothing else to show. */
const hasNotBegun = (state: Contract['state']) =>
  state === 'ON_VERIFICATION' || state === 'REJECTED'

function NotBegun({ contract }: { contract: Contract }) {
  const { t } = useTranslation('salary')
  const language = useLanguage()
  return (
    <>
      <EmptyState
        illustration="empty"
        title={salaryContractStateNames[contract.state][language]}
        text={t($ => $.contract.notice[contract.state as 'CLOSED'])}
        action={<LinkButton href="/letter-create">{t($ => $.contract.none.write)}</LinkButton>}
      />
      <ContractFacts contract={contract} />
    </>
  )
}

function PartOf({
  part,
  contract,
  legalPartyId,
}: {
  part: Part
  contract: Contract
  legalPartyId: string
}) {
  if (part === 'employees') return <Employees legalPartyId={legalPartyId} contract={contract} />
  if (part === 'contract') return <ContractFacts contract={contract} />
  return <Registers legalPartyId={legalPartyId} />
}

/** A contract that does not pay says why; one that does says until when registers are taken today. */
function ContractNotice({ contract }: { contract: Contract }) {
  const { t } = useTranslation('salary')
  if (contract.state !== 'VERIFIED') {
    const tone = contract.state === 'REJECTED' || contract.state === 'CLOSED' ? 'danger' : 'warning'
    return <Notice tone={tone}>{t($ => $.contract.notice[contract.state as 'CLOSED'])}</Notice>
  }
  return <Deadlines />
}

function ContractFacts({ contract }: { contract: Contract }) {
  const { t } = useTranslation('salary')
  const language = useLanguage()
  return (
    <Facts
      facts={[
        [t($ => $.contract.number), contract.contractNumber],
        [t($ => $.contract.state), salaryContractStateNames[contract.state][language]],
        [t($ => $.contract.start), <DateText key="start" value={contract.startDate} />],
        [t($ => $.contract.currency), contract.currency],
        [
          t($ => $.contract.payer),
          <AccountNumber key="payer" account={contract.payerAccount} copy />,
        ],
        [
          t($ => $.contract.transit),
          <AccountNumber key="transit" account={contract.transitAccount} copy />,
        ],
      ]}
    />
  )
}

function Registers({ legalPartyId }: { legalPartyId: string }) {
  const { t } = useTranslation('salary')
  const [page, setPage] = useState(1)
  const query = useQuery(registersQuery(legalPartyId, page))
  const columns: readonly DataColumn<Register>[] = [
    {
      id: 'date',
      header: t($ => $.list.date),
      width: '9.5rem',
      cell: row => <DateTimeText value={row.createdDate} />,
    },
    { id: 'name', header: t($ => $.list.name), isRowName: true, cell: row => row.fileName },
    {
      id: 'people',
      header: t($ => $.list.people),
      width: '8rem',
      align: 'end',
      isExtra: true,
      cell: row => row.rowCount,
    },
    {
      id: 'amount',
      header: t($ => $.list.amount),
      width: '11rem',
      align: 'end',
      cell: row => <Amount value={row.totalAmount} currency={row.currency} />,
    },
    {
      id: 'status',
      header: t($ => $.list.status),
      width: '14rem',
      cell: row => <RegisterStatus register={row} />,
    },
  ]
  return (
    <QueryState
      query={query}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          illustration="empty"
          title={t($ => $.list.empty)}
          text={t($ => $.list.emptyText)}
        />
      }
    >
      {({ list, amountPages, currentPage }) => (
        <>
          <SummaryCard isFlush>
            <DataTable
              label={t($ => $.parts.statements)}
              columns={columns}
              rows={list}
              getRowId={row => row.id}
              rowName={row => row.fileName}
              rowHref={row => `/salary/${row.status === 'DRAFT' ? 'manual' : 'detail'}/${row.id}`}
              renderCard={row => (
                <span className={classes.card}>
                  <span className={classes.cardHead}>
                    <span>{row.fileName}</span>
                    <Amount value={row.totalAmount} currency={row.currency} />
                  </span>
                  <span className={classes.note}>
                    <DateTimeText value={row.createdDate} /> ·{' '}
                    {t($ => $.detail.people, { count: row.rowCount })}
                  </span>
                  <RegisterStatus register={row} />
                </span>
              )}
            />
          </SummaryCard>
          <Pager
            page={currentPage}
            pages={amountPages}
            onChange={setPage}
            label={t($ => $.parts.statements)}
          />
        </>
      )}
    </QueryState>
  )
}
