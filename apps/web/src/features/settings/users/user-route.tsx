import { formatInn } from '@tartip/domain/identifiers/inn'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { formatPhone } from '@tartip/domain/identifiers/phone'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { CardAndListSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { Fact, FactCard } from '../fact-card.tsx'
import { SettingsPage } from '../settings-page.tsx'
import { personQuery, type PersonOfContract } from '../settings-queries.ts'
import { AccessSection } from './access-section.tsx'
import { FreezeCard } from './freeze-card.tsx'
import { RolesCard } from './roles-card.tsx'
import classes from '../settings.module.css'

/** One person of the organisation: who they are, whether they get in, and what they may do. */
export function UserRoute() {
  const { t } = useTranslation('settings')
  const { id = '' } = useParams({ strict: false })
  const person = useQuery(personQuery(id))
  const title = person.data?.fullName ?? t($ => $.user.one)
  return (
    <SettingsPage title={title} back={{ href: '/settings/users', label: t($ => $.user.back) }}>
      <QueryState query={person} skeleton={<CardAndListSkeleton rows={4} />}>
        {data => <UserDetails key={id} person={data} />}
      </QueryState>
    </SettingsPage>
  )
}

function UserDetails({ person }: { person: PersonOfContract }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  return (
    <>
      <div className={classes.cards}>
        <FactCard title={t($ => $.user.facts)}>
          <Fact name={t($ => $.info.right)}>{signRightNames[person.signRight][language]}</Fact>
          <Fact name={t($ => $.info.inn)}>{formatInn(person.individualInn)}</Fact>
          <Fact name={t($ => $.info.phone)}>{formatPhone(person.mobile)}</Fact>
          {person.email ? <Fact name={t($ => $.info.email)}>{person.email}</Fact> : null}
          <Fact name={t($ => $.user.since)}>
            {formatDate(bishkekDate(fromIso(person.createdDate)))}
          </Fact>
        </FactCard>
        <FreezeCard person={person} />
        <RolesCard person={person} />
      </div>
      <AccessSection person={person} />
    </>
  )
}
