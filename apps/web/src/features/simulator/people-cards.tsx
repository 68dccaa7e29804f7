import { productRoleNames } from '@tartip/domain/people/product-role'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { useTranslation } from '../../lib/use-translation.ts'
import { CopyButton } from '../../components/controls/copy-button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { PersonName } from '../../components/text/person-name.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import type { SimulatorPerson } from './api/simulator-api.ts'
import { secondsLeft } from './one-time-codes.ts'
import { CodeRing } from './code-ring.tsx'
import classes from './simulator.module.css'
import { useTicking } from './use-ticking.ts'

interface PeopleCardsProps {
  people: readonly SimulatorPerson[]
  readAt: number
}

/** The demo people with their sign-in credentials and current code. */
export function PeopleCards({ people, readAt }: PeopleCardsProps) {
  const { t } = useTranslation('simulator')
  const elapsedMs = useTicking() - readAt
  return (
    <section className={classes.crew} aria-labelledby="simulator-people">
      <h2 id="simulator-people">{t($ => $.people.title)}</h2>
      <ul className={classes.people}>
        {people.map(person => (
          <li key={person.clientId} className={classes.person}>
            <PersonCard
              person={person}
              seconds={secondsLeft(person.codeExpiresInSeconds, elapsedMs)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PersonCard({ person, seconds }: { person: SimulatorPerson; seconds: number }) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  return (
    <>
      <div>
        <h3>
          <PersonName name={person.fullName} />
        </h3>
        <ul className={classes.roles}>
          {person.roles.map(role => (
            <li key={role.companyName}>
              {[
                role.companyName,
                signRightNames[role.signRight][language],
                ...role.productRoles.map(one => productRoleNames[one][language]),
              ].join(' · ')}
            </li>
          ))}
        </ul>
        {person.status === 'Pending' ? (
          <Chip tone="warning">{t($ => $.people.pending)}</Chip>
        ) : null}
        {person.status === 'Rejected' ? (
          <Chip tone="danger">{t($ => $.people.rejected)}</Chip>
        ) : null}
      </div>
      <dl className={classes.keys}>
        <div>
          <dt>{t($ => $.people.clientId)}</dt>
          <dd>
            <code>{person.clientId}</code>
            <CopyButton text={person.clientId} what={t($ => $.people.clientId)} size="sm" />
          </dd>
        </div>
        <div>
          <dt>{t($ => $.people.password)}</dt>
          <dd>
            <code>{person.password}</code>
            <CopyButton text={person.password} what={t($ => $.people.password)} size="sm" />
          </dd>
        </div>
      </dl>
      <div className={classes.codeLine}>
        <CodeRing seconds={seconds} />
        <span className={classes.code} data-over={seconds === 0 || undefined}>
          {`${person.code.slice(0, 3)}\u00A0${person.code.slice(3)}`}
        </span>
        <CopyButton text={person.code} what={t($ => $.people.code)} />
        <span className={classes.codeEnd}>
          <LinkButton
            size="sm"
            variant="default"
            href={`/auth/login?clientId=${encodeURIComponent(person.clientId)}`}
          >
            {t($ => $.people.signIn)}
          </LinkButton>
        </span>
      </div>
    </>
  )
}
