import { Button } from '../../components/controls/button.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { PersonName } from '../../components/text/person-name.tsx'
import { PhoneText } from '../../components/text/phone-text.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { OfficerPerson } from './api/desk-api.ts'
import type { OfficerActions } from './officer-actions.ts'
import classes from './simulator.module.css'

interface OfficerPeopleProps {
  people: readonly OfficerPerson[]
  actions: OfficerActions
}

/** People as the bank's office sees them: let in, shut out, checked, given a password. */
export function OfficerPeople({ people, actions }: OfficerPeopleProps) {
  const { t } = useTranslation('simulator')
  return (
    <section className={classes.panel} aria-labelledby="officer-people">
      <h2 id="officer-people">{t($ => $.officer.people)}</h2>
      <ul className={classes.payments}>
        {people.map(person => (
          <PersonLine key={person.personId} person={person} actions={actions} />
        ))}
      </ul>
    </section>
  )
}

function PersonLine({ person, actions }: { person: OfficerPerson; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/people/${person.personId}` as const
  const isFrozen = person.frozenReason !== undefined
  return (
    <li className={classes.payment}>
      <div className={classes.paymentText}>
        <p>
          <PersonName name={person.fullName} />{' '}
          {isFrozen ? <Chip tone="danger">{t($ => $.officer.frozen)}</Chip> : null}
          {person.status === 'Confirmed' ? null : (
            <Chip tone="warning">{t($ => $.officer.statuses[person.status])}</Chip>
          )}
        </p>
        <p className={classes.quiet}>
          <PhoneText value={person.phone} />
          {isFrozen ? ` · ${person.frozenReason}` : null}
        </p>
      </div>
      <div className={classes.buttons}>
        <FreezeButton person={person} actions={actions} />
        <Button
          size="sm"
          variant="default"
          disabled={actions.isBusy}
          onClick={() => actions.order(`${path}/lift-lockout`)}
        >
          {t($ => $.officer.liftLockout)}
        </Button>
        <Button
          size="sm"
          variant="default"
          disabled={actions.isBusy}
          onClick={() => actions.order(`${path}/send-password`)}
        >
          {t($ => $.officer.sendPassword)}
        </Button>
        {person.status === 'Confirmed' ? null : (
          <Button
            size="sm"
            variant="default"
            disabled={actions.isBusy}
            onClick={() => actions.order(`${path}/verification`, { status: 'Confirmed' })}
          >
            {t($ => $.officer.confirmPerson)}
          </Button>
        )}
      </div>
    </li>
  )
}

function FreezeButton({ person, actions }: { person: OfficerPerson; actions: OfficerActions }) {
  const { t } = useTranslation('simulator')
  const path = `/officer/people/${person.personId}` as const
  if (person.frozenReason !== undefined) {
    return (
      <Button size="sm" disabled={actions.isBusy} onClick={() => actions.order(`${path}/unfreeze`)}>
        {t($ => $.officer.unfreeze)}
      </Button>
    )
  }
  return (
    <Button
      size="sm"
      variant="default"
      color="danger"
      disabled={actions.isBusy}
      onClick={() =>
        actions.ask({
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
    </Button>
  )
}
