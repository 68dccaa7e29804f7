import { useQuery } from '@tanstack/react-query'
import { apiKeyApiNames } from '@tartip/domain/people/api-key'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { LinesSkeleton } from '../../../components/feedback/skeletons.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Chip } from '../../../components/text/chip.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { MovedClockNote } from '../../../lib/moved-clock-note.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { Fact } from '../fact-card.tsx'
import { SettingsPage } from '../settings-page.tsx'
import { apiKeyQuery } from '../settings-queries.ts'
import type { ApiKeyFactsFragment } from '../api/api-key.access-control.generated.ts'
import { DeactivateKey } from './deactivate-key.tsx'
import { NewKey } from './new-key.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import classes from '../settings.module.css'

/** The organisation's API key: none yet, working, or ended. */
export function ApiKeyRoute() {
  const { t } = useTranslation('settings')
  const { orgReferenceId } = useMe().currentContract
  const apiKey = useQuery(apiKeyQuery(orgReferenceId))
  const [made, setMade] = useState<string | undefined>(undefined)
  return (
    <SettingsPage title={t($ => $.apiKey.title)} subtitle={t($ => $.apiKey.subtitle)}>
      <MovedClockNote />
      <div className={classes.cards}>
        {made === undefined ? (
          <QueryState
            query={apiKey}
            skeleton={
              <SummaryCard>
                <LinesSkeleton lines={6} />
              </SummaryCard>
            }
          >
            {key => (
              <>
                {key !== null ? <KeyCard apiKey={key} orgReferenceId={orgReferenceId} /> : null}
                {key === null || key.state === 'NEW' ? (
                  <NewKeyForm orgReferenceId={orgReferenceId} onMade={setMade} />
                ) : null}
              </>
            )}
          </QueryState>
        ) : (
          <NewKey apiKey={made} onSaved={() => setMade(undefined)} />
        )}
      </div>
    </SettingsPage>
  )
}

interface KeyCardProps {
  apiKey: ApiKeyFactsFragment
  orgReferenceId: string
}

const tones = { NEW: 'muted', ACTIVE: 'success', INACTIVE: 'danger' } as const

/** The last key: what it opens, how long it works, who made it and when it was used. */
function KeyCard({ apiKey, orgReferenceId }: KeyCardProps) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const at = (instant: string) => formatDateTime(fromIso(instant))
  return (
    <section className={classes.card}>
      <div className={classes.between}>
        <h2>{t($ => $.apiKey.current)}</h2>
        <Chip tone={tones[apiKey.state]}>{t($ => $.apiKey.states[apiKey.state])}</Chip>
      </div>
      <dl className={classes.facts}>
        <Fact name={t($ => $.apiKey.begins)}>{`${apiKey.keyPrefix}…`}</Fact>
        <Fact name={t($ => $.apiKey.access)}>
          {apiKey.apiKeyAccessList.map(({ api }) => apiKeyApiNames[api][language]).join('; ')}
        </Fact>
        <Fact name={t($ => $.apiKey.organisation)}>{orgReferenceId}</Fact>
        <Fact name={t($ => $.apiKey.created)}>{at(apiKey.createdDate)}</Fact>
        <Fact name={t($ => $.apiKey.until)}>{at(apiKey.validUntil)}</Fact>
        <Fact name={t($ => $.apiKey.by)}>{apiKey.createdBy}</Fact>
        <Fact name={t($ => $.apiKey.used)}>
          {apiKey.lastUsedDate ? at(apiKey.lastUsedDate) : t($ => $.apiKey.never)}
        </Fact>
      </dl>
      {apiKey.state === 'ACTIVE' ? <DeactivateKey orgReferenceId={orgReferenceId} /> : null}
      {apiKey.state === 'INACTIVE' ? (
        <Notice tone="warning">
          <p>{t($ => $.apiKey.reissue)}</p>
        </Notice>
      ) : null}
    </section>
  )
}
