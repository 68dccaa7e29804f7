import { useEffect, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { fetchFaq, type FaqEntry } from '../api/flow.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { FaqGroups } from './faq-groups.tsx'
import classes from '../flow/flow.module.css'

/** Questions and answers of the bank, for people who are not signed in too. */
export function FaqRoute() {
  const { t } = useTranslation('authFlow')
  const [entries, setEntries] = useState<readonly FaqEntry[] | 'failed' | undefined>(undefined)
  const [attempt, setAttempt] = useState(0)

  useEffect(
    function load() {
      let isLeft = false
      fetchFaq().then(
        found => !isLeft && setEntries(found),
        () => !isLeft && setEntries('failed'),
      )
      return () => {
        isLeft = true
      }
    },
    [attempt],
  )

  return (
    <AuthFrame isWide>
      <Page title={t($ => $.faq.title)} back={{ href: '/auth/login', label: t($ => $.back) }}>
        {entries === 'failed' ? (
          <div className={classes.flow}>
            <p role="alert">{t($ => $.faq.failed)}</p>
            <Button variant="default" onClick={() => setAttempt(attempt + 1)}>
              {t($ => $.faq.retry)}
            </Button>
          </div>
        ) : entries === undefined ? null : (
          <FaqGroups entries={entries} />
        )}
      </Page>
    </AuthFrame>
  )
}
