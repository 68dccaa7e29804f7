import { useQuery } from '@tanstack/react-query'
import { signRightNames, signTypeNames } from '@tartip/domain/people/sign-right'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { SettingsPage } from '../settings-page.tsx'
import { keyAvailabilityQuery } from '../settings-queries.ts'
import { OwnKeyCard } from './own-key-card.tsx'
import classes from '../settings.module.css'

/** Keys for signing on phones: one's own, and whose are missing. */
export function PayControlRoute() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { currentContract } = useMe()
  return (
    <SettingsPage title={t($ => $.payControl.title)}>
      {currentContract.signType === 'PAY_CONTROL' ? (
        <div className={classes.cards}>
          <AvailabilityCard orgReferenceId={currentContract.orgReferenceId} />
          <OwnKeyCard contractId={currentContract.id} />
        </div>
      ) : (
        <EmptyState
          illustration="empty"
          title={t($ => $.payControl.notUsed)}
          text={t($ => $.payControl.notUsedText, {
            way: signTypeNames[currentContract.signType][language],
          })}
        />
      )}
    </SettingsPage>
  )
}

function AvailabilityCard({ orgReferenceId }: { orgReferenceId: string }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const availability = useQuery(keyAvailabilityQuery(orgReferenceId))
  return (
    <section className={classes.card}>
      <h2>{t($ => $.payControl.availability)}</h2>
      <QueryState query={availability}>
        {({ available, nonAvailableFor }) => {
          if (available) return <p>{t($ => $.payControl.available)}</p>
          if (nonAvailableFor.length === 0) {
            return (
              <Notice tone="warning">
                <p>{t($ => $.payControl.stageMissing)}</p>
              </Notice>
            )
          }
          return (
            <Notice tone="warning">
              <p>{t($ => $.payControl.notAvailable)}</p>
              <ul>
                {nonAvailableFor.map(person => (
                  <li key={`${person.fullName} ${person.signRight}`}>
                    {person.fullName} · {signRightNames[person.signRight][language]}
                  </li>
                ))}
              </ul>
            </Notice>
          )
        }}
      </QueryState>
    </section>
  )
}
