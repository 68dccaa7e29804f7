import { Chip } from '../../components/text/chip.tsx'
import { PersonName } from '../../components/text/person-name.tsx'
import { PhoneText } from '../../components/text/phone-text.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerPerson } from './api/desk-api.ts'
import { DeskButton } from './desk-button.tsx'
import { DeskLine, DeskList } from './desk-list.tsx'
import type { OfficerActions } from './officer-actions.ts'

interface OfficerPeopleProps {
  people: readonly OfficerPerson[]
  actions: OfficerActions
}

/** The people of the contracts: freeze, unlock, verify, send a password. */
export function OfficerPeople({ people, actions }: OfficerPeopleProps) {
  const { t } = useTranslation('simulator')
  return (
    <DeskList
      id="officer-people"
      title={t($ => $.officer.people)}
      items={people}
      keyOf={({ personId }) => personId}
      wordsOf={({ fullName, phone }) => [fullName, phone]}
    >
      {person => <PersonLine person={person} actions={actions} />}
    </DeskList>
  )
}

function PersonLine({ person, actions }: { person: OfficerPerson; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/people/${person.personId}` as const
  const isFrozen = person.frozenReason !== undefined
  return (
    <DeskLine
      title={
        <>
          <PersonName name={person.fullName} />{' '}
          {isFrozen ? <Chip tone="danger">{t($ => $.officer.frozen)}</Chip> : null}
          {person.status === 'Confirmed' ? null : (
            <Chip tone="warning">{t($ => $.officer.statuses[person.status])}</Chip>
          )}
        </>
      }
      note={
        <>
          <PhoneText value={person.phone} />
          {isFrozen ? ` · ${person.frozenReason}` : null}
        </>
      }
    >
      <FreezeButton person={person} actions={actions} />
      <DeskButton isBusy={actions.isBusy} onClick={() => actions.runAction(`${path}/lift-lockout`)}>
        {t($ => $.officer.liftLockout)}
      </DeskButton>
      <DeskButton
        isBusy={actions.isBusy}
        onClick={() => actions.runAction(`${path}/send-password`)}
      >
        {t($ => $.officer.sendPassword)}
      </DeskButton>
      {person.status === 'Confirmed' ? null : (
        <DeskButton
          isBusy={actions.isBusy}
          onClick={() => actions.runAction(`${path}/verification`, { status: 'Confirmed' })}
        >
          {t($ => $.officer.confirmPerson)}
        </DeskButton>
      )}
    </DeskLine>
  )
}

function FreezeButton({ person, actions }: { person: OfficerPerson; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/people/${person.personId}` as const
  if (person.frozenReason !== undefined) {
    return (
      <DeskButton
        isBusy={actions.isBusy}
        kind="main"
        onClick={() => actions.runAction(`${path}/unfreeze`)}
      >
        {t($ => $.officer.unfreeze)}
      </DeskButton>
    )
  }
  return (
    <DeskButton
      isBusy={actions.isBusy}
      kind="danger"
      onClick={() =>
        actions.requestText({
          title: t($ => $.officer.freezeTitle, { name: person.fullName }),
          label: t($ => $.officer.reason),
          confirmLabel: t($ => $.officer.freeze),
          path: `${path}/freeze`,
          bodyOf: reason => ({ reason }),
          reasons: 'freeze',
        })
      }
    >
      {t($ => $.officer.freeze)}
    </DeskButton>
  )
}
