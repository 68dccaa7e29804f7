import { useQuery } from '@tanstack/react-query'
import { productRoleNames } from '@tartip/domain/people/product-role'
import { productRoles, signRightNames } from '@tartip/domain/people/sign-right'
import { isPersonFound } from '@tartip/domain/lists/search-text'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { SearchField } from '../../../components/fields/search-field.tsx'
import type { DataColumn } from '../../../components/table/data-column.ts'
import { ShortTable } from '../../../components/table/short-table.tsx'
import { listed } from '../../../lib/listed.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { SettingsPage } from '../settings-page.tsx'
import { peopleQuery, type PersonOfContract } from '../settings-queries.ts'
import { GrantedPeople } from './granted-people.tsx'
import { grantedOfSearch } from './grants-on.ts'
import { PersonStateChip } from './person-state-chip.tsx'
import classes from './users.module.css'

/** Everybody of the organisation; with `?account=` or `?card=`, by what each may do with that one. */
export function UsersRoute() {
  const granted = grantedOfSearch(useSearch({ strict: false }))
  return granted ? <GrantedPeople granted={granted} /> : <AllPeople />
}

/** To be found by name, phone or tax number. */
function AllPeople() {
  const { t } = useTranslation('settings')
  const { orgReferenceId } = useMe().currentContract
  const people = useQuery(peopleQuery(orgReferenceId))
  const [search, setSearch] = useState('')
  return (
    <SettingsPage title={t($ => $.users.title)}>
      <div className={classes.search}>
        <SearchField label={t($ => $.users.search)} value={search} onChange={setSearch} />
      </div>
      <QueryState query={people} skeleton={<UntitledListSkeleton rows={6} />}>
        {list => <PeopleList people={findPeople(list, search)} onClear={() => setSearch('')} />}
      </QueryState>
    </SettingsPage>
  )
}

/** Finds by parts of the name, whatever the letters, or by digits of the phone and the tax number. */
export function findPeople(
  people: readonly PersonOfContract[],
  search: string,
): readonly PersonOfContract[] {
  return people.filter(({ fullName, mobile, individualInn }) =>
    isPersonFound({ fullName, numbers: [mobile, individualInn] }, search),
  )
}

interface PeopleListProps {
  people: readonly PersonOfContract[]
  onClear: () => void
}

function PeopleList({ people, onClear }: PeopleListProps) {
  const { t } = useTranslation('settings')
  const columns = useColumns()
  if (people.length === 0) {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.users.nothing)}
        text={t($ => $.users.nothingText)}
        action={
          <Button variant="default" onClick={onClear}>
            {t($ => $.users.clear)}
          </Button>
        }
      />
    )
  }
  return (
    <div className={classes.table}>
      <ShortTable
        label={t($ => $.users.title)}
        columns={columns}
        rows={people}
        getRowId={person => person.userContractId}
        rowHref={person => `/settings/users/${person.referenceId}`}
        renderCard={person => <PersonCard person={person} />}
      />
    </div>
  )
}

function useColumns(): readonly DataColumn<PersonOfContract>[] {
  const { t } = useTranslation('settings')
  const { userReferenceId } = useMe()
  return [
    {
      id: 'name',
      header: t($ => $.users.name),
      isRowName: true,
      width: '36%',
      cell: person =>
        person.referenceId === userReferenceId
          ? `${person.fullName} (${t($ => $.users.you)})`
          : person.fullName,
    },
    {
      id: 'right',
      header: t($ => $.users.right),
      cell: person => <RightAndRoles person={person} />,
    },
    {
      id: 'state',
      header: t($ => $.users.state),
      width: '14.5rem',
      cell: person => <PersonStateChip person={person} />,
    },
  ]
}

/** What the person signs as, and below it what they do in the products. */
function RightAndRoles({ person }: { person: PersonOfContract }) {
  const language = useLanguage()
  const roles = rolesOf(person).map(role => productRoleNames[role][language])
  return (
    <>
      {signRightNames[person.signRight][language]}
      {roles.length > 0 ? <span className={classes.roles}>{listed(roles)}</span> : null}
    </>
  )
}

function PersonCard({ person }: { person: PersonOfContract }) {
  return (
    <span className={classes.personCard}>
      <span className={classes.personName} translate="no">
        {person.fullName}
      </span>
      <span className={classes.quiet}>
        <RightAndRoles person={person} />
      </span>
      <PersonStateChip person={person} />
    </span>
  )
}

/** The product roles that a person holds, in the order of the product. */
export function rolesOf(person: Pick<PersonOfContract, 'productRoles'>) {
  return productRoles.filter(role => person.productRoles.some(({ roles }) => roles.includes(role)))
}
