import { permissionName } from '@tartip/domain/accounts/permission-names'
import { useQueries, useQuery } from '@tanstack/react-query'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SkeletonBlock } from '../../../components/feedback/skeletons.tsx'
import type { DataColumn } from '../../../components/table/data-column.ts'
import { ShortTable } from '../../../components/table/short-table.tsx'
import { listed } from '../../../lib/listed.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { SettingsPage } from '../settings-page.tsx'
import { accessQuery, peopleQuery } from '../settings-queries.ts'
import type { AccessOfPerson, PersonOfContract } from '../settings-queries.ts'
import { grantsOn, nameOfGranted } from './grants-on.ts'
import type { Granted } from './grants-on.ts'
import classes from './users.module.css'

/** A person with their permissions; `access` is undefined until the bank has answered. */
interface PersonWithAccess {
  readonly person: PersonOfContract
  readonly access: AccessOfPerson | undefined
  readonly isPending: boolean
}

/**
 * The people of the organisation by what each may do with one account or card. A row leads to the
 * person, where permissions are given and taken.
 */
export function GrantedPeople({ granted }: { granted: Granted }) {
  const { t } = useTranslation('settings')
  const { orgReferenceId } = useMe().currentContract
  const people = useQuery(peopleQuery(orgReferenceId))
  const persons = people.data ?? []
  const access = useQueries({ queries: persons.map(one => accessQuery(one.referenceId)) })
  const lists = access.flatMap(({ data }) => (data ? [data] : []))
  const name = nameOfGranted(lists, granted)
  const isNamePending = people.isPending || access.some(one => one.isPending)
  return (
    <SettingsPage
      title={t($ => (granted.kind === 'account' ? $.granted.account : $.granted.card))}
      subtitle={name ?? (isNamePending ? <SkeletonBlock width="12rem" /> : undefined)}
      back={
        granted.kind === 'account'
          ? {
              href: `/account/${encodeURIComponent(granted.id)}`,
              label: t($ => $.granted.toAccount),
            }
          : { href: `/card?id=${encodeURIComponent(granted.id)}`, label: t($ => $.granted.toCard) }
      }
    >
      <QueryState
        query={people}
        skeleton={<UntitledListSkeleton rows={8} />}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.granted.nobody)}
            text={t($ => $.granted.nobodyText)}
          />
        }
      >
        {list => (
          <PeopleTable
            granted={granted}
            rows={list.map((person, place) => ({
              person,
              access: access[place]?.data,
              isPending: access[place]?.isPending ?? true,
            }))}
          />
        )}
      </QueryState>
      <p className={classes.quiet}>{t($ => $.granted.hint)}</p>
    </SettingsPage>
  )
}

interface PeopleTableProps {
  granted: Granted
  rows: readonly PersonWithAccess[]
}

function PeopleTable({ granted, rows }: PeopleTableProps) {
  const { t } = useTranslation('settings')
  const columns = useColumns(granted)
  return (
    <div className={classes.table}>
      <ShortTable
        label={t($ => (granted.kind === 'account' ? $.granted.account : $.granted.card))}
        columns={columns}
        rows={rows}
        getRowId={({ person }) => person.userContractId}
        rowHref={({ person }) => `/settings/users/${person.referenceId}`}
        renderCard={row => <PersonCard row={row} granted={granted} />}
      />
    </div>
  )
}

function useColumns(granted: Granted): readonly DataColumn<PersonWithAccess>[] {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  return [
    {
      id: 'name',
      header: t($ => $.users.name),
      isRowName: true,
      width: '38%',
      cell: ({ person }) => person.fullName,
    },
    {
      id: 'right',
      header: t($ => $.users.right),
      width: '11rem',
      cell: ({ person }) => signRightNames[person.signRight][language],
    },
    {
      id: 'may',
      header: t($ => $.granted.may),
      cell: row => <Grants row={row} granted={granted} />,
    },
  ]
}

function PersonCard({ row, granted }: { row: PersonWithAccess; granted: Granted }) {
  const language = useLanguage()
  return (
    <span className={classes.personCard}>
      <span className={classes.personName} translate="no">
        {row.person.fullName}
      </span>
      <span className={classes.quiet}>{signRightNames[row.person.signRight][language]}</span>
      <Grants row={row} granted={granted} />
    </span>
  )
}

function Grants({ row, granted }: { row: PersonWithAccess; granted: Granted }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  if (row.isPending) return <SkeletonBlock width="8rem" />
  if (!row.access) return <span className={classes.quiet}>{t($ => $.granted.unknown)}</span>
  const { extent, permissions } = grantsOn(row.access, granted)
  if (extent === 'nothing') {
    return <span className={classes.quiet}>{t($ => $.granted.nothing)}</span>
  }
  if (extent === 'everything') return t($ => $.granted.everything)
  return listed(permissions.map(permission => permissionName(permission, language)))
}
